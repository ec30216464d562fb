import fc from "fast-check";
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

  it("counts by the day over months", () => {
    const counts = [{ hour: hour("2026-01-05T23"), count: 3 }];
    const buckets = fillBuckets(
      counts,
      range("2026-01-05T23", "2026-12-01T00"),
    );
    expect(buckets[0]).toEqual({
      bucket: "2026-01-05T00:00:00.000Z",
      count: 3,
    });
    expect(buckets[1]?.bucket).toBe("2026-01-06T00:00:00.000Z");
  });

  it("loses no count and stays within 400 buckets, however long the range", () => {
    const times = fc.integer({ min: 0, max: 900_000 });
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
        expect(buckets.length).toBeLessThanOrEqual(400);
      }),
    );
  });
});
