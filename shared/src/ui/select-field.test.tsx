import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SelectField } from "./select-field.tsx";

describe("SelectField", () => {
  it("reports the value of the chosen option", async () => {
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
