import {
  type TextSize,
  drawText,
  muted,
  strong,
  textSizes,
} from "./draw-label.ts";
import type { Drawing, Shape } from "./drawing.ts";
import { shapesFromStart } from "./from-start.ts";
import { runsRightToLeft, wrapText } from "./text-layout.ts";

export interface Frame {
  /** The title of the figure, or the question. */
  heading: string;
  /** Where the numbers are from, and when they were loaded. */
  source: string;
}

const { small, medium, large } = textSizes;
/** In pixels. */
const margin = 16;
/** Minimum width for text, even if the chart is narrower. */
const leastRoom = 320;

/**
 * A drawing as a separate sheet: heading and finding above it, its source
 * below, on a plain background.
 */
export function frameDrawing(
  drawing: Drawing,
  { heading, source }: Frame,
): Drawing {
  const room = Math.max(leastRoom, drawing.width);
  const above = writeLines(heading, room, margin, medium, muted);
  const finding = writeLines(drawing.label, room, above.end, large, strong);
  const top = finding.end + margin;
  const bottom = top + drawing.height + margin;
  const below = writeLines(source, room, bottom, small, muted);
  const [width, height] = [room + 2 * margin, below.end + margin];
  const ground = { width, height, fill: "var(--color-raised)" };
  const offset = { transform: `translate(${margin} ${top})` };
  const chart: Shape = {
    tag: "g",
    attributes: offset,
    children: drawing.shapes,
  };
  return {
    width,
    height,
    label: drawing.label,
    shapes: [
      { tag: "rect", attributes: ground },
      {
        tag: "g",
        attributes: { fontFamily: "var(--font-sans)" },
        children: [...above.lines, ...finding.lines, chart, ...below.lines],
      },
    ],
  };
}

/**
 * Lines of text from `start` downwards, on the side on which the reader's
 * language begins, each in its own direction.
 */
function writeLines(
  text: string,
  room: number,
  start: number,
  size: TextSize,
  look: Shape["attributes"],
): { lines: readonly Shape[]; end: number } {
  const own = runsRightToLeft(text)
    ? { ...look, direction: "rtl", textAnchor: "end" }
    : look;
  const lines = balanceText(text, room, size.fontSize).map((words, index) =>
    drawText(words, { x: margin, y: start + index * size.line }, size, own),
  );
  return {
    lines: shapesFromStart(lines, room + 2 * margin),
    end: start + lines.length * size.line,
  };
}

/** The minimum number of lines, of similar length: no single word is left for the last one. */
function balanceText(text: string, room: number, fontSize: number): string[] {
  const lines = wrapText(text, room, fontSize);
  const narrower = wrapText(text, room - fontSize, fontSize);
  return lines.length > 1 && narrower.length === lines.length
    ? balanceText(text, room - fontSize, fontSize)
    : lines;
}
