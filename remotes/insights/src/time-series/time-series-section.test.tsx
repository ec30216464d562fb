import { type Bucket, readAnalytics } from "@nearsay/core/contract";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ChangesContext, noChanges } from "../changes/changes.tsx";
import {
  analyticsReply,
  dailyBuckets,
  inGroups,
} from "../testing/analytics-reply.ts";
import { seriesTable, TimeSeriesSection } from "./time-series-section.tsx";

const figuresOf = (buckets: readonly Bucket[], changes: object = {}) =>
  readAnalytics(analyticsReply({ resp_count_timeseries: buckets, ...changes }));

const show = (counts: readonly number[]) =>
  render(<TimeSeriesSection analytics={figuresOf(dailyBuckets(counts))} />);

afterEach(() => {
  jest.useRealTimers();
});

test("renders a line of counts and a line of their average", () => {
  show([3, 4, 5, 4]);
  const chart = screen.getByRole("img");
  expect(chart).toHaveTextContent("4 per day");
  expect(chart).toHaveTextContent("4 average");
  const lines = [...chart.querySelectorAll("path")].map((path) =>
    path.getAttribute("d"),
  );
  expect(lines).toHaveLength(3);
});

test("shows its finding and what is counted", () => {
  show([1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3]);
  const finding =
    "The 7 days up to Mar 14 brought 200% more responses than the 7 days before";
  expect(screen.getByRole("img", { name: finding })).toBeVisible();
  const figure = screen.getByRole("figure");
  expect(figure).toHaveTextContent(`${finding}Mar 1 – Mar 14, per day`);
});

test("can be saved", () => {
  show([3, 4]);
  expect(
    screen.getByRole("button", { name: "Download Responses Over Time" }),
  ).toBeVisible();
});

test("names steps of several hours", () => {
  const times = ["2026-03-01T09:00:00", "2026-03-01T12:00:00"];
  const buckets = times.map((bucket, count) => ({ bucket, count }));
  render(<TimeSeriesSection analytics={figuresOf(buckets)} />);
  expect(screen.getByRole("img")).toHaveTextContent("1 per 3 hours");
  expect(
    screen.getByText(
      /^The only response came in the 3 hours from Mar 1, 12:00/,
    ),
  ).toBeVisible();
});

test("states that the current day is incomplete", () => {
  jest.useFakeTimers({ now: Date.parse("2026-03-04T15:00:00Z") });
  show([3, 4, 5, 1]);
  expect(
    screen.getByText(
      "Mar 1 – Mar 4, per day; the last day is not counted in full yet",
    ),
  ).toBeVisible();
  expect(screen.getByRole("img")).toHaveTextContent("1 so far");
});

test("treats no bucket as complete while further responses in it are unreleased", () => {
  const analytics = figuresOf(dailyBuckets([3, 4, 5, 1]), inGroups(30, 13));
  render(<TimeSeriesSection analytics={analytics} />);
  expect(screen.getByText(/the last day is not counted in full/)).toBeVisible();
});

test("shows when there is no data", () => {
  show([0, 0]);
  expect(screen.getByText("No responses yet")).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(
    screen.queryByRole("button", { name: /Download/ }),
  ).not.toBeInTheDocument();
});

test("shows neither slider nor table for a single bucket", () => {
  show([3]);
  expect(
    screen.getByRole("img", { name: "All 3 responses came on Mar 1" }),
  ).toBeVisible();
  expect(screen.queryByRole("slider")).not.toBeInTheDocument();
  expect(
    screen.queryByText("Show the numbers as a table"),
  ).not.toBeInTheDocument();
});

test("can be read point by point", async () => {
  show([3, 4, 5, 4]);
  const slider = screen.getByRole("slider", {
    name: "Read the chart point by point",
  });
  expect(slider).toHaveAttribute(
    "aria-valuetext",
    "Mar 4: 4 responses, average 4",
  );
  const target = screen.getByRole("img");
  await userEvent.pointer({ target, coords: { clientX: 200, clientY: 9 } });
  expect(slider).toHaveAttribute(
    "aria-valuetext",
    "Mar 2: 4 responses, average 3.5",
  );
  expect(screen.getByText("average 3.5")).toBeVisible();
});

test("shows by how much the last live update changed the last bucket", () => {
  const buckets = dailyBuckets([3, 4]);
  const last = buckets.at(-1)?.bucket ?? "";
  const grown = new Map([[`bucket:${last}` as const, 2]]);
  const { rerender } = render(
    <TimeSeriesSection analytics={figuresOf(buckets)} />,
  );
  expect(screen.queryByText("+2")).not.toBeInTheDocument();
  rerender(
    <ChangesContext value={{ ...noChanges, update: 1, grown }}>
      <TimeSeriesSection analytics={figuresOf(buckets)} />
    </ChangesContext>,
  );
  expect(screen.getByText("+2")).toBeVisible();
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
    "Mar 133.0",
    "Mar 243.5",
    "Mar 354.0",
    "Mar 444.0",
  ]);
});

test("saves times as received and averages in hundredths for a spreadsheet", () => {
  const buckets = [
    { bucket: "2026-03-01T00:00:00Z", count: 3 },
    { bucket: "2026-03-02T00:00:00Z", count: 4 },
    { bucket: "2026-03-03T00:00:00Z", count: 1 },
  ];
  expect(seriesTable(buckets)).toEqual({
    columns: ["Time", "Responses", "Moving average of 7"],
    rows: [
      ["2026-03-01T00:00:00Z", 3, 3],
      ["2026-03-02T00:00:00Z", 4, 3.5],
      ["2026-03-03T00:00:00Z", 1, 2.67],
    ],
  });
});
