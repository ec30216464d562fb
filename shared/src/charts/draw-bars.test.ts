import fc from "../testing/property.ts";
import { inLanguage } from "../testing/in-language.ts";
import { type DrawnBar, drawBars } from "./draw-bars.ts";
import type { Drawing, Shape } from "./drawing.ts";

const label = "Most chose “Yes”";
const yes = { label: "Yes", value: 60, reading: "60%" };
const no = { label: "No", value: 40, reading: "40%" };

function draw(bars: readonly DrawnBar[], max = 100): Drawing {
  return drawBars({ label, bars, max }, 400);
}

const named = ({ shapes }: Drawing, tag: Shape["tag"]) =>
  shapes.filter((shape) => shape.tag === tag);

const words = (drawing: Drawing) =>
  named(drawing, "text").flatMap(({ children = [] }) => children);

const bars = (drawing: Drawing) =>
  named(drawing, "rect").filter(
    ({ attributes }) => attributes.fill === "var(--color-accent)",
  );

test("contains its finding, and each label and number", () => {
  const drawing = draw([yes, no]);
  expect(drawing.label).toBe(label);
  expect(words(drawing)).toEqual(["Yes", "60%", "No", "40%"]);
});

test("draws a bar in proportion to its value, on a track as long as the maximum", () => {
  const drawing = draw([
    { ...yes, value: 100 },
    { ...no, value: 25 },
  ]);
  const track = Number(named(drawing, "rect")[0]?.attributes.width);
  expect(bars(drawing).map(({ attributes }) => attributes.width)).toEqual([
    track,
    track / 4,
  ]);
});

test("limits a value above the maximum to the length of its track", () => {
  const [bar, over] = bars(draw([yes, { ...no, value: 140 }], 60));
  expect(over?.attributes.width).toBe(bar?.attributes.width);
});

test("leaves the bars of a question without answers empty", () => {
  const drawing = draw([{ ...yes, value: 0 }], 0);
  expect(bars(drawing)[0]?.attributes.width).toBe(0);
});

test("wraps a long label and reserves space for it", () => {
  const long = { ...yes, label: "as far as the river ".repeat(10).trim() };
  expect(words(draw([long])).length).toBeGreaterThan(3);
  expect(draw([long]).height).toBeGreaterThan(draw([yes]).height);
});

test("renders a label in its own direction, from the same edge", () => {
  const [label] = named(draw([{ ...yes, label: "שקט בלילה" }]), "text");
  expect(label?.attributes).toMatchObject({
    x: 0,
    direction: "rtl",
    textAnchor: "end",
  });
});

test("is empty without bars", () => {
  expect(draw([])).toMatchObject({ height: 0, shapes: [] });
});

test("keeps every bar within the drawing, each below the previous one", () => {
  const anyBar = fc.record({
    label: fc.string({ minLength: 1 }),
    value: fc.nat(1000),
    reading: fc.nat(1e6).map(String),
  });
  fc.assert(
    fc.property(fc.array(anyBar), fc.nat(1000), (any, max) => {
      const drawing = draw(any, max);
      let end = 0;
      for (const { attributes } of bars(drawing)) {
        expect(Number(attributes.y)).toBeGreaterThanOrEqual(end);
        expect(Number(attributes.width)).toBeLessThanOrEqual(drawing.width);
        end = Number(attributes.y) + Number(attributes.height);
      }
      expect(end).toBe(drawing.height);
    }),
  );
});

test("moves numbers below the bars if they would leave little space beside them", () => {
  const long = {
    ...yes,
    value: 100,
    reading: "60% first, mean rank ".repeat(3),
  };
  const drawing = draw([long]);
  const [bar] = bars(drawing);
  const [, number] = named(drawing, "text");
  expect(bar?.attributes.width).toBe(400);
  const foot = Number(bar?.attributes.y) + Number(bar?.attributes.height);
  expect(Number(number?.attributes.y)).toBeGreaterThan(foot);
  expect(drawing.height).toBeGreaterThan(Number(number?.attributes.y));
});

test("aligns bars and labels to the right in right-to-left languages", () => {
  const drawing = inLanguage("ar", () => draw([{ ...no, label: "لا" }, yes]));
  const [bar] = bars(drawing);
  const { x, width } = bar?.attributes ?? {};
  expect(Number(x) + Number(width)).toBe(400);
  const [label, number, latin] = named(drawing, "text");
  expect(label?.attributes).toMatchObject({
    x: 400,
    direction: "rtl",
    textAnchor: "start",
  });
  expect(number?.attributes).toMatchObject({ x: 0, textAnchor: "start" });
  expect(latin?.attributes).toMatchObject({ x: 400, textAnchor: "end" });
});
