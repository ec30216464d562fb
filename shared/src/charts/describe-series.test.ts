import fc from "../testing/property.ts";
import { describeSeries, trendOf } from "./describe-series.ts";
import { readSeries } from "./read-buckets.ts";

const daily = (counts: readonly number[]) =>
  readSeries(
    counts.map((count, index) => ({
      bucket: new Date(Date.UTC(2026, 2, 1 + index)).toISOString(),
      count,
    })),
  );

const week = (count: number) => new Array<number>(7).fill(count);
const days = "The 7 days up to Mar 14 brought";

test.each([
  [[0, 0], "No responses yet"],
  [[1], "The only response came on Mar 1"],
  [[0, 12, 0], "All 12 responses came on Mar 2"],
  [[1, 6, 2], "Most came on Mar 2: 6 of 9 responses"],
  [[5, 6, 5], "Responses peaked on Mar 2 with 6"],
  [[6, 1, 6], "Never more than 6 responses per day"],
  [[1, 1], "Never more than 1 response per day"],
  [
    [...week(1), ...week(3)],
    `${days} 200% more responses than the 7 days before`,
  ],
  [
    [...week(4), ...week(3)],
    `${days} 25% fewer responses than the 7 days before`,
  ],
  [[...week(2), ...week(2)], `${days} as many responses as the 7 days before`],
  [
    [...week(1000), ...week(1000).with(0, 1001)],
    `${days} about as many responses as the 7 days before`,
  ],
  [
    [...week(2), ...week(0)],
    `${days} no responses, after 14 in the 7 days before`,
  ],
  [
    [...week(100), ...week(0).with(0, 1)],
    `${days} 99% fewer responses than the 7 days before`,
  ],
  [
    [...week(1), ...week(10)],
    `${days} 10 times as many responses as the 7 days before`,
  ],
  [[...week(0), ...week(3)], "Never more than 3 responses per day"],
])("%j: %s", (counts, finding) => {
  expect(describeSeries(daily(counts))).toBe(finding);
});

test.each([
  [[1], "The only response was shown on "],
  [[12], "All 12 responses were shown on "],
  [[12, 1], "Most were shown on "],
])("for answers that are dated by their release, %j: %s", (counts, finding) => {
  const series = { ...daily(counts), byRelease: true };
  expect(describeSeries(series)).toMatch(new RegExp(`^${finding}`));
});

test("a day that is not over is not compared with full days", () => {
  const series = daily([...week(4), ...week(4), 1]);
  expect(describeSeries(series, true)).toBe(
    `${days} as many responses as the 7 days before`,
  );
  const fewer = daily([...week(4), ...week(4)]);
  expect(describeSeries(fewer, true)).toBe(
    "Never more than 4 responses per day",
  );
});

test("the finding about full buckets does not depend on a running one", () => {
  const counts = fc.array(fc.nat(1000), { minLength: 14, maxLength: 30 });
  fc.assert(
    fc.property(counts, fc.nat(100_000), (whole, part) => {
      fc.pre(whole.slice(-14, -7).some((count) => count > 0));
      fc.pre(whole.filter((count) => count > 0).length > 1);
      expect(describeSeries(daily([...whole, part]), true)).toBe(
        describeSeries(daily(whole)),
      );
    }),
  );
});

test("a trend is withheld while waiting responses could reverse it", () => {
  const series = daily([...week(2), ...week(4)]);
  expect(trendOf({ ...series, waiting: 13 }, false)?.percent).toBe(100);
  const unsure = { ...series, waiting: 14 };
  expect(trendOf(unsure, false)).toBeNull();
  expect(describeSeries(unsure)).toBe("Never more than 4 responses per day");
});

test("a decrease is at most 99% unless it is to 0, which is 100%", () => {
  const few = daily([...week(100), ...week(0).with(0, 1)]);
  expect(trendOf(few, false)?.percent).toBe(-99);
  const none = daily([...week(100), ...week(0)]);
  expect(trendOf(none, false)?.percent).toBe(-100);
});

test("seven buckets are not described as seven days if days are missing", () => {
  const source = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15].map(
    (date) => ({
      bucket: new Date(Date.UTC(2026, 2, date)).toISOString(),
      count: date > 7 ? 2 : 1,
    }),
  );
  expect(trendOf(readSeries(source), false)?.span).toBe("7 buckets");
  const whole = daily([...week(1), ...week(1)]);
  expect(trendOf(whole, false)?.span).toBe("7 days");
});

test("buckets without a time are described as the last ones", () => {
  const names = [..."abcdefghijklmn"];
  const source = names.map((bucket, index) => ({
    bucket,
    count: index < 7 ? 1 : 2,
  }));
  expect(describeSeries(readSeries(source))).toBe(
    "The last 7 buckets brought 100% more responses than the 7 buckets before",
  );
});
