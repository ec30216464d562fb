import { cumsum } from "d3-array";
import { type StackSegment, segmentLabelPercent } from "../domain/choices.ts";
import {
  atEnd,
  drawLabel,
  drawText,
  muted,
  strong,
  textSizes,
} from "./draw-label.ts";
import type { Drawing, Shape } from "./drawing.ts";
import { fromStart } from "./from-start.ts";
import { formatPercent } from "./format.ts";
import { textWidth } from "./text-layout.ts";

export interface StackPart {
  kind: StackSegment["kind"];
  label: string;
  /** Share of the bar in percent. */
  percent: number;
  /** Text of the number of people who chose it. */
  count: string;
}

export interface StackFigure {
  /** The finding: what the segments show. */
  label: string;
  parts: readonly StackPart[];
  /** What the shares refer to, if it is not obvious. */
  note?: string | undefined;
}

export type PlacedPart<Part> = Part & {
  /** Where it starts on the bar, in percent. */
  start: number;
  fill: string;
  /** The label above it; null if it would not fit. */
  above: string | null;
};

/** Every third colour of the palette: adjacent segments differ in greyscale, too. */
const fills = ["var(--chart-1)", "var(--chart-4)", "var(--chart-7)"];
const other = "var(--chart-other)";
const { small, medium } = textSizes;
const barHeight = 28;
const swatch = 14;
/** Pixels between labels and bar, bar and key, rows of the key, and columns of it. */
const gaps = { bar: 4, key: 12, rows: 6, columns: 12 };

/** Places the segments side by side, in the palette's order; Other is always grey. */
export function placeParts<Part extends Omit<StackPart, "label" | "count">>(
  parts: readonly Part[],
): PlacedPart<Part>[] {
  const ends = cumsum(parts, ({ percent }) => percent);
  return parts.map((part, index) => ({
    ...part,
    start: (ends[index] ?? 0) - part.percent,
    fill: (part.kind === "option" && fills[index]) || other,
    above:
      Math.round(part.percent) >= segmentLabelPercent
        ? formatPercent(part.percent)
        : null,
  }));
}

/** Segments side by side; wide ones show their percentage, and a key below lists all of them. */
export function drawStack(figure: StackFigure, width: number): Drawing {
  const parts = placeParts(figure.parts);
  const filled = parts.filter(({ percent }) => percent > 0);
  const shapes = filled.flatMap((part) => drawPart(part, width));
  const columns = keyColumns(parts, width);
  let y = filled.length > 0 ? small.line + gaps.bar + barHeight + gaps.key : 0;
  for (const part of parts) {
    const row = drawKeyRow(part, y, columns);
    shapes.push(...row.shapes);
    y += row.height + gaps.rows;
  }
  const { label, note = "" } = figure;
  const below = drawLabel(note, { x: 0, y, room: width }, small);
  const height = note === "" ? Math.max(0, y - gaps.rows) : y + below.height;
  return fromStart({
    width,
    height,
    label,
    shapes: [...shapes, ...below.shapes],
  });
}

function drawPart(part: PlacedPart<StackPart>, width: number): Shape[] {
  const x = (part.start / 100) * width;
  const rect: Shape = {
    tag: "rect",
    attributes: {
      x,
      y: small.line + gaps.bar,
      width: (part.percent / 100) * width,
      height: barHeight,
      fill: part.fill,
      stroke: "var(--color-surface)",
      strokeWidth: 2,
    },
  };
  if (part.above === null) return [rect];
  return [rect, drawText(part.above, { x: x + 1, y: 0 }, small, strong)];
}

/** The label's left edge and available width, and the right edges of both numbers. */
function keyColumns(parts: readonly StackPart[], width: number) {
  const widest = (texts: string[]) =>
    Math.max(0, ...texts.map((text) => textWidth(text, medium.fontSize)));
  const label = swatch + gaps.columns;
  const percent =
    width - widest(parts.map(({ count }) => count)) - gaps.columns;
  const percents = parts.map((part) => formatPercent(part.percent));
  const room = percent - widest(percents) - gaps.columns - label;
  return { label, room: Math.max(0, room), percent, count: width };
}

function drawKeyRow(
  part: PlacedPart<StackPart>,
  y: number,
  columns: ReturnType<typeof keyColumns>,
): { shapes: Shape[]; height: number } {
  const box = { x: columns.label, y, room: columns.room };
  const label = drawLabel(part.label, box, medium);
  const side = { width: swatch, height: swatch };
  const percent = formatPercent(part.percent);
  const shapes: Shape[] = [
    { tag: "rect", attributes: { y: y + 2, ...side, fill: part.fill } },
    ...label.shapes,
    drawText(percent, { x: columns.percent, y }, medium, {
      ...atEnd,
      ...strong,
    }),
    drawText(part.count, { x: columns.count, y }, medium, {
      ...atEnd,
      ...muted,
    }),
  ];
  return { shapes, height: Math.max(label.height, medium.line) };
}
