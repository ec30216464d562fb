import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { CodeDialog, type CodeDialogProps } from "./code-dialog.tsx";

const texts = {
  title: "Enter Access Code",
  description: "Enter it below to continue",
  label: "Access code",
};

const plain: CodeDialogProps = {
  texts,
  maxLength: 6,
  error: null,
  attemptsRemaining: null,
  locked: false,
  busy: false,
  onSubmit: () => undefined,
  onClose: () => undefined,
};

const wrong = "That access code is not right.";

function show(props: Partial<CodeDialogProps> = {}) {
  const user = userEvent.setup();
  const view = render(<CodeDialog {...plain} {...props} />);
  return {
    user,
    change: (changes: Partial<CodeDialogProps>) => {
      view.rerender(<CodeDialog {...plain} {...props} {...changes} />);
    },
  };
}

const dialog = () => screen.getByRole("dialog", { name: "Enter Access Code" });
const input = () => screen.getByRole("textbox", { name: "Access code" });
const button = (name: string) => screen.getByRole("button", { name });

describe("CodeDialog", () => {
  it("shows what the code is for and focuses its input", () => {
    show();
    expect(dialog()).toHaveAccessibleDescription("Enter it below to continue");
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute("placeholder", "Access code");
    expect(input()).toBeValid();
    expect(button("Submit code")).toBeDisabled();
  });

  it("returns the entered text, up to the maximum length of a code", async () => {
    const onSubmit = jest.fn();
    const { user } = show({ onSubmit });
    await user.type(input(), " sesame");
    await user.click(button("Submit code"));
    expect(onSubmit.mock.calls).toEqual([[" sesam"]]);
  });

  it("accepts no second code while one is being checked", async () => {
    const onSubmit = jest.fn();
    const { user } = show({ busy: true, onSubmit });
    await user.type(input(), "sesame{Enter}");
    expect(button("Checking")).toHaveAttribute("aria-busy", "true");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("connects error and remaining attempts to the input, and announces them together", () => {
    show({ hint: "Ask the owner.", error: wrong, attemptsRemaining: 1200 });
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(
      `${wrong} Attempts remaining: 1,200`,
    );
    expect(screen.getByRole("alert")).toHaveTextContent(
      /right\.Attempts remaining: 1,200$/,
    );
  });

  it("returns the focus to the input after each refused code", async () => {
    const { user, change } = show();
    await user.type(input(), "sesame");
    for (const busy of [true, true]) {
      await user.click(button("Submit code"));
      change({ busy });
      change({ error: wrong });
      expect(input()).toHaveFocus();
    }
  });

  it("connects hint and remaining attempts to the input", () => {
    show({ hint: "Ask the owner.", attemptsRemaining: 1 });
    expect(input()).toBeValid();
    expect(input()).toHaveAccessibleDescription(
      "Ask the owner. Attempts remaining: 1",
    );
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("removes the error while the next code is checked, so that it is announced again", () => {
    const { change } = show({ error: wrong, attemptsRemaining: 2 });
    change({ error: wrong, attemptsRemaining: 2, busy: true });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText("Attempts remaining: 2")).toBeVisible();
    change({ error: wrong, attemptsRemaining: 1 });
    expect(screen.getByRole("alert")).toHaveTextContent(wrong);
  });

  it("announces an error again that is set without a check", async () => {
    const { user } = show({ error: wrong });
    const first = screen.getByText(wrong);
    await user.type(input(), "a{Enter}");
    expect(screen.getByText(wrong)).toBeVisible();
    expect(first).not.toBeInTheDocument();
  });

  it("shows only the lock message until it is closed", async () => {
    const onClose = jest.fn();
    const { user } = show({ error: wrong, locked: true, onClose });
    expect(within(dialog()).getByRole("alert")).toHaveTextContent(
      /^Access has been temporarily blocked after too many incorrect attempts$/,
    );
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button("Close"));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("keeps the focus when it is locked", () => {
    const { change } = show();
    change({ locked: true });
    expect(button("Close")).toHaveFocus();
  });

  it("can be cancelled, and starts again", async () => {
    function Example() {
      const [open, setOpen] = useState(true);
      if (!open) return <button onClick={() => setOpen(true)}>Ask</button>;
      return <CodeDialog {...plain} onClose={() => setOpen(false)} />;
    }
    const user = userEvent.setup();
    render(<Example />);
    await user.type(input(), "wrong");
    await user.click(button("Cancel"));
    await user.click(button("Ask"));
    expect(input()).toHaveValue("");
  });
});
