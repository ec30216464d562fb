import fc from "fast-check";
import {
  findSpike,
  isLowSentiment,
  movingAverage,
  percentOf,
  sentimentPercent,
  spanChange,
} from "./insights.ts";

const counts = fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 60 });

describe("moving average", () => {
  test("averages seven counts, and fewer at the start", () => {
    expect(movingAverage([7, 0, 0, 0, 0, 0, 0, 14])).toEqual([
      7,
      3.5,
      7 / 3,
      7 / 4,
      7 / 5,
      7 / 6,
      1,
      2,
    ]);
  });

  test("is as long as its counts and stays between their extremes", () => {
    fc.assert(
      fc.property(counts, (values) => {
        const averages = movingAverage(values);
        expect(averages).toHaveLength(values.length);
        for (const average of averages) {
          expect(average).toBeGreaterThanOrEqual(Math.min(...values));
          expect(average).toBeLessThanOrEqual(Math.max(...values));
        }
      }),
    );
  });

  test("leaves a constant series as it is", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(40), (value, length) => {
        const series = new Array<number>(length).fill(value);
        expect(movingAverage(series)).toEqual(series);
      }),
    );
  });
});

describe("change of the last seven buckets", () => {
  test("compares them with the seven before", () => {
    const series = [99, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2];
    expect(spanChange(series)).toEqual({ recent: 14, before: 7, percent: 100 });
  });

  test("is negative when responses went down", () => {
    const series = [4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3];
    expect(spanChange(series).percent).toBe(-25);
  });

  test("is unknown without fourteen buckets or after seven empty ones", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1000), { maxLength: 13 }),
        fc.array(fc.nat(1000), { minLength: 7, maxLength: 7 }),
        (few, last) => {
          expect(spanChange(few).percent).toBeNull();
          expect(spanChange([0, 0, 0, 0, 0, 0, 0, ...last]).percent).toBeNull();
        },
      ),
    );
  });
});

describe("spike", () => {
  test("starts at 1.4 times the previous bucket", () => {
    expect(findSpike([0, 0, 5, 7])).toEqual({ percent: 40, count: 7 });
    expect(findSpike([0, 0, 10, 13])).toBeNull();
  });

  test("starts at five responses", () => {
    expect(findSpike([0, 0, 1, 5])).toEqual({ percent: 400, count: 5 });
    expect(findSpike([0, 0, 1, 4])).toBeNull();
  });

  test("needs more than three buckets", () => {
    expect(findSpike([1, 1, 50])).toBeNull();
    expect(findSpike([1, 1, 1, 50])).not.toBeNull();
  });

  test("has no percentage after an empty bucket", () => {
    expect(findSpike([3, 2, 0, 9])).toEqual({ percent: null, count: 9 });
  });

  test("is decided without rounding at the border", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (fifth) => {
        expect(findSpike([0, 0, 5 * fifth, 7 * fifth])?.percent).toBe(40);
        expect(findSpike([0, 0, 5 * fifth, 7 * fifth - 1])).toBeNull();
      }),
    );
  });
});

describe("sentiment", () => {
  test("runs from 0 to 100 percent and is clamped", () => {
    expect(sentimentPercent(-1)).toBe(0);
    expect(sentimentPercent(0)).toBe(50);
    expect(sentimentPercent(1)).toBe(100);
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        expect(sentimentPercent(value)).toBeGreaterThanOrEqual(0);
        expect(sentimentPercent(value)).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("is low under 45 percent, not at it, and not when unknown", () => {
    expect(isLowSentiment(-0.11)).toBe(true);
    expect(isLowSentiment(-0.1)).toBe(false);
    expect(isLowSentiment(null)).toBe(false);
  });
});

test("a part of nothing is 0 percent", () => {
  expect(percentOf(0, 0)).toBe(0);
  expect(percentOf(3, 0)).toBe(0);
  expect(percentOf(1, 3)).toBe(33);
  expect(percentOf(2, 3)).toBe(67);
});
