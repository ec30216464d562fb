import fc from "../testing/property.ts";
import type { Shape } from "./drawing.ts";
import { drawSentiment } from "./draw-sentiment.ts";
import { readSentiment } from "./sentiment-columns.ts";
import { textWidth } from "./text-layout.ts";

const size = { width: 600, height: 220 };
const baseline = size.height - 64;

const tenths = (counts: readonly number[]) =>
  readSentiment(
    counts.map((count, bin) => ({
      bucket: `${(bin / 5 - 1).toFixed(1)}…${((bin + 1) / 5 - 1).toFixed(1)}`,
      count,
    })),
  );

const plain = tenths([1, 0, 2, 1, 3, 3, 6, 8, 5, 1]);

const textsOf = (shapes: readonly Shape[]) =>
  shapes
    .filter(({ tag }) => tag === "text")
    .map(({ children: [words] = [] }) =>
      typeof words === "string" ? words : "",
    );

const columnsOf = (shapes: readonly Shape[]) =>
  shapes
    .filter(({ tag }) => tag === "rect")
    .map(({ attributes }) => attributes);

const numberOf = (shape: Shape | undefined, name: string) =>
  Number(shape?.attributes[name]);

test("labels counts, scale and sentiments directly, and leaves out empty columns", () => {
  const { shapes } = drawSentiment(plain, 0.26, size);
  expect(textsOf(shapes)).toEqual([
    "Average 63%",
    ...["1", "2", "1", "3", "3", "6", "8", "5", "1"],
    ...["0%", "50%", "100%"],
    ...["13%", "Negative", "20%", "Neutral", "67%", "Positive"],
  ]);
});

test.each([
  [-1, 0],
  [0, 300],
  [0.5, 450],
  [1, 600],
])("marks an average of %d at %d of 600 pixels", (average, x) => {
  const { shapes } = drawSentiment(plain, average, size);
  const line = shapes.filter(({ tag }) => tag === "line").at(-1);
  expect(line?.attributes).toMatchObject({ x1: x, x2: x, y2: baseline });
});

test("the text of the average is never cut off at the edges", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.integer({ min: 240, max: 1400 }),
      (average, width) => {
        const { shapes } = drawSentiment(plain, average, { ...size, width });
        const words = shapes.find(({ tag }) => tag === "text");
        const half = textWidth(textsOf(shapes)[0] ?? "", 13) / 2;
        const x = numberOf(words, "x");
        expect(x - half).toBeGreaterThanOrEqual(-0.001);
        expect(x + half).toBeLessThanOrEqual(width + 0.001);
      },
    ),
  );
});

test("the height of columns is proportional to their frequency, and they begin at the axis", () => {
  const counts = fc.array(fc.nat(10_000), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(counts, (values) => {
      const columns = columnsOf(drawSentiment(tenths(values), 0, size).shapes);
      const highest = Math.max(1, ...values);
      values.forEach((value, index) => {
        const { y, height } = columns[index] ?? {};
        expect(Number(height)).toBeCloseTo((value / highest) * (baseline - 44));
        expect(Number(y) + Number(height)).toBeCloseTo(baseline);
      });
    }),
  );
});

test("columns with custom names are placed side by side, without a scale", () => {
  const columns = readSentiment([
    { bucket: "positive", count: 3 },
    { bucket: "negative", count: 1 },
  ]);
  const { shapes, readMark, marks } = drawSentiment(columns, 0.5, size);
  expect(textsOf(shapes)).toEqual([
    ...["1", "3"],
    ...["25%", "negative", "75%", "positive"],
  ]);
  expect(marks).toEqual([150, 450]);
  expect(readMark(1)).toMatchObject({
    name: "positive",
    facts: ["3 responses", "75%"],
  });
  expect(readMark(2)).toBeNull();
});

test("a name that is too long for its column is shortened", () => {
  const columns = readSentiment([
    { bucket: "rather more positive than one might expect", count: 3 },
    { bucket: "sarcastic", count: 1 },
  ]);
  const { shapes } = drawSentiment(columns, null, { ...size, width: 240 });
  expect(textsOf(shapes).filter((words) => words.endsWith("…"))).toHaveLength(
    1,
  );
});

test("can be read column by column, in percent of the scale", () => {
  const { readMark, marks } = drawSentiment(plain, null, size);
  expect(marks).toHaveLength(10);
  expect(marks[0]).toBeCloseTo(30);
  expect(readMark(0)).toMatchObject({
    x: marks[0],
    name: "0–10%, negative",
    facts: ["1 response", "3%"],
  });
  expect(readMark(9)?.name).toBe("90–100%, positive");
});

test("interrupts the average line at counts that it would touch", () => {
  const counts = [0, 0, 0, 0, 240, 260, 0, 100, 0, 0];
  fc.assert(
    fc.property(
      fc.integer({ min: -100, max: 100 }).map((percent) => percent / 100),
      fc.integer({ min: 240, max: 700 }),
      (average, width) => {
        const { shapes } = drawSentiment(tenths(counts), average, {
          ...size,
          width,
        });
        const lines = shapes
          .filter(({ tag, attributes }) => tag === "line" && attributes.x1)
          .map(({ attributes }) => attributes);
        const written = shapes.filter(
          ({ children: [words] = [] }) =>
            typeof words === "string" && ["240", "260", "100"].includes(words),
        );
        for (const { attributes } of written)
          for (const { x1, y1, y2 } of lines) {
            const away = Math.abs(Number(x1) - Number(attributes.x));
            const above = Number(y2) <= Number(attributes.y) - 13;
            const below = Number(y1) >= Number(attributes.y);
            expect(away > 10 || above || below).toBe(true);
          }
      },
    ),
  );
});

test("draws the average line uninterrupted if it touches no count", () => {
  const lines = (average: number) =>
    drawSentiment(tenths([0, 0, 0, 0, 0, 0, 0, 11, 0, 0]), average, size)
      .shapes.filter(({ tag, attributes }) => tag === "line" && attributes.x1)
      .map(({ attributes: { y1, y2 } }) => [y1, y2]);
  expect(lines(0.4)).toEqual([
    [18, baseline],
    [18, baseline],
  ]);
  expect(lines(0.5)).toHaveLength(4);
});

test("does not describe all answers as one sentiment while one answer has another", () => {
  const { shapes } = drawSentiment(
    tenths([999, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
    null,
    size,
  );
  expect(textsOf(shapes)).toContain(">99%");
});

test("only the highest column shows its count, within the chart, if not all counts fit", () => {
  const huge = [654_321, 123_456, 0, 0, 0, 0, 0, 0, 0, 123_456];
  const counts = (width: number) =>
    drawSentiment(tenths(huge), null, { ...size, width }).shapes.filter(
      ({ children: [words] = [] }) =>
        typeof words === "string" && words.endsWith("K"),
    );
  expect(counts(720)).toHaveLength(3);
  const [highest, ...others] = counts(280);
  expect(highest?.children).toEqual(["654.3K"]);
  expect(others).toEqual([]);
  const half = textWidth("654.3K", 13) / 2;
  expect(highest?.attributes.x).toBeCloseTo(half);
  const narrow = drawSentiment(tenths(huge), null, { ...size, width: 280 });
  expect(narrow.readMark(1)?.facts[0]).toBe("123,456 responses");
});
