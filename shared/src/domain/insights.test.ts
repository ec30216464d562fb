import fc from "../testing/property.ts";
import {
  findSpike,
  isLowSentiment,
  movingAverage,
  percentOf,
  tenthsOf,
  sentimentPercent,
  spanChange,
  sum,
} from "./insights.ts";

const counts = fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 60 });
const filled = counts.filter(({ length }) => length > 0);
const spans = fc.array(fc.nat(1000), { minLength: 14, maxLength: 14 });

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

  test("is as long as its counts and between their extremes", () => {
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

  test("a count affects its own average and the six after it", () => {
    fc.assert(
      fc.property(
        filled,
        fc.nat(59),
        fc.integer({ min: 7 }),
        (values, at, more) => {
          const index = at % values.length;
          const before = movingAverage(values);
          const after = movingAverage(
            values.map((value, place) =>
              place === index ? value + more : value,
            ),
          );
          after.forEach((average, place) => {
            const touched = place >= index && place < index + 7;
            expect(average > (before[place] ?? 0)).toBe(touched);
          });
        },
      ),
    );
  });

  test("does not depend on later counts", () => {
    fc.assert(
      fc.property(counts, fc.nat(60), (values, length) => {
        expect(movingAverage(values.slice(0, length))).toEqual(
          movingAverage(values).slice(0, length),
        );
      }),
    );
  });

  test("does not change a constant series", () => {
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

  test("is negative if responses decreased", () => {
    const series = [4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3];
    expect(spanChange(series).percent).toBe(-25);
  });

  test("is the same for ten times the counts, and for any earlier buckets", () => {
    fc.assert(
      fc.property(spans, counts, (values, earlier) => {
        const { percent } = spanChange(values);
        const tenfold = values.map((value) => value * 10);
        expect(spanChange(tenfold).percent).toBe(percent);
        expect(spanChange([...earlier, ...values]).percent).toBe(percent);
      }),
    );
  });

  test("is the rounded change from the earlier span to the later one", () => {
    fc.assert(
      fc.property(spans, (values) => {
        const { recent, before, percent } = spanChange(values);
        expect(recent + before).toBe(sum(values));
        if (percent === null) return;
        const error = Math.abs(before * (1 + percent / 100) - recent);
        expect(error).toBeLessThanOrEqual(before * 0.005 + 0.001);
      }),
    );
  });

  test("is null with fewer than fourteen buckets or after seven empty ones", () => {
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

  test("is null if responses that are in no bucket yet could belong before it", () => {
    expect(findSpike([0, 0, 50, 80], 7)).toEqual({ percent: 60, count: 80 });
    expect(findSpike([0, 0, 50, 80], 8)).toBeNull();
  });

  test("has no percentage after an empty bucket", () => {
    expect(findSpike([3, 2, 0, 9])).toEqual({ percent: null, count: 9 });
  });

  test("depends only on the last two buckets, and increases with the last", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(50), { minLength: 2, maxLength: 30 }),
        fc.nat(50),
        fc.nat(80),
        fc.nat(20),
        (earlier, previous, last, more) => {
          const spike = findSpike([...earlier, previous, last]);
          expect(findSpike([0, 0, previous, last])).toEqual(spike);
          const higher = findSpike([...earlier, previous, last + more]);
          if (spike !== null) expect(higher?.count).toBe(last + more);
        },
      ),
    );
  });

  test("is decided without rounding at the threshold", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (fifth) => {
        expect(findSpike([0, 0, 5 * fifth, 7 * fifth])?.percent).toBe(40);
        expect(findSpike([0, 0, 5 * fifth, 7 * fifth - 1])).toBeNull();
      }),
    );
  });
});

describe("sentiment", () => {
  test("ranges from 0 to 100 percent and is clamped", () => {
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

  test("is low exactly if its percentage is below 45", () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (value) => {
        const percent = ((value + 1) / 2) * 100;
        expect(sentimentPercent(value)).toBe(percent);
        expect(isLowSentiment(value)).toBe(percent < 45);
      }),
    );
  });

  test("is low below 45 percent, not at it, and not if unknown", () => {
    expect(isLowSentiment(-0.11)).toBe(true);
    expect(isLowSentiment(-0.1)).toBe(false);
    expect(isLowSentiment(null)).toBe(false);
  });
});

test("a share of zero is 0 percent", () => {
  expect(percentOf(0, 0)).toBe(0);
  expect(percentOf(3, 0)).toBe(0);
  expect(percentOf(1, 4)).toBe(25);
});

test("a spreadsheet gets percentages to a tenth", () => {
  expect([33.333, 66.666, 0.04, 100].map(tenthsOf)).toEqual([
    33.3, 66.7, 0, 100,
  ]);
});
