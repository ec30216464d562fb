import type { ReadableDrawing } from "@nearsay/core/charts";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { PointReader } from "./point-reader.tsx";

const marks = [50, 100, 150];

const drawing: ReadableDrawing = {
  width: 200,
  height: 100,
  label: "A finding",
  shapes: [],
  marks,
  readMark: (index) => {
    const x = marks[index];
    if (x === undefined) return null;
    const dot = { tag: "circle", attributes: { cx: x, r: 3 } } as const;
    return {
      x,
      y: 10,
      name: `Day ${index}`,
      facts: ["1 response"],
      shapes: [dot],
    };
  },
};

const show = (shown = drawing) => {
  const { container } = render(<PointReader drawing={shown} />);
  const chart = screen.getByRole("img", { name: "A finding" });
  return { container, chart };
};

const tip = () => screen.queryByText(/^Day/);

const slider = () => screen.getByRole("slider");

test("shows the reading of the nearest mark beside it, while hovered", async () => {
  const { chart, container } = show();
  await userEvent.pointer({ target: chart, coords: { clientX: 120 } });
  expect(tip()).toHaveTextContent("Day 1");
  expect(container.querySelector("circle")).toHaveAttribute("cx", "100");
  await userEvent.pointer({ target: chart, coords: { clientX: 999 } });
  expect(tip()).toHaveTextContent("Day 2");
  await userEvent.unhover(chart);
  expect(tip()).not.toBeInTheDocument();
});

test("does not re-render the chart", async () => {
  const readShapes = jest.fn(() => []);
  const shown = {
    ...drawing,
    get shapes() {
      return readShapes();
    },
  };
  const { chart } = show(shown);
  readShapes.mockClear();
  await userEvent.pointer({ target: chart, coords: { clientX: 120 } });
  expect(tip()).toBeVisible();
  expect(readShapes).not.toHaveBeenCalled();
});

test("keeps what a finger read until it touches elsewhere", async () => {
  const { chart } = show();
  const coords = { clientX: 60 };
  await userEvent.pointer([
    { keys: "[TouchA>]", target: chart, coords },
    { keys: "[/TouchA]", target: chart, coords },
  ]);
  expect(tip()).toHaveTextContent("Day 0");
  const lifted = new MouseEvent("pointerout", { bubbles: true });
  Object.assign(lifted, { pointerType: "touch" });
  fireEvent(chart, lifted);
  expect(tip()).toHaveTextContent("Day 0");
  await userEvent.pointer({ keys: "[TouchA]", target: document.body });
  expect(tip()).not.toBeInTheDocument();
});

test("closes when a finger starts to pan the page", () => {
  const { chart } = show();
  fireEvent.pointerDown(chart, { pointerType: "touch", clientX: 60 });
  fireEvent.pointerCancel(chart);
  expect(tip()).not.toBeInTheDocument();
});

test("can be read with the keyboard, and is closed by Escape", async () => {
  show();
  await userEvent.tab();
  expect(slider()).toHaveFocus();
  expect(slider()).toHaveAttribute("aria-valuetext", "Day 2: 1 response");
  fireEvent.change(slider(), { target: { value: "1" } });
  expect(slider()).toHaveAttribute("aria-valuetext", "Day 1: 1 response");
  expect(tip()).toHaveTextContent("Day 1");
  await userEvent.keyboard("{Escape}");
  expect(tip()).not.toBeInTheDocument();
  fireEvent.change(slider(), { target: { value: "0" } });
  fireEvent.blur(slider());
  expect(tip()).not.toBeInTheDocument();
});

test("stays at the last mark if fewer are left", async () => {
  const { rerender } = render(<PointReader drawing={drawing} />);
  const target = screen.getByRole("img");
  await userEvent.pointer({ target, coords: { clientX: 150 } });
  rerender(<PointReader drawing={{ ...drawing, marks: marks.slice(0, 2) }} />);
  expect(tip()).toHaveTextContent("Day 1");
});

test("a chart without marks has no tip and no slider", async () => {
  const { chart } = show({ ...drawing, marks: [], readMark: () => null });
  await userEvent.pointer({ target: chart, coords: { clientX: 120 } });
  expect(tip()).not.toBeInTheDocument();
  expect(screen.queryByRole("slider")).not.toBeInTheDocument();
});
