import fc from "../testing/property.ts";
import { readSource } from "../testing/read-source.ts";
import { stackSegments } from "../domain/choices.ts";
import type { Drawing } from "./drawing.ts";
import { type StackPart, drawStack, placeParts } from "./draw-stack.ts";

const part = (label: string, percent: number): StackPart => ({
  kind: "option",
  label,
  percent,
  count: String(percent),
});
const other = { ...part("Other", 25), kind: "other" as const };
const parts = [part("Bus", 30), part("Tram", 25), part("Car", 20), other];

const draw = (of: readonly StackPart[]) =>
  drawStack({ label: "“Bus” leads with 30%", parts: of }, 400);

const words = ({ shapes }: Drawing) =>
  shapes.flatMap(({ tag, children = [] }) => (tag === "text" ? children : []));

test("draws the segments end to end in the palette's order, with Other in grey", () => {
  expect(placeParts(parts).map(({ start, fill }) => [start, fill])).toEqual([
    [0, "var(--chart-1)"],
    [30, "var(--chart-4)"],
    [55, "var(--chart-7)"],
    [75, "var(--chart-other)"],
  ]);
});

test.each([
  ["light", 0],
  ["dark", 1],
])(
  "keeps adjacent segments distinguishable in grey in the %s theme",
  (_theme, at) => {
    const css = readSource("ui/tokens.css");
    const greys = placeParts(parts).map(({ fill }) => {
      const name = fill.slice("var(".length, -1);
      const [, colors = ""] = css.split(`${name}: light-dark(`);
      return Number([...colors.matchAll(/oklch\(([\d.]+)%/g)][at]?.[1]);
    });
    for (const [index, grey] of greys.slice(1).entries())
      expect(Math.abs(grey - (greys[index] ?? grey))).toBeGreaterThan(8);
  },
);

test("labels segments of at least 15 percent", () => {
  const above = placeParts([part("A", 71), part("B", 15), part("C", 14)]).map(
    (placed) => placed.above,
  );
  expect(above).toEqual(["71%", "15%", null]);
});

test("contains its finding, and every segment in a key", () => {
  const drawing = draw([part("Bus", 86), part("Tram", 14)]);
  expect(drawing.label).toBe("“Bus” leads with 30%");
  expect(words(drawing)).toEqual([
    "86%",
    "Bus",
    "86%",
    "86",
    "Tram",
    "14%",
    "14",
  ]);
});

test("draws no bar while no one has answered, and no segment that no one chose", () => {
  const rects = (of: readonly StackPart[]) =>
    draw(of).shapes.filter(
      ({ tag, attributes }) => tag === "rect" && attributes.height === 28,
    ).length;
  expect(rects([part("Bus", 0), part("Tram", 0)])).toBe(0);
  expect(rects([part("Bus", 100), part("Tram", 0)])).toBe(1);
  expect(draw([part("Bus", 0)]).height).toBeLessThan(28);
  expect(draw([]).height).toBe(0);
});

test("explains below the bar what the shares refer to", () => {
  const plain = draw(parts);
  const noted = drawStack({ label: "", parts, note: "Of all choices" }, 400);
  expect(words(noted)).toEqual([...words(plain), "Of all choices"]);
  expect(noted.height).toBeGreaterThan(plain.height);
});

test("reserves space for a long label", () => {
  const long = part("as far as the river ".repeat(10), 30);
  expect(draw([long]).height).toBeGreaterThan(draw([part("Bus", 30)]).height);
});

test("fills the full bar for any counts", () => {
  const counts = fc
    .array(fc.nat(1000), { minLength: 1, maxLength: 12 })
    .filter((all) => all.some((count) => count > 0));
  fc.assert(
    fc.property(counts, (all) => {
      const total = all.reduce((a, b) => a + b);
      const segments = stackSegments(
        all.map((count, index) => ({ option: String(index), count })),
      );
      const placed = placeParts(
        segments.map(({ kind, count }) => ({
          kind,
          percent: (count / total) * 100,
        })),
      );
      const last = placed.at(-1);
      expect((last?.start ?? 0) + (last?.percent ?? 0)).toBeCloseTo(100);
    }),
  );
});
