import { percentOf } from "../domain/insights.ts";
import { formatCount } from "../domain/locale.ts";
import type { StepFigures } from "./describe-kinds.ts";
import {
  atEnd,
  smallInk,
  smallMuted,
  strong,
  textShape,
  textSizes,
} from "./draw-label.ts";
import type { MarkReading, ReadableDrawing, Shape, Size } from "./drawing.ts";
import { formatPercent, formatShort } from "./format.ts";
import { kinds as texts } from "#messages";
import { linearScale } from "./plotting.ts";

const { line } = textSizes.small;
const margin = { top: line + 6, bottom: line + 18 };
/** Pixels between two columns; also the height of the line that marks the middle half. */
const gap = 2;
const halfHeight = 4;

/**
 * Columns along a range, the highest with its count, a line below the middle
 * half and a dot at the median.
 * @param peak Percent of the answers that the full height represents; that of
 *   the highest column, unless charts must be comparable.
 */
export function drawHistogram(
  figures: StepFigures,
  size: Size,
  peak = peakOf(figures),
): ReadableDrawing {
  const { steps, answers, label } = figures;
  const { width, height } = size;
  const baseline = height - margin.bottom;
  const x = linearScale([0, steps.length], [0, width]);
  const most = Math.max(1, (peak / 100) * answers);
  const y = linearScale([0, most], [baseline, margin.top]);
  const middle = (step: number) => (x(step) + x(step + 1)) / 2;
  const box = (step: number) => {
    const top = y(steps[step]?.count ?? 0);
    return {
      x: x(step) + gap / 2,
      y: top,
      width: Math.max(1, x(step + 1) - x(step) - gap),
      height: baseline - top,
    };
  };
  return {
    ...size,
    label,
    shapes: [
      ...steps.map((_step, index): Shape => ({
        tag: "rect",
        attributes: { ...box(index), fill: "var(--color-accent)" },
      })),
      drawBaseline(width, baseline),
      ...drawHighest(steps, { middle, y, width }),
      ...drawMiddleHalf(figures, { x, baseline }),
      ...drawEnds(figures, size),
    ],
    marks: steps.map((_step, index) => middle(index)),
    readMark: (index): MarkReading | null => {
      const step = steps[index];
      if (step === undefined) return null;
      return {
        x: middle(index),
        y: y(step.count),
        name: step.name,
        facts: [
          texts.answers({
            count: step.count,
            formatted: formatCount(step.count),
          }),
          formatPercent(percentOf(step.count, answers)),
        ],
        shapes: [
          {
            tag: "rect",
            attributes: {
              ...box(index),
              fill: "none",
              stroke: "var(--color-ink)",
              strokeWidth: 2,
            },
          },
        ],
      };
    },
  };
}

/** Percent of the answers in the highest column. */
export function peakOf({ steps, answers }: StepFigures): number {
  return percentOf(Math.max(0, ...steps.map(({ count }) => count)), answers);
}

function drawBaseline(width: number, y: number): Shape {
  return {
    tag: "line",
    attributes: {
      x1: 0,
      x2: width,
      y1: y,
      y2: y,
      stroke: "var(--color-line-strong)",
    },
  };
}

function drawHighest(
  steps: StepFigures["steps"],
  at: {
    middle: (step: number) => number;
    y: (count: number) => number;
    width: number;
  },
): Shape[] {
  const most = Math.max(...steps.map(({ count }) => count));
  const index = steps.findIndex(({ count }) => count === most && count > 0);
  if (index === -1) return [];
  const words = formatShort(most);
  const x = Math.min(at.width - 8, Math.max(8, at.middle(index)));
  return [
    textShape(words, {
      ...smallInk,
      ...strong,
      textAnchor: "middle",
      x,
      y: at.y(most) - 6,
    }),
  ];
}

function drawMiddleHalf(
  { quartiles }: StepFigures,
  { x, baseline }: { x: (position: number) => number; baseline: number },
): Shape[] {
  if (quartiles === null) return [];
  const [from, to] = [x(quartiles.lower), x(quartiles.upper)];
  const y = baseline + 6;
  const ink = "var(--color-ink)";
  return [
    {
      tag: "rect",
      attributes: {
        x: from,
        y,
        width: Math.max(halfHeight, to - from),
        height: halfHeight,
        rx: 2,
        fill: ink,
      },
    },
    {
      tag: "circle",
      attributes: {
        cx: x(quartiles.median),
        cy: y + halfHeight / 2,
        r: 5,
        fill: "var(--color-surface)",
        stroke: ink,
        strokeWidth: 2,
      },
    },
  ];
}

function drawEnds({ ends }: StepFigures, { width, height }: Size): Shape[] {
  const [first, last] = ends;
  const y = height - 2;
  return [
    textShape(first, { ...smallMuted, x: 0, y }),
    textShape(last, { ...smallMuted, ...atEnd, x: width, y }),
  ];
}
