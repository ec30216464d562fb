import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "./dialog.tsx";

interface ExampleProps {
  readonly dismissible?: boolean;
}

function Example({ dismissible = true }: ExampleProps) {
  const [open, setOpen] = useState(false);
  function close() {
    setOpen(false);
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        open={open}
        title="Enter Access Code"
        description="This survey requires an access code."
        onClose={close}
        dismissible={dismissible}
      >
        <input aria-label="Access code" />
      </Dialog>
    </>
  );
}

async function open(props: ExampleProps = {}) {
  const user = userEvent.setup();
  render(<Example {...props} />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  return user;
}

describe("Dialog", () => {
  it("is named by its title and described by its sentence", async () => {
    await open();
    expect(
      screen.getByRole("dialog", { name: "Enter Access Code" }),
    ).toHaveAccessibleDescription("This survey requires an access code.");
  });

  it("takes focus to its first control and back to the opener", async () => {
    const user = await open();
    expect(screen.getByRole("textbox", { name: "Access code" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  it("closes on Escape", async () => {
    const user = await open();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("refuses Escape and has no cross when it cannot be dismissed", async () => {
    const user = await open({ dismissible: false });
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toHaveAttribute("open");
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });

  it("opens again when the browser closes it against its will", async () => {
    await open({ dismissible: false });
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    dialog.open = false;
    fireEvent(dialog, createEvent("close", dialog));
    expect(dialog.open).toBe(true);
  });

  it("tells the page that it holds it, until the last one closes", async () => {
    const page = document.documentElement;
    const outer = render(
      <Dialog open title="Outer" onClose={() => undefined} />,
    );
    const user = await open();
    expect(page).toHaveAttribute("data-modal");
    await user.click(screen.getAllByRole("button", { name: "Close" })[1]!);
    expect(page).toHaveAttribute("data-modal");
    outer.unmount();
    expect(page).not.toHaveAttribute("data-modal");
  });
});
