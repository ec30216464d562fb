import fc from "../testing/property.ts";
import { squarify } from "./squarify.ts";

const whole = { x: 10, y: 20, width: 600, height: 300 };
const values = fc.array(fc.integer({ min: 1, max: 10_000 }), {
  minLength: 1,
  maxLength: 50,
});

test("box areas are proportional to their values and fill the total area", () => {
  fc.assert(
    fc.property(values, (list) => {
      const total = list.reduce((sum, value) => sum + value, 0);
      const boxes = squarify(list, whole);
      expect(boxes).toHaveLength(list.length);
      boxes.forEach(({ width, height }, index) => {
        const share = (width * height) / (whole.width * whole.height);
        expect(share).toBeCloseTo((list[index] ?? 0) / total, 9);
      });
    }),
  );
});

test("boxes are within the total area and do not overlap", () => {
  fc.assert(
    fc.property(values, (list) => {
      const boxes = squarify(list, whole);
      const slack = 1e-6;
      boxes.forEach((box, index) => {
        expect(box.x).toBeGreaterThanOrEqual(whole.x - slack);
        expect(box.y).toBeGreaterThanOrEqual(whole.y - slack);
        expect(box.x + box.width).toBeLessThanOrEqual(610 + slack);
        expect(box.y + box.height).toBeLessThanOrEqual(320 + slack);
        for (const other of boxes.slice(index + 1)) {
          const apart =
            box.x + box.width <= other.x + slack ||
            other.x + other.width <= box.x + slack ||
            box.y + box.height <= other.y + slack ||
            other.y + other.height <= box.y + slack;
          expect(apart).toBe(true);
        }
      });
    }),
  );
});

test("boxes of equal values are not narrow strips", () => {
  const boxes = squarify(Array<number>(12).fill(1), whole);
  for (const { width, height } of boxes) {
    const ratio = Math.max(width, height) / Math.min(width, height);
    expect(ratio).toBeLessThan(3);
  }
});
