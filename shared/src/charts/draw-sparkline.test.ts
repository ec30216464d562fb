import fc from "../testing/property.ts";
import { drawSparkline } from "./draw-sparkline.ts";

const counts = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 7 });

function readPoints(values: readonly number[]) {
  const [path] = drawSparkline(values, "").shapes;
  const numbers = String(path?.attributes["d"]).match(/-?[\d.]+/g) ?? [];
  return values.map((_, index) => ({
    x: Number(numbers[index * 2]),
    y: Number(numbers[index * 2 + 1]),
  }));
}

test("every point is within the drawing, and a higher count is higher", () => {
  fc.assert(
    fc.property(counts, (values) => {
      const points = readPoints(values);
      points.forEach(({ x, y }, index) => {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(96);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(32);
        if ((values[index] ?? 0) > (values[0] ?? 0)) {
          expect(y).toBeLessThanOrEqual(points[0]?.y ?? 0);
        }
      });
    }),
  );
});

test("the last point is marked", () => {
  const [, dot] = drawSparkline([1, 5, 3], "").shapes;
  const last = readPoints([1, 5, 3]).at(-1);
  expect(dot?.attributes).toMatchObject({ cx: last?.x, cy: last?.y });
});

test("a constant series is in the middle", () => {
  expect(readPoints([4, 4, 4]).map(({ y }) => y)).toEqual([16, 16, 16]);
});

test("has the given label", () => {
  expect(drawSparkline([1, 2], "Latest days: 1, 2").label).toBe(
    "Latest days: 1, 2",
  );
});
