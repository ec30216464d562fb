import { type Shape } from "./drawing.ts";
import { drawTimeSeries } from "./draw-time-series.ts";
import { readSeries } from "./read-buckets.ts";

const size = { width: 600, height: 240 };

const daily = (counts: readonly number[]) =>
  readSeries(
    counts.map((count, index) => ({
      bucket: new Date(Date.UTC(2026, 2, 1 + index)).toISOString(),
      count,
    })),
  );

const textOf = ({ children = [] }: Shape): string =>
  children
    .map((child) => (typeof child === "string" ? child : textOf(child)))
    .join("");

const textsOf = (shapes: readonly Shape[]) =>
  shapes.filter(({ tag }) => tag === "text").map(textOf);

const dashes = (shapes: readonly Shape[]) =>
  shapes.filter(
    ({ tag, attributes }) =>
      tag === "path" && attributes["strokeDasharray"] !== undefined,
  );

test("labels its lines, rules, dates and peak directly", () => {
  const { shapes, label } = drawTimeSeries(daily([3, 6, 5, 4, 4]), size);
  expect(textsOf(shapes)).toEqual([
    ...["0", "2", "4", "6"],
    "6",
    "4 per day",
    "4.4 average",
    ...["Mar 1", "Mar 3", "Mar 5"],
  ]);
  expect(label).toBe("Responses peaked on Mar 2 with 6");
});

test("draws the line of counts thinner if they are so dense that they would cover their average", () => {
  const widthOf = (days: number, width: number) =>
    drawTimeSeries(
      daily(Array.from({ length: days }, (_, index) => index % 5)),
      { width, height: 240 },
    )
      .shapes.filter(({ attributes }) => attributes.fill === "none")
      .map(({ attributes }) => attributes.strokeWidth);
  expect(widthOf(28, 276)).toEqual([1.5, 3]);
  expect(widthOf(365, 276)).toEqual([0.5, 3]);
  const [between] = widthOf(365, 670);
  expect(between).toBeGreaterThan(0.5);
  expect(between).toBeLessThan(1);
});

test("has no separate number for a peak at the end", () => {
  const { shapes } = drawTimeSeries(daily([1, 2]), size);
  expect(textsOf(shapes)).toEqual([
    ...["0", "1", "2"],
    "2 per day",
    "1.5 average",
    ...["Mar 1", "Mar 2"],
  ]);
});

test("dashes the line to a count that is not complete", () => {
  const series = daily([3, 4, 5, 4]);
  expect(dashes(drawTimeSeries(series, size).shapes)).toHaveLength(0);
  const running = drawTimeSeries(series, size, true);
  expect(dashes(running.shapes)).toHaveLength(2);
  expect(textsOf(running.shapes)).toContain("4 so far");
});

test("can be read point by point", () => {
  const drawing = drawTimeSeries(daily([3, 4, 1200]), size, true);
  expect(drawing.marks).toHaveLength(3);
  expect(drawing.readMark(1)).toMatchObject({
    x: drawing.marks[1],
    name: "Mar 2",
    facts: ["4 responses", "average 3.5"],
  });
  expect(drawing.readMark(2)).toMatchObject({
    name: "Mar 3, so far",
    facts: ["1,200 responses", "average 402.3"],
  });
  expect(drawing.readMark(3)).toBeNull();
});

test("a single bucket is a bar with its number and time", () => {
  const { shapes, label, marks } = drawTimeSeries(daily([12]), size);
  expect(shapes[0]?.tag).toBe("rect");
  expect(textsOf(shapes)).toEqual(["12", "Mar 1"]);
  expect(label).toBe("All 12 responses came on Mar 1");
  expect(marks).toEqual([]);
});

test.each([[[]], [[0]], [[0, 0, 0]]])("draws %j without failing", (counts) => {
  const { label, shapes } = drawTimeSeries(daily(counts), size);
  expect(label).toBe("No responses yet");
  expect(JSON.stringify(shapes)).not.toMatch(/NaN|Infinity|null/);
});

test("huge numbers are abbreviated on the chart and complete when read", () => {
  const drawing = drawTimeSeries(daily([12_345_678, 9_876_543]), size);
  const shown = textsOf(drawing.shapes);
  expect(shown).toEqual(
    expect.arrayContaining(["15M", "12.3M", "9.9M per day"]),
  );
  expect(drawing.readMark(0)?.facts[0]).toBe("12,345,678 responses");
});
