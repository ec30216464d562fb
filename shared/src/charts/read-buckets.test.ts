import { isRunning, readSeries } from "./read-buckets.ts";

const live = { nextRelease: null };

const at = (...buckets: string[]) =>
  buckets.map((bucket) => ({ bucket, count: 1 }));

test("days keep their date in every time zone", () => {
  const { step, buckets } = readSeries(at("2026-03-01", "2026-03-02"));
  expect(step).toEqual({ unit: "day", size: 1 });
  expect(buckets.map(({ label }) => label)).toEqual(["Mar 1", "Mar 2"]);
});

test.each([
  ["hour", 1, at("2026-03-01T10:00:00Z", "2026-03-01T11:00:00Z")],
  ["hour", 3, at("2026-03-01T09:00:00Z", "2026-03-01T12:00:00Z")],
  ["hour", 1, at("2026-03-01T10:00:00Z")],
  ["day", 1, at("2026-03-01")],
  ["day", 1, at("2026-03-01", "2026-03-03", "2026-03-04")],
  ["week", 1, at("2026-03-02", "2026-03-09")],
  ["week", 4, at("2026-03-02", "2026-03-30")],
  ["month", 1, at("2026-01-01", "2026-02-01", "2026-03-01")],
  ["month", 3, at("2026-01-01", "2026-04-01", "2026-10-01")],
  ["bucket", 1, at("2026-03-01T10:00:00Z", "2026-03-01T10:20:00Z")],
  ["bucket", 1, at("Spring", "Summer")],
  ["bucket", 1, at("2026-03-02", "2026-03-01")],
])("a step of one %s times %i is recognised", (unit, size, source) => {
  expect(readSeries(source).step).toEqual({ unit, size });
});

test("dates that span more than one year include the year", () => {
  const { buckets } = readSeries(at("2025-12-31", "2026-01-01"));
  expect(buckets.map(({ label }) => label)).toEqual([
    "Dec 31, 2025",
    "Jan 1, 2026",
  ]);
});

test("buckets that are not times keep their names, side by side", () => {
  expect(readSeries(at("Spring", "Summer")).buckets).toEqual([
    { label: "Spring", tick: "Spring", until: null, count: 1, position: 0 },
    { label: "Summer", tick: "Summer", until: null, count: 1, position: 1 },
  ]);
});

test("a right-to-left name does not affect the text around it", () => {
  const [first] = readSeries(at("ربيع", "Summer")).buckets;
  expect(first).toMatchObject({ label: "\u2068ربيع\u2069", tick: "ربيع" });
});

test("a missing day leaves a gap", () => {
  const { buckets } = readSeries(at("2026-03-01", "2026-03-02", "2026-03-05"));
  const [a = 0, b = 0, c = 0] = buckets.map(({ position }) => position);
  expect((c - b) / (b - a)).toBe(3);
});

test.each([
  ["Mar 1", "2026-03-01T12:00:00Z", "2026-03-09T12:00:00Z", "UTC"],
  ["Mar 1", "2026-03-01T12:00:00Z", "2026-03-05T12:00:00Z", "UTC"],
  ["Mar 1, 12 PM", "2026-03-01T12:00:00Z", "2026-03-01T15:00:00Z", "UTC"],
  [
    "Mar 1, 5:30 PM",
    "2026-03-01T12:00:00Z",
    "2026-03-01T15:00:00Z",
    "Asia/Kolkata",
  ],
  ["Mar 1, 12:00 PM", "2026-03-01T12:00:00Z", "2026-03-01T12:30:00Z", "UTC"],
])(
  "shows %s under the axis, without parts that are equal for all",
  (tick, from, to, timeZone) => {
    const [first] = readSeries(at(from, to), timeZone).buckets;
    expect(first?.tick.replace("\u202f", " ")).toBe(tick);
  },
);

test.each([
  ["2026-03-01T15:00:00Z", at("2026-03-01T09:00:00Z", "2026-03-01T12:00:00Z")],
  ["2026-03-03", at("2026-03-01", "2026-03-02")],
  ["2026-03-16", at("2026-03-02", "2026-03-09")],
  ["2026-04-01", at("2026-02-01", "2026-03-01")],
  ["2026-03-02", at("2026-03-01")],
])("counts in its last bucket until %s", (end, source) => {
  const series = readSeries(source);
  const before = Date.parse(end) - 1;
  expect(isRunning(series, live, before, null)).toBe(true);
  expect(isRunning(series, live, before + 1, null)).toBe(false);
});

test("a day is complete once the survey is closed, and no day is while a group is awaited", () => {
  const series = readSeries(at("2026-03-01", "2026-03-02"));
  const noon = Date.parse("2026-03-02T12:00:00Z");
  expect(isRunning(series, live, noon, noon + 1)).toBe(true);
  expect(isRunning(series, live, noon, noon)).toBe(false);
  const later = Date.parse("2026-04-01");
  const awaiting = { nextRelease: "more-answers" } as const;
  expect(isRunning(series, awaiting, later, null)).toBe(true);
});

test("without times no bucket is known to be running", () => {
  const named = readSeries(at("Spring", "Summer"));
  expect(isRunning(named, live, 0, null)).toBe(false);
  expect(isRunning(readSeries([]), live, 0, null)).toBe(false);
});

test.each([
  ["Mar 2", at("2026-03-01", "2026-03-02")],
  ["Mar 15", at("2026-03-02", "2026-03-09")],
  ["Mar 2026", at("2026-02-01", "2026-03-01")],
  ["Mar 1, 3:00 PM", at("2026-03-01T09:00:00Z", "2026-03-01T12:00:00Z")],
])("the end of the last bucket is named %s", (name, source) => {
  const { buckets } = readSeries(source, "UTC");
  const until = buckets.at(-1)?.until ?? "";
  expect(until.replace("\u202f", " ")).toBe(name);
});
