import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DangerDialog } from "./danger-dialog.tsx";

const asked = {
  open: true,
  title: "Delete it?",
  description: "It cannot be undone.",
  cancel: "Keep it",
  action: "Delete",
  onClose: () => undefined,
};

describe("a dialog before something destructive", () => {
  it("is announced as an alert with what happens, and does nothing until it is confirmed", async () => {
    const [onClose, onAction] = [jest.fn(), jest.fn()];
    render(<DangerDialog {...asked} onClose={onClose} onAction={onAction} />);
    expect(
      screen.getByRole("alertdialog", { name: "Delete it?" }),
    ).toHaveAccessibleDescription("It cannot be undone.");
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Keep it" }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onAction).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(onAction).toHaveBeenCalledTimes(1);
  });

  it("submits its form, if it has one", async () => {
    const submitted = jest.fn((event: { preventDefault: () => void }) =>
      event.preventDefault(),
    );
    render(
      <DangerDialog {...asked} form="word">
        <form id="word" onSubmit={submitted} />
      </DangerDialog>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it("cannot be pressed while it works", async () => {
    const onAction = jest.fn();
    render(<DangerDialog {...asked} busy onAction={onAction} />);
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(onAction).not.toHaveBeenCalled();
  });
});
