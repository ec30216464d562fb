import { drawAnswerMap } from "./draw-answer-map.ts";

const squares = [
  { square: "12", count: "30", percent: 50 },
  { square: "123", count: "12", percent: 100 },
  { square: "130", count: "10", percent: null },
];
const draw = (width = 600) => drawAnswerMap({ label: "It", squares }, width);
const boxes = (fill: string) =>
  draw().shapes.filter(
    ({ tag, attributes }) => tag === "rect" && attributes["fill"] === fill,
  );

test("squares lie where they are, smaller ones on the larger, within the width", () => {
  const [large, inside, beside] = boxes("var(--color-sunken)").map(
    ({ attributes }) => attributes,
  );
  expect(inside?.["width"]).toBe(Number(large?.["width"]) / 2);
  expect(inside?.["x"]).toBe(Number(large?.["width"]) / 2);
  expect(inside?.["y"]).toBe(Number(large?.["height"]) / 2);
  expect(beside?.["x"]).toBeGreaterThanOrEqual(Number(large?.["width"]));
  const { width, height } = draw();
  for (const { attributes } of boxes("var(--color-sunken)")) {
    const { x, y, width: size } = attributes;
    expect(Number(x) + Number(size)).toBeLessThanOrEqual(width + 0.01);
    expect(Number(y) + Number(size)).toBeLessThanOrEqual(height + 0.01);
  }
});

test("the more chose it the darker a square, and who did not answer leaves it plain", () => {
  expect(
    boxes("var(--color-accent)").map(
      ({ attributes }) => attributes["fillOpacity"],
    ),
  ).toEqual([0.2, 0.4, 0]);
});

test("names stand where there is room", () => {
  const words = (width: number) =>
    draw(width).shapes.filter(({ tag }) => tag === "text").length;
  expect(words(600)).toBe(6);
  expect(words(60)).toBeLessThan(6);
});
