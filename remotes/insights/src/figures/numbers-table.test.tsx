import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { NumbersTable, scrollByKey } from "./numbers-table.tsx";

const rows = jest.fn(() => [
  ["lamps", "1,200", "60%"],
  ["river", "800", "40%"],
]);

const show = () =>
  render(
    <NumbersTable
      caption="Top Keywords"
      columns={["Keyword", "Mentions", "Share"]}
      rows={rows}
    />,
  );

const open = () =>
  userEvent.click(screen.getByText("Show the numbers as a table"));

test("renders nothing before it is opened", async () => {
  show();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(rows).not.toHaveBeenCalled();
  await open();
  expect(screen.getByRole("table", { name: "Top Keywords" })).toBeVisible();
});

test("keeps the signs of a question and of names in order", async () => {
  show();
  await open();
  for (const words of ["Top Keywords", "lamps"])
    expect(screen.getByText(words).localName).toBe("bdi");
});

test("puts each number in its column beside its name", async () => {
  show();
  await open();
  const table = within(screen.getByRole("table"));
  expect(
    table.getAllByRole("columnheader").map(({ textContent }) => textContent),
  ).toEqual(["Keyword", "Mentions", "Share"]);
  const row = within(table.getByRole("row", { name: "river 800 40%" }));
  expect(row.getByRole("rowheader", { name: "river" })).toBeVisible();
  expect(row.getAllByRole("cell")).toHaveLength(2);
});

let notify: () => void;

class FakeResizeObserver implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    notify = () => {
      callback([], this);
    };
  }
  observe = jest.fn();
  unobserve = jest.fn();
  disconnect = jest.fn();
}

beforeEach(() => {
  globalThis.ResizeObserver = FakeResizeObserver;
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, "ResizeObserver");
});

test.each(["scrollWidth", "scrollHeight"] as const)(
  "is focusable by keyboard if its %s overflows",
  (measure) => {
    const element = document.createElement("div");
    const size = jest.spyOn(element, measure, "get");
    scrollByKey(element);
    size.mockReturnValue(600);
    notify();
    expect(element).toHaveAttribute("tabindex", "0");
    size.mockReturnValue(0);
    notify();
    expect(element).not.toHaveAttribute("tabindex");
  },
);
