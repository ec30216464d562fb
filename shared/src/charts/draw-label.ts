import { direction } from "../domain/locale.ts";
import type { Shape } from "./drawing.ts";
import { runsRightToLeft, wrapText } from "./text-layout.ts";

/**
 * A text size and its line height, in pixels of the drawing: the reserved space
 * does not depend on the page.
 */
export interface TextSize {
  fontSize: number;
  line: number;
}

export const textSizes = {
  small: { fontSize: 13, line: 16 },
  medium: { fontSize: 15, line: 18 },
  large: { fontSize: 20, line: 24 },
} satisfies Record<string, TextSize>;

export interface LabelBox {
  /** Left edge and top. */
  x: number;
  y: number;
  /** Width available to its lines. */
  room: number;
}

export interface Label {
  shapes: Shape[];
  height: number;
}

/** Text at a left edge, in the number of lines that it needs, each in its own direction. */
export function drawLabel(
  text: string,
  { x, y, room }: LabelBox,
  size: TextSize,
): Label {
  const reading = runsRightToLeft(text)
    ? { direction: "rtl", textAnchor: "end" }
    : {};
  const lines = wrapText(text, room, size.fontSize);
  const shapes = lines.map((words, index) =>
    drawText(words, { x, y: y + index * size.line }, size, reading),
  );
  return { shapes, height: lines.length * size.line };
}

/** One line of text, with its top at `y`. */
export function drawText(
  words: string,
  { x, y }: { x: number; y: number },
  { fontSize }: TextSize,
  look: Shape["attributes"] = {},
): Shape {
  const position = { x, y: y + fontSize };
  const ink = { fill: "var(--color-ink)", fontSize };
  return textShape(words, { ...position, ...ink, ...look });
}

/**
 * Charts run from left to right even if their text does not: such text is
 * reordered and placed like left-to-right text.
 */
export function textShape(
  words: string,
  attributes: Shape["attributes"],
): Shape {
  const turned = direction() === "rtl" && runsRightToLeft(words);
  const content = turned ? `\u2067${words}\u2069` : words;
  return { tag: "text", attributes, children: [content] };
}

/** Styles of numbers: right-aligned ones, and emphasised ones. */
export const atEnd = { textAnchor: "end" };
export const strong = { fontWeight: "var(--weight-strong)" };
export const muted = { fill: "var(--color-ink-muted)" };

/** Styles of small text within a chart. */
export const smallInk = {
  fontSize: textSizes.small.fontSize,
  fill: "var(--color-ink)",
};
export const smallMuted = { ...smallInk, ...muted };

/** Centres a line of text vertically. */
export const centred = { dy: "0.32em" };
