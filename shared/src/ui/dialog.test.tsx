import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import type { DialogRank } from "../session/dialog-queue.ts";
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

  it("focuses its first control, and returns the focus to the opener", async () => {
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

  it("ignores Escape and has no close button if it cannot be dismissed", async () => {
    const user = await open({ dismissible: false });
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toHaveAttribute("open");
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });

  it("opens again if the browser closes it although it cannot be dismissed", async () => {
    await open({ dismissible: false });
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    dialog.open = false;
    fireEvent(dialog, createEvent("close", dialog));
    expect(dialog.open).toBe(true);
  });

  it("sets an attribute on the page until it closes", async () => {
    const page = document.documentElement;
    const user = await open();
    expect(page).toHaveAttribute("data-modal");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(page).not.toHaveAttribute("data-modal");
  });
});

/** Records how many dialogs are open whenever another one opens. */
function watchOpening(): number[] {
  const { prototype } = HTMLDialogElement;
  // oxlint-disable-next-line typescript/unbound-method -- called with its dialog below
  const { showModal } = prototype;
  const openBefore: number[] = [];
  jest.spyOn(prototype, "showModal").mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    openBefore.push(document.querySelectorAll("dialog[open]").length);
    showModal.call(this);
  });
  return openBefore;
}

describe("two dialogs at once", () => {
  interface TwoProps {
    readonly rank?: DialogRank;
    readonly second?: boolean;
  }

  function Two({ rank = "need", second = false }: TwoProps) {
    const [first, setFirst] = useState(true);
    return (
      <>
        <Dialog
          open={first}
          title="First"
          rank={rank}
          onClose={() => setFirst(false)}
        />
        <Dialog open={second} title="Second" onClose={() => undefined} />
      </>
    );
  }

  const titles = () =>
    screen.queryAllByRole("heading").map(({ textContent }) => textContent);

  it("are never open together: the second one waits until the first is closed", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Two />);
    rerender(<Two second />);
    expect(titles()).toEqual(["First"]);
    await user.keyboard("{Escape}");
    expect(titles()).toEqual(["Second"]);
    expect(screen.getByRole("dialog")).toHaveAttribute("open");
  });

  it("open by need first: an offer is hidden, and shown again afterwards", () => {
    const openBefore = watchOpening();
    const { rerender } = render(<Two rank="offer" />);
    expect(titles()).toEqual(["First"]);
    rerender(<Two rank="offer" second />);
    expect(titles()).toEqual(["Second"]);
    rerender(<Two rank="offer" />);
    expect(titles()).toEqual(["First"]);
    expect(openBefore).toEqual([0, 0, 0]);
  });

  it("leave the queue when they no longer need to be open", () => {
    const { rerender } = render(<Two />);
    rerender(<Two second />);
    rerender(<Two />);
    expect(titles()).toEqual(["First"]);
  });
});
