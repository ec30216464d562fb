import { drawSidesOfSentiment } from "./draw-sides-of-sentiment.ts";
import { readSentiment } from "./sentiment-columns.ts";

const columns = readSentiment([
  { bucket: "-1.0…-0.5", count: 6 },
  { bucket: "-0.1…0.1", count: 24 },
  { bucket: "0.5…1.0", count: 80 },
]);
const sides = [
  { name: "By ticket", counts: [6, 4, 0], whole: 10 },
  { name: "Everybody else", counts: [0, 40, 60], whole: 100 },
];
const draw = (of = sides, width = 640) =>
  drawSidesOfSentiment(columns, of, { width, height: 220 }, "The finding");

const boxesOf = (fill: string, drawing = draw()) =>
  drawing.shapes
    .filter(
      ({ tag, attributes }) =>
        // Squares are those of the key.
        tag === "rect" && attributes["fill"] === fill && attributes["y"] !== 2,
    )
    .map(({ attributes }) => ({
      x: Number(attributes["x"]),
      width: Number(attributes["width"]),
      height: Number(attributes["height"]),
    }));

test("the height of columns is their share of their own group", () => {
  const [most, some, none] = boxesOf("var(--color-accent)");
  const [nothing, alsoSome, alsoMost] = boxesOf("var(--color-surface)");
  expect(most?.height).toBe(alsoMost?.height);
  expect(some?.height).toBeCloseTo(alsoSome?.height ?? 0);
  expect([none?.height, nothing?.height]).toEqual([0, 0]);
});

test("columns of one position are placed next to each other", () => {
  const [own] = boxesOf("var(--color-accent)");
  const [other] = boxesOf("var(--color-surface)");
  if (!own || !other) throw new Error("A column is missing.");
  expect(other.x).toBeGreaterThanOrEqual(own.x + own.width);
});

test("sentiments show the shares of both groups in the order of the key", () => {
  const words = draw().shapes.flatMap(({ children = [] }) => children);
  expect(words).toEqual(
    expect.arrayContaining([
      ...["By ticket", "Everybody else"],
      ...["60% / 0%", "40% / 40%", "0% / 60%"],
    ]),
  );
});

test("a data point shows both groups, and a dash for a group without a value", () => {
  const [first] = sides;
  if (!first) throw new Error("A side is missing.");
  const unreported = {
    name: "Everybody else",
    counts: [null, null, null],
    whole: 0,
  };
  const drawing = drawSidesOfSentiment(
    columns,
    [first, unreported],
    { width: 640, height: 220 },
    "",
  );
  expect(drawing.readMark(0)?.facts).toEqual([
    "By ticket 60% (6)",
    "Everybody else —",
  ]);
  expect(drawing.readMark(3)).toBeNull();
});
