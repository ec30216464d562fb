import { createCanvas } from "@napi-rs/canvas";
// Registers the fonts.
import "./draw-picture.ts";
import { sansFaces, serifFaces } from "./picture-faces.ts";
import { drawLine, type TextStyle, widthOf } from "./picture-lines.ts";

const pen = createCanvas(1200, 120).getContext("2d");

/** How much darker the line makes the background. */
function inkOf(text: string, style: Omit<TextStyle, "color">): number {
  pen.clearRect(0, 0, 1200, 120);
  const place = { size: 80, left: 10, baseline: 90 };
  drawLine(pen, text, { ...style, color: "#000" }, place);
  const { data } = pen.getImageData(0, 0, 1200, 120);
  return data.reduce((sum, value, at) => (at % 4 === 3 ? sum + value : sum), 0);
}

it.each([
  ["serif", "Tea or coffee?", serifFaces],
  ["sans-serif", "Tea or coffee?", sansFaces],
  ["Cyrillic", "Чай или кофе?", serifFaces],
])("draws %s letters in the requested weight", (_name, text, faces) => {
  const weights = [300, 400, 600, 700];
  const inks = weights.map((weight) => inkOf(text, { faces, weight }));
  for (const [at, ink] of inks.slice(1).entries())
    expect(ink).toBeGreaterThan((inks[at] ?? 0) * 1.03);
  // The weight of the line before is not kept.
  expect(inkOf(text, { faces, weight: 300 })).toBe(inks[0]);
});

it("measures a line in the weight it is drawn in", () => {
  const width = (weight: number) =>
    widthOf(
      pen,
      "Tea or coffee?",
      { faces: serifFaces, weight, color: "#000" },
      80,
    );
  expect(width(700)).toBeGreaterThan(width(300));
});
