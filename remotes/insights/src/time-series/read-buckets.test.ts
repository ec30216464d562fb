import { dailyBuckets } from "../testing/analytics-reply.ts";
import { readSeries } from "./read-buckets.ts";

const at = (...buckets: string[]) =>
  buckets.map((bucket) => ({ bucket, count: 1 }));

test("days keep their date in every time zone", () => {
  const { unit, buckets } = readSeries(dailyBuckets([1, 2]));
  expect(unit).toBe("day");
  expect(buckets.map(({ label }) => label)).toEqual(["Mar 1", "Mar 2"]);
});

test.each([
  ["hour", at("2026-03-01T10:00:00Z", "2026-03-01T11:00:00Z")],
  ["hour", at("2026-03-01T10:00:00Z")],
  ["day", at("2026-03-01")],
  ["day", at("2026-03-01", "2026-03-03", "2026-03-04")],
  ["week", at("2026-03-02", "2026-03-09")],
  ["month", at("2026-01-01", "2026-02-01", "2026-03-01")],
  ["bucket", at("Spring", "Summer")],
  ["bucket", at("2026-03-02", "2026-03-01")],
])("a bucket is one %s", (unit, source) => {
  expect(readSeries(source).unit).toBe(unit);
});

test("dates over more than one year carry it", () => {
  const { buckets } = readSeries(at("2025-12-31", "2026-01-01"));
  expect(buckets.map(({ label }) => label)).toEqual([
    "Dec 31, 2025",
    "Jan 1, 2026",
  ]);
});

test("buckets that are no moments keep their names, side by side", () => {
  expect(readSeries(at("Spring", "Summer")).buckets).toEqual([
    { label: "Spring", count: 1, position: 0 },
    { label: "Summer", count: 1, position: 1 },
  ]);
});

test("a missing day leaves its gap", () => {
  const { buckets } = readSeries(at("2026-03-01", "2026-03-02", "2026-03-05"));
  const [a = 0, b = 0, c = 0] = buckets.map(({ position }) => position);
  expect((c - b) / (b - a)).toBe(3);
});
