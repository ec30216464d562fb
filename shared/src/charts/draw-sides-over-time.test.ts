import { drawSidesOverTime } from "./draw-sides-over-time.ts";
import type { Shape } from "./drawing.ts";
import { readSeries } from "./read-buckets.ts";

const series = readSeries(
  ["2026-03-01", "2026-03-02", "2026-03-03"].map((bucket) => ({
    bucket,
    count: 40,
  })),
);
const sides = [
  { name: "By ticket", counts: [5, 5, 0], whole: 10 },
  { name: "Everybody else", counts: [0, 50, 50], whole: 100 },
];
const size = { width: 640, height: 240 };
const draw = (running = false, source = series) =>
  drawSidesOverTime(source, sides, size, "The finding", running);

const linesOf = (shapes: readonly Shape[], stroke: string) =>
  shapes.filter(
    ({ tag, attributes }) =>
      tag === "path" &&
      attributes["stroke"] === stroke &&
      attributes["d"] !== "",
  );

/** Heights of the points of a line. */
const heightsOf = ({ attributes }: Shape) =>
  String(attributes["d"])
    .slice(1)
    .split("L")
    .map((point) => Number(point.split(",")[1]));

test("equal shares have equal heights, regardless of the sizes of the groups", () => {
  const { shapes, label } = draw();
  expect(label).toBe("The finding");
  const [own] = linesOf(shapes, "var(--color-accent)");
  const [other] = linesOf(shapes, "var(--color-ink)");
  if (!own || !other) throw new Error("A line is missing.");
  const [half, alsoHalf, none] = heightsOf(own);
  expect(half).toBe(alsoHalf);
  expect(heightsOf(other)).toEqual([none, half, half]);
  const rules = shapes
    .filter(({ tag }) => tag === "line")
    .map(({ attributes }) => Number(attributes["y1"]));
  expect([none, half]).toEqual([Math.max(...rules), Math.min(...rules)]);
});

test("the axis is in percent and reaches the highest share", () => {
  const words = draw().shapes.flatMap(({ children = [] }) => children);
  expect(words).toEqual(
    expect.arrayContaining(["By ticket", "Everybody else", "0%", "50%"]),
  );
});

test("the line to a bucket that is still being counted is dashed for both groups", () => {
  const dashed = (running: boolean) =>
    draw(running).shapes.filter(
      ({ tag, attributes }) =>
        tag === "path" && attributes["strokeDasharray"] && attributes["d"],
    );
  expect(dashed(false)).toHaveLength(0);
  expect(dashed(true)).toHaveLength(2);
});

test("a data point shows the shares of both groups", () => {
  const drawing = draw();
  expect(drawing.marks).toHaveLength(3);
  expect(drawing.readMark(1)).toMatchObject({
    name: "Mar 2",
    facts: ["By ticket 50% (5)", "Everybody else 50% (50)"],
  });
  expect(drawing.readMark(3)).toBeNull();
});

test("a single bucket has a dot for each group, the filled one within the outlined one", () => {
  const single = readSeries([{ bucket: "2026-03-01", count: 2 }]);
  const dots = draw(false, single).shapes.filter(({ tag }) => tag === "circle");
  const [outline, filled] = dots.map(({ attributes }) => attributes);
  expect(filled?.["fill"]).toBe("var(--color-accent)");
  expect(Number(outline?.["r"])).toBeGreaterThan(Number(filled?.["r"]));
});
