import fc from "fast-check";
import { layoutTimeSeries } from "./time-series-layout.ts";

const counts = fc.array(fc.oneof(fc.nat(3), fc.nat(10_000_000)), {
  minLength: 1,
  maxLength: 100,
});

const layoutOf = (values: readonly number[], width = 600, height = 240) =>
  layoutTimeSeries(
    values.map((count, position) => ({
      label: "",
      tick: "",
      count,
      position,
    })),
    width,
    height,
    11,
  );

test("every mark lies within the chart", () => {
  fc.assert(
    fc.property(
      counts,
      fc.integer({ min: 240, max: 1400 }),
      (values, width) => {
        const layout = layoutOf(values, width);
        for (const { x, countY, averageY } of layout.points) {
          expect(x).toBeGreaterThanOrEqual(layout.left);
          expect(x).toBeLessThanOrEqual(layout.right);
          for (const y of [countY, averageY]) {
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(layout.baseline);
          }
        }
      },
    ),
  );
});

test("points run from left to right and a higher count lies higher", () => {
  fc.assert(
    fc.property(counts, (values) => {
      const { points } = layoutOf(values);
      points.slice(1).forEach((point, index) => {
        const before = points[index];
        if (!before) return;
        expect(point.x).toBeGreaterThan(before.x);
        if (point.count > before.count) {
          expect(point.countY).toBeLessThan(before.countY);
        }
      });
    }),
  );
});

test("the labels at the end never overlap nor sink below the axis", () => {
  fc.assert(
    fc.property(counts, (values) => {
      const { countLabelY, averageLabelY, baseline } = layoutOf(values);
      expect(Math.abs(countLabelY - averageLabelY)).toBeGreaterThanOrEqual(
        17.999,
      );
      expect(Math.max(countLabelY, averageLabelY)).toBeLessThanOrEqual(
        baseline + 0.001,
      );
    }),
  );
});

test("the labels of a line that ends on the axis stand above it", () => {
  const quiet = layoutOf([9, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(quiet.averageLabelY).toBe(quiet.baseline);
  expect(quiet.countLabelY).toBe(quiet.baseline - 18);
});

test("rules stand at whole numbers from zero to the highest count or above", () => {
  const { rules } = layoutOf([3, 17, 9]);
  expect(rules.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
});

test("a middle date is named where there is room", () => {
  expect(layoutOf([1, 2, 3, 4, 5], 600).dates).toEqual([0, 2, 4]);
  expect(layoutOf([1, 2, 3, 4, 5], 320).dates).toEqual([0, 4]);
});

test("the first of the highest counts is the peak", () => {
  expect(layoutOf([1, 9, 9, 2]).peak).toBe(1);
});

test("names the last date alone where both ends would touch", () => {
  const buckets = [1, 2, 3].map((count, position) => {
    const label = "Nov 2, 12:00 PM";
    return { label, tick: label, count, position };
  });
  expect(layoutTimeSeries(buckets, 292, 240, 14).dates).toEqual([2]);
  expect(layoutTimeSeries(buckets, 400, 240, 14).dates).toEqual([0, 2]);
});
