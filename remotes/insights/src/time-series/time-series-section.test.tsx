import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { dailyBuckets } from "../testing/analytics-reply.ts";
import { TimeSeriesSection } from "./time-series-section.tsx";

const show = (counts: readonly number[]) =>
  render(<TimeSeriesSection buckets={dailyBuckets(counts)} />);

test("draws a line of counts and a line of their average", () => {
  show([3, 4, 5, 4]);
  const chart = screen.getByRole("img");
  expect(chart).toHaveTextContent("4 per day");
  expect(chart).toHaveTextContent("4 average");
  const lines = [...chart.querySelectorAll("path")].map((path) =>
    path.getAttribute("d"),
  );
  expect(lines).toHaveLength(3);
  expect(lines.every((line) => line !== "")).toBe(true);
});

test.each([
  [
    [1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3],
    "The last 7 days brought 200% more responses than the 7 days before",
  ],
  [
    [4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3],
    "The last 7 days brought 25% fewer responses than the 7 days before",
  ],
  [
    [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    "The last 7 days brought as many responses as the 7 days before",
  ],
  [[1, 6, 2], "Most came on Mar 2: 6 responses"],
  [[0, 12, 0], "All 12 responses came on Mar 2"],
  [[1], "The only response came on Mar 1"],
])("states the finding of %j", (counts, finding) => {
  show(counts);
  expect(screen.getByText(finding)).toBeVisible();
  expect(screen.getByRole("img", { name: finding })).toBeVisible();
});

test("names steps of several hours", () => {
  const times = ["2026-03-01T09:00:00", "2026-03-01T12:00:00"];
  const buckets = times.map((bucket, count) => ({ bucket, count }));
  render(<TimeSeriesSection buckets={buckets} />);
  expect(screen.getByRole("img")).toHaveTextContent("1 per 3 hours");
  expect(
    screen.getByText(
      /^The only response came in the 3 hours from Mar 1, 12:00/,
    ),
  ).toBeVisible();
});

test("says when there is nothing to draw", () => {
  show([0, 0]);
  expect(screen.getByText("No responses yet")).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("is read point by point with the keyboard", () => {
  show([3, 4, 5, 4]);
  expect(screen.getByText("Mar 1 – Mar 4, per day")).toBeVisible();
  const slider = screen.getByRole("slider", {
    name: "Read the chart point by point",
  });
  fireEvent.change(slider, { target: { value: "1" } });
  const reading = "Mar 2: 4 responses, average 3.5";
  expect(slider).toHaveAttribute("aria-valuetext", reading);
  expect(screen.getByText(reading)).toBeVisible();
  fireEvent.blur(slider);
  expect(screen.queryByText(reading)).not.toBeInTheDocument();
});

test("is read by pointing at it, and let go of on leaving", async () => {
  show([3, 4, 5, 4]);
  const target = screen.getByRole("img");
  await userEvent.pointer({ target, coords: { clientX: 600, clientY: 9 } });
  expect(screen.getByText("Mar 4: 4 responses, average 4")).toBeVisible();
  await userEvent.unhover(target);
  expect(screen.getByText("Mar 1 – Mar 4, per day")).toBeVisible();
});

test("has the same numbers in a table", async () => {
  show([3, 4, 5, 4]);
  await userEvent.click(screen.getByText("Show the numbers as a table"));
  const table = await screen.findByRole("table", {
    name: "Responses Over Time",
  });
  const rows = within(table).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "TimeResponsesMoving average of 7",
    "Mar 133",
    "Mar 243.5",
    "Mar 354",
    "Mar 444",
  ]);
});
