import fc from "../testing/property.ts";
import { inLanguage } from "../testing/in-language.ts";
import type { Drawing, Shape } from "./drawing.ts";
import { frameDrawing } from "./frame-drawing.ts";

const chart: Shape = { tag: "line", attributes: {} };

const drawingOf = (label: string, width = 400): Drawing => ({
  width,
  height: 100,
  label,
  shapes: [chart],
});

function read(drawing: Drawing) {
  const [ground, writing] = drawing.shapes;
  const parts = (writing?.children ?? []).filter(
    (part) => typeof part !== "string",
  );
  const lines = parts.filter(({ tag }) => tag === "text");
  return { ground, lines, placed: parts.find(({ tag }) => tag === "g") };
}

const frame = { heading: "Responses over time", source: "Nearsay" };

test("heading and finding are above the chart, the source below", () => {
  const framed = frameDrawing(drawingOf("Most came on Monday"), frame);
  const { ground, lines, placed } = read(framed);
  expect(lines.map(({ children }) => children)).toEqual([
    ["Responses over time"],
    ["Most came on Monday"],
    ["Nearsay"],
  ]);
  const [heading = 0, finding = 0, source = 0] = lines.map(({ attributes }) =>
    Number(attributes["y"]),
  );
  const [, top] =
    /translate\(16 (\d+)\)/.exec(String(placed?.attributes["transform"])) ?? [];
  expect(heading).toBeLessThan(finding);
  expect(finding).toBeLessThan(Number(top));
  expect(source).toBeGreaterThan(Number(top) + 100);
  expect(placed?.children).toEqual([chart]);
  const { width, height } = framed;
  expect(ground?.attributes).toMatchObject({ width, height });
  expect(framed.label).toBe("Most came on Monday");
});

test("a finding of two lines does not leave a single word for the second", () => {
  const finding =
    "The 7 days up to Nov 20 brought 54% fewer responses than the 7 days before";
  const { lines } = read(frameDrawing(drawingOf(finding, 720), frame));
  expect(lines.slice(1, 3).map(({ children }) => children)).toEqual([
    ["The 7 days up to Nov 20 brought 54%"],
    ["fewer responses than the 7 days before"],
  ]);
});

test("every line is on the sheet, regardless of the length of the texts", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 300 });
  fc.assert(
    fc.property(text, text, fc.nat(900), (label, heading, width) => {
      const framed = frameDrawing(drawingOf(label, width), {
        heading,
        source: label,
      });
      for (const { attributes } of read(framed).lines) {
        expect(Number(attributes["y"])).toBeLessThan(framed.height - 10);
        expect(Number(attributes["x"])).toBeLessThanOrEqual(framed.width - 16);
      }
    }),
  );
});

test("every line begins on the side of the reader's language, in its own direction", () => {
  const arabic = { direction: "rtl", textAnchor: "end" };
  const { lines } = read(frameDrawing(drawingOf("متى؟"), frame));
  expect(lines[0]?.attributes).toMatchObject({ x: 16 });
  expect(lines[1]?.attributes).toMatchObject({ x: 16, ...arabic });
  const mirrored = inLanguage("ar", () =>
    frameDrawing(drawingOf("متى؟"), frame),
  );
  const [latin, own] = read(mirrored).lines;
  expect(latin?.attributes).toMatchObject({ x: 416, textAnchor: "end" });
  expect(own?.attributes).toMatchObject({
    x: 416,
    direction: "rtl",
    textAnchor: "start",
  });
});
