import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { TextField, SelectField } from "./fields.tsx";

function Example() {
  const [value, setValue] = useState("");
  return (
    <TextField
      label="Access code"
      hint="From the survey's owner"
      error={value === "" ? "Please enter the access code." : undefined}
      value={value}
      onChange={setValue}
      maxLength={4}
    />
  );
}

describe("TextField", () => {
  it("connects label, hint and error to the input", () => {
    render(<Example />);
    const input = screen.getByRole("textbox", { name: "Access code" });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(
      "Please enter the access code. From the survey's owner",
    );
  });

  it("reports the typed text, as far as attributes allow", async () => {
    render(<Example />);
    const input = screen.getByRole("textbox");
    await userEvent.type(input, "abcdef");
    expect(input).toHaveValue("abcd");
    expect(input).toBeValid();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("counts code points, like the API", async () => {
    render(<Example />);
    const input = screen.getByRole("textbox");
    await userEvent.type(input, "日😀😀😀😀");
    expect(input).toHaveValue("日😀😀😀");
    await userEvent.clear(input);
    await userEvent.paste("abc👨‍👩‍👧");
    expect(input).toHaveValue("abc");
    expect(input).not.toHaveAttribute("maxlength");
  });
});

describe("SelectField", () => {
  it("reports the value of the selected option", async () => {
    const onChange = jest.fn();
    render(
      <SelectField
        label="Access"
        value="open"
        options={[
          { value: "open", label: "Everyone" },
          { value: "code", label: "With a code" },
        ]}
        onChange={onChange}
      />,
    );
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Access" }),
      "With a code",
    );
    expect(onChange).toHaveBeenCalledWith("code");
  });
});
