import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Checkbox } from "./checkbox.tsx";

describe("Checkbox", () => {
  it("is named by its label and described by its hint", async () => {
    const onChange = jest.fn();
    render(
      <Checkbox
        label="Several answers"
        hint="People may tick more than one"
        checked={false}
        onChange={onChange}
      />,
    );
    const box = screen.getByRole("checkbox", { name: "Several answers" });
    expect(box).toHaveAccessibleDescription("People may tick more than one");
    await userEvent.click(box);
    expect(onChange).toHaveBeenCalledWith(true);
  });
});
