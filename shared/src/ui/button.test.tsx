import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Button, buttonClass } from "./button.tsx";

describe("Button", () => {
  it("does not submit a form by default", () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveAttribute(
      "type",
      "button",
    );
  });

  it("shows what it is busy with, keeps the focus and ignores clicks", async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Submit code</Button>);
    await user.click(screen.getByRole("button", { name: "Submit code" }));
    rerender(
      <Button onClick={onClick} busy busyText="Checking">
        Submit code
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Checking" });
    await user.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it("does not submit its form while busy", async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("shares its style with links", () => {
    expect(buttonClass("filled")).toBe("button filled");
  });
});
