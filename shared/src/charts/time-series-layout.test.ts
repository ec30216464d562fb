import fc from "../testing/property.ts";
import { readSeries } from "./read-buckets.ts";
import { textWidth } from "./text-layout.ts";
import { layoutTimeSeries } from "./time-series-layout.ts";

const counts = fc.array(fc.oneof(fc.nat(3), fc.nat(10_000_000)), {
  minLength: 2,
  maxLength: 100,
});
const hour = 3_600_000;

interface Look {
  width?: number;
  /** Between two buckets. */
  hours?: number;
  running?: boolean;
}

function seriesOf(values: readonly number[], hours = 24) {
  return readSeries(
    values.map((count, index) => ({
      bucket: new Date(
        Date.UTC(2026, 2, 2) + index * hours * hour,
      ).toISOString(),
      count,
    })),
    "UTC",
  );
}

const layoutOf = (
  values: readonly number[],
  { width = 600, hours, running = false }: Look = {},
) => layoutTimeSeries(seriesOf(values, hours), { width, height: 240 }, running);

/** From top to bottom: centre of the first line and of the last, in pixels. */
function labelsOf({ labels }: ReturnType<typeof layoutOf>) {
  const { count, average, inline } = labels;
  return [count, average]
    .map(({ y, words }) => ({
      from: y,
      to: inline ? y : y + 16 * words.length,
    }))
    .sort((a, b) => a.from - b.from);
}

test("every data point is within the chart", () => {
  fc.assert(
    fc.property(
      counts,
      fc.integer({ min: 240, max: 1400 }),
      (values, width) => {
        const layout = layoutOf(values, { width });
        for (const { x, countY, averageY } of layout.points) {
          expect(x).toBeGreaterThanOrEqual(layout.left);
          expect(x).toBeLessThanOrEqual(layout.right);
          for (const y of [countY, averageY]) {
            expect(y).toBeGreaterThanOrEqual(layout.top);
            expect(y).toBeLessThanOrEqual(layout.baseline);
          }
        }
      },
    ),
  );
});

test("points run from left to right and a higher count is higher", () => {
  fc.assert(
    fc.property(counts, (values) => {
      const { points } = layoutOf(values);
      points.slice(1).forEach((point, index) => {
        const before = points[index];
        if (!before) return;
        expect(point.x).toBeGreaterThan(before.x);
        if (point.bucket.count > before.bucket.count) {
          expect(point.countY).toBeLessThan(before.countY);
        }
      });
    }),
  );
});

test("the average of a point is that of the last seven counts", () => {
  const { points } = layoutOf([7, 0, 0, 0, 0, 0, 0, 14]);
  expect(points.map(({ average }) => average)).toEqual([
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

const look = fc.record({
  width: fc.integer({ min: 280, max: 1400 }),
  hours: fc.constantFrom(1, 3, 6, 24, 48, 7 * 24, 28 * 24, 112 * 24, 364 * 24),
  running: fc.boolean(),
});

test("labels at the end use at most a quarter of the width", () => {
  fc.assert(
    fc.property(counts, look, (values, options) => {
      const { right, width, labels } = layoutOf(values, options);
      expect(width - right).toBeLessThanOrEqual(width / 4 + 0.001);
      const { count, average, inline } = labels;
      for (const { number, words } of [count, average]) {
        const lines = inline
          ? [`${number} ${words.join(" ")}`]
          : [number, ...words];
        for (const line of lines)
          expect(8 + textWidth(line, 13)).toBeLessThanOrEqual(
            width / 4 + 0.001,
          );
      }
    }),
  );
});

test("labels are on one line if they fit, otherwise below their numbers", () => {
  const [wide, narrow] = [600, 360].map(
    (width) => layoutOf([3, 4, 4000, 4321], { width, hours: 3 }).labels,
  );
  expect(wide).toMatchObject({ inline: true });
  expect(wide?.count).toMatchObject({
    number: "4,321",
    words: ["per 3 hours"],
  });
  expect(narrow).toMatchObject({ inline: false });
  expect(narrow?.count.words.join(" ")).toBe("per 3 hours");
});

test("labels at the end never overlap, leave the chart or go below the axis", () => {
  fc.assert(
    fc.property(counts, look, (values, options) => {
      const layout = layoutOf(values, options);
      const [upper, lower] = labelsOf(layout);
      if (!upper || !lower) throw new Error("a label is missing");
      expect(lower.from - upper.to).toBeGreaterThanOrEqual(15.999);
      expect(upper.from).toBeGreaterThanOrEqual(7.999);
      expect(lower.to).toBeLessThanOrEqual(layout.baseline + 0.001);
    }),
  );
});

test("rules are at integers from zero to the highest count or above", () => {
  const { rules } = layoutOf([3, 17, 9]);
  expect(rules.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
  expect(layoutOf([0, 1]).rules.map(({ value }) => value)).toEqual([0, 1]);
});

test("a middle date is labelled if it fits", () => {
  expect(layoutOf([1, 2, 3, 4, 5]).dates).toEqual([0, 2, 4]);
  expect(layoutOf([1, 2, 3, 4, 5], { width: 160 }).dates).toEqual([0, 4]);
  expect(layoutOf([1, 2]).dates).toEqual([0, 1]);
});

test("only the last date is labelled if both ends would touch", () => {
  const hours = 3;
  expect(layoutOf([1, 2, 3], { width: 220, hours }).dates).toEqual([2]);
  expect(layoutOf([1, 2, 3], { width: 280, hours }).dates).toEqual([0, 2]);
});

test("names that are not times share the axis, and the longer one is shortened", () => {
  const ticksOf = (width: number, ...names: string[]) => {
    const series = readSeries(names.map((bucket) => ({ bucket, count: 2 })));
    const { points, dates } = layoutTimeSeries(
      series,
      { width, height: 240 },
      false,
    );
    return dates.map((index) => points[index]?.bucket.tick);
  };
  const [long, short] = ["Week before the market hall moved", "Week after"];
  expect(ticksOf(600, long, "Week", short)).toEqual([long, "Week", short]);
  expect(ticksOf(276, long, "Week", short)).toEqual([
    "Week before the…",
    short,
  ]);
  expect(ticksOf(276, short, long)).toEqual([short, "Week before the…"]);
  expect(ticksOf(276, long, long)).toEqual(["Week before…", "Week before…"]);
});

test("the first of the highest counts is the peak", () => {
  expect(layoutOf([1, 9, 9, 2]).peak).toBe(1);
});

test("lines are solid except over missing buckets and to an incomplete one", () => {
  const plain = layoutOf([1, 2, 3]);
  expect(plain.counts.unsure).toBe("");
  const running = layoutOf([1, 2, 3], { running: true });
  expect(running.counts.whole.match(/[ML]/g)).toHaveLength(2);
  expect(running.counts.unsure.match(/[ML]/g)).toHaveLength(2);
  const gap = readSeries(
    ["2026-03-01", "2026-03-02", "2026-03-05", "2026-03-06"].map((bucket) => ({
      bucket,
      count: 1,
    })),
  );
  const { averages } = layoutTimeSeries(
    gap,
    { width: 600, height: 240 },
    false,
  );
  expect(averages.whole.match(/M/g)).toHaveLength(2);
  expect(averages.unsure.match(/M/g)).toHaveLength(1);
});

test("a word of a label is not cut, however narrow the chart is", () => {
  expect(layoutOf([1, 2, 3], { width: 180 }).labels.average.words).toEqual([
    "average",
  ]);
});
