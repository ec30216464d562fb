import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import {
  button,
  openEditor,
  openQuestion,
  startNetwork,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

function grip() {
  return button("Reorder Question 1");
}

async function expectLifted() {
  expect(
    await screen.findByText("Lifted Question 1. Position 1 of 2."),
  ).toHaveAttribute("role", "status");
  fireEvent.keyDown(document, { key: "Escape", code: "Escape" });
  expect(await screen.findByText("Question 1 was put back.")).toHaveAttribute(
    "role",
    "status",
  );
}

function expectNotLifted() {
  expect(screen.queryByText(/^Lifted/)).toBeNull();
}

/** Above all items, which are at zero in jsdom: an item moved here is still the first. */
const above = -9;

describe("the grip of an item", () => {
  it("describes its role and usage to a screen reader", async () => {
    await openEditor();
    expect(grip()).toHaveAttribute("aria-roledescription", "sortable");
    await waitFor(() => {
      expect(grip()).toHaveAccessibleDescription(
        "To reorder, press Space, move with the arrow keys and press Space again. Escape puts it back.",
      );
    });
  });

  it("announces where its item was dropped by the keyboard", async () => {
    await openEditor();
    grip().focus();
    fireEvent.keyDown(grip(), { key: " ", code: "Space" });
    await screen.findByText("Lifted Question 1. Position 1 of 2.");
    // The library adds its listeners in the next task.
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.keyDown(document, { key: " ", code: "Space" });
    expect(
      await screen.findByText("Dropped at position 1 of 2."),
    ).toHaveAttribute("role", "status");
  });

  it("folds the open question when it lifts one, so that all are dragged past lines", async () => {
    const { user } = await openEditor();
    await openQuestion(user, 1);
    grip().focus();
    fireEvent.keyDown(grip(), { key: " ", code: "Space" });
    await expectLifted();
    expect(screen.queryByRole("textbox", { name: "Question text" })).toBeNull();
  });

  it("lifts its item when a mouse has moved it by more than 5 pixels", async () => {
    await openEditor();
    fireEvent.mouseDown(grip(), { clientX: 0, clientY: above, button: 0 });
    fireEvent.mouseMove(document, { clientX: 5, clientY: above });
    expectNotLifted();
    fireEvent.mouseMove(document, { clientX: 6, clientY: above });
    await expectLifted();
  });

  it("lifts its item when a finger has rested on it for 120 ms", async () => {
    await openEditor();
    jest.useFakeTimers();
    const touches = [{ clientX: 0, clientY: above }];
    fireEvent.touchStart(grip(), { touches });
    act(() => void jest.advanceTimersByTime(119));
    expectNotLifted();
    act(() => void jest.advanceTimersByTime(1));
    jest.useRealTimers();
    await expectLifted();
  });
});
