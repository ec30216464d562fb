import { atEnd, drawLabel, drawText, strong, textSizes } from "./draw-label.ts";
import type { Drawing, Shape } from "./drawing.ts";
import { fromStart } from "./from-start.ts";
import { linearScale } from "./plotting.ts";
import { textWidth } from "./text-layout.ts";

export interface DrawnBar {
  label: string;
  value: number;
  /** Text of the number beside the bar. */
  reading: string;
}

export interface BarsFigure {
  /** The finding: what the bars show. */
  label: string;
  bars: readonly DrawnBar[];
  /** The value of a full bar. */
  max: number;
}

const size = textSizes.medium;
const barHeight = 12;
/** Pixels between a label and its bar, between bars, and between a bar and its number. */
const gaps = { label: 4, bars: 12, reading: 12 };

/** Minimum share of the width for bars: a number that would leave less is placed below. */
const leastRoom = 0.6;

/** Horizontal bars, each with its label above and its number beside it, or below if it is long. */
export function drawBars(figure: BarsFigure, width: number): Drawing {
  const { label, bars, max } = figure;
  const widest = Math.max(
    0,
    ...bars.map(({ reading }) => textWidth(reading, size.fontSize)),
  );
  const beside = width - widest - gaps.reading;
  const isBeside = beside >= leastRoom * width;
  const room = isBeside ? beside : width;
  const length = linearScale([0, Math.max(1, max)], [0, room]);
  const shapes: Shape[] = [];
  let y = 0;
  for (const bar of bars) {
    const name = drawLabel(bar.label, { x: 0, y, room: width }, size);
    const top = y + name.height + gaps.label;
    const below = top + barHeight + gaps.label;
    const level = top + barHeight / 2 - size.fontSize * 0.65;
    const end = { x: width, y: isBeside ? level : below };
    shapes.push(
      ...name.shapes,
      drawBar(room, top, "var(--color-sunken)"),
      drawBar(Math.min(room, length(bar.value)), top, "var(--color-accent)"),
      drawText(bar.reading, end, size, { ...atEnd, ...strong }),
    );
    y = (isBeside ? top + barHeight : below + size.line) + gaps.bars;
  }
  const height = Math.max(0, y - gaps.bars);
  return fromStart({ width, height, label, shapes });
}

function drawBar(width: number, y: number, fill: string): Shape {
  return { tag: "rect", attributes: { y, width, height: barHeight, fill } };
}
