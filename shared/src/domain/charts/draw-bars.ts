import { atEnd, drawLabel, drawText, strong, textSizes } from "./draw-label.ts";
import type { Drawing, Shape } from "./drawing.ts";
import { linearScale } from "./plotting.ts";
import { textWidth } from "./text-layout.ts";

export interface DrawnBar {
  label: string;
  value: number;
  /** The number beside the bar, in words. */
  reading: string;
}

export interface BarsFigure {
  /** The finding: what the bars show. */
  label: string;
  bars: readonly DrawnBar[];
  /** The value that a full bar stands for. */
  max: number;
}

const size = textSizes.medium;
const barHeight = 12;
/** Pixels between a label and its bar, between bars, and between a bar and its number. */
const gaps = { label: 4, bars: 12, reading: 12 };

/** Horizontal bars, each with its label above and its number beside it. */
export function drawBars(figure: BarsFigure, width: number): Drawing {
  const { label, bars, max } = figure;
  const widest = Math.max(
    0,
    ...bars.map(({ reading }) => textWidth(reading, size.fontSize)),
  );
  const room = Math.max(0, width - widest - gaps.reading);
  const length = linearScale([0, Math.max(1, max)], [0, room]);
  const shapes: Shape[] = [];
  let y = 0;
  for (const bar of bars) {
    const name = drawLabel(bar.label, { x: 0, y, room: width }, size);
    const top = y + name.height + gaps.label;
    const end = { x: width, y: top + barHeight / 2 - size.fontSize * 0.65 };
    shapes.push(
      ...name.shapes,
      drawBar(room, top, "var(--color-sunken)"),
      drawBar(Math.min(room, length(bar.value)), top, "var(--color-accent)"),
      drawText(bar.reading, end, size, { ...atEnd, ...strong }),
    );
    y = top + barHeight + gaps.bars;
  }
  return { width, height: Math.max(0, y - gaps.bars), label, shapes };
}

function drawBar(width: number, y: number, fill: string): Shape {
  return { tag: "rect", attributes: { y, width, height: barHeight, fill } };
}
