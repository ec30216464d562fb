import { stepFigures } from "./describe-kinds.ts";
import { drawHistogram } from "./draw-histogram.ts";

function draw(...places: number[]) {
  const range = { least: 0, most: places.length - 1, decimals: 0, unit: "" };
  const form = { kind: "number" as const, number: range };
  const figures = stepFigures({ form, options: [], places });
  if (figures === null) throw new Error("no steps");
  return drawHistogram(figures, { width: 400, height: 200 });
}

it("draws a column for each step with a height by its count, and reads each", () => {
  const { shapes, marks, readMark } = draw(1, 4, 2, 0);
  const heights = shapes
    .filter(({ attributes }) => attributes.fill === "var(--color-accent)")
    .map(({ attributes }) => Number(attributes.height));
  expect(heights).toHaveLength(4);
  expect(heights[1]).toBeCloseTo(2 * (heights[2] ?? 0));
  expect(heights[3]).toBe(0);
  expect(marks).toEqual([50, 150, 250, 350]);
  expect(readMark(1)).toMatchObject({ name: "1", facts: ["4 answers", "57%"] });
  expect(readMark(4)).toBeNull();
});

it("marks the middle half and the median below the columns", () => {
  const { shapes } = draw(2, 2, 2, 2);
  const half = shapes.find(({ attributes }) => attributes.rx === 2);
  expect(half?.attributes).toMatchObject({ x: 100, width: 200 });
  expect(shapes.find(({ tag }) => tag === "circle")?.attributes.cx).toBe(200);
});

it("draws neither if no one answered", () => {
  const { shapes } = draw(0, 0);
  expect(shapes.some(({ tag }) => tag === "circle")).toBe(false);
});
