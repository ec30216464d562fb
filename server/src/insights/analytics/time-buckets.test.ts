import fc from "@nearsay/core/testing/property";
import { fillBuckets } from "./time-buckets.ts";

const hour = (text: string) => new Date(`${text}:00:00.000Z`);
const range = (start: string, end: string) => ({
  start: hour(start),
  end: hour(end),
});

describe("fillBuckets", () => {
  it("counts by the hour over a short range, with zeros in between", () => {
    const counts = [
      { hour: hour("2026-03-02T10"), count: 2 },
      { hour: hour("2026-03-02T12"), count: 1 },
    ];
    const span = range("2026-03-02T10", "2026-03-02T13");
    expect(fillBuckets(counts, span)).toEqual([
      { bucket: "2026-03-02T10:00:00.000Z", count: 2 },
      { bucket: "2026-03-02T11:00:00.000Z", count: 0 },
      { bucket: "2026-03-02T12:00:00.000Z", count: 1 },
      { bucket: "2026-03-02T13:00:00.000Z", count: 0 },
    ]);
  });

  it.each([
    ["two days", "2026-01-05T23", "2026-01-07T23", 1, 49],
    ["sixty hours", "2026-01-05T00", "2026-01-07T11", 1, 60],
    ["sixty-one hours", "2026-01-05T00", "2026-01-07T12", 3, 21],
    ["a week", "2026-01-05T23", "2026-01-12T23", 3, 57],
    ["ten days", "2026-01-05T23", "2026-01-15T23", 6, 41],
    ["a month", "2026-01-05T23", "2026-02-04T23", 24, 31],
    ["a quarter", "2026-01-05T23", "2026-04-05T23", 48, 46],
    ["a year", "2026-01-05T23", "2027-01-05T23", 168, 53],
    ["five years", "2026-01-05T23", "2031-01-05T23", 1344, 33],
  ])(
    "shows %s as a trend, not as noise",
    (_span, start, end, stepHours, length) => {
      const counts = [{ hour: hour(start), count: 3 }];
      const buckets = fillBuckets(counts, range(start, end));
      const times = buckets.map(({ bucket }) => Date.parse(bucket));
      const [first = 0, second = 0] = times;
      expect((second - first) / 3_600_000).toBe(stepHours);
      expect(buckets).toHaveLength(length);
      expect(buckets[0]?.count).toBe(3);
    },
  );

  it("loses no count and stays within 60 buckets for a range of any number of years", () => {
    const times = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(fc.array(times, { minLength: 1 }), (hours) => {
        const counts = hours
          .sort((a, b) => a - b)
          .map((at) => ({ hour: new Date(at * 3_600_000), count: 1 }));
        const [start, end] = [counts[0]?.hour, counts.at(-1)?.hour];
        if (!start || !end) return;
        const buckets = fillBuckets(counts, { start, end });
        const total = buckets.reduce((sum, { count }) => sum + count, 0);
        expect(total).toBe(hours.length);
        expect(buckets.length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
