import type { Drawing, Shape } from "./drawing.ts";
import { runsRightToLeft, wrapText } from "./text-layout.ts";

export interface Frame {
  /** What is shown: the title of the figure, or the question. */
  heading: string;
  /** Where the numbers are from, and when. */
  source: string;
}

/** Sizes in pixels, as the tokens have them. */
const small = { fontSize: 13, token: "var(--text-xs)", line: 18 };
const medium = { fontSize: 15, token: "var(--text-sm)", line: 20 };
const large = { fontSize: 17, token: "var(--text-md)", line: 22 };
const margin = 16;
/** Words need it, however narrow their chart is. */
const leastRoom = 320;

/** A drawing as a sheet of its own: heading and finding above it, its source below, on a plain ground. */
export function frameDrawing(
  drawing: Drawing,
  { heading, source }: Frame,
): Drawing {
  const room = Math.max(leastRoom, drawing.width);
  const width = room + 2 * margin;
  const strong = { fontWeight: "var(--weight-strong)" };
  const muted = { fill: "var(--color-ink-muted)" };
  const above = writeLines(heading, room, margin, medium, muted);
  const finding = writeLines(drawing.label, room, above.end, large, strong);
  const top = finding.end + margin;
  const bottom = top + drawing.height + margin;
  const below = writeLines(source, room, bottom, small, muted);
  const height = below.end + margin;
  const ground = { width, height, fill: "var(--color-raised)" };
  const place = { transform: `translate(${margin} ${top})` };
  const writing = {
    fill: "var(--color-ink)",
    fontFamily: "var(--font-sans)",
  };
  const chart: Shape = {
    tag: "g",
    attributes: place,
    children: drawing.shapes,
  };
  const content = [...above.shapes, ...finding.shapes, chart, ...below.shapes];
  return {
    width,
    height,
    label: drawing.label,
    shapes: [
      { tag: "rect", attributes: ground },
      { tag: "g", attributes: writing, children: content },
    ],
  };
}

/** Lines of text from `start` downwards, each beginning on the side that its script begins on. */
function writeLines(
  text: string,
  room: number,
  start: number,
  { fontSize, token, line }: typeof small,
  look: Shape["attributes"],
): { shapes: Shape[]; end: number } {
  const side = runsRightToLeft(text)
    ? { x: margin + room, direction: "rtl" }
    : { x: margin };
  const lines = wrapText(text, room, fontSize);
  const shapes = lines.map((words, index): Shape => {
    const y = start + index * line + fontSize;
    const attributes = { ...look, ...side, y, fontSize: token };
    return { tag: "text", attributes, children: [words] };
  });
  return { shapes, end: start + lines.length * line };
}
