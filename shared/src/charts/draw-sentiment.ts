import { formatCount } from "../domain/locale.ts";
import { sentimentPercent } from "../domain/insights.ts";
import { describeAverage, describeSentiment } from "./describe-sentiment.ts";
import { smallInk, strong, textShape, textSizes } from "./draw-label.ts";
import type { MarkReading, ReadableDrawing, Shape, Size } from "./drawing.ts";
import { formatPercent, formatShort } from "./format.ts";
import { drawAxis, drawGroup, drawTicks } from "./sentiment-axes.ts";
import type { SentimentColumn } from "./sentiment-columns.ts";
import {
  type PlottedColumn,
  type SentimentLayout,
  layoutSentiment,
} from "./sentiment-layout.ts";
import { series as seriesTexts, sentiment as texts } from "#messages";
import { textWidth } from "./text-layout.ts";

const { fontSize, line: lineHeight } = textSizes.small;

/** From the top of a column to above its count. */
const countHeight = lineHeight + 4;
/** Between a count and the average line. */
const clearance = 6;

/** Separates a number from what is behind it. */
const halo = {
  stroke: "var(--color-surface)",
  strokeWidth: 4,
  strokeLinejoin: "round",
  paintOrder: "stroke",
};

const fills = {
  negative: "var(--chart-3)",
  neutral: "var(--chart-other)",
  positive: "var(--color-accent)",
};

/**
 * Columns from negative to positive, with the average marked if they are on its
 * scale.
 * @param average -1 to 1; null if unknown.
 */
export function drawSentiment(
  columns: readonly SentimentColumn[],
  average: number | null,
  size: Size,
): ReadableDrawing {
  const layout = layoutSentiment(columns, average, size);
  return {
    ...size,
    label: describeSentiment(columns, average),
    shapes: [
      ...layout.columns.map((column) => drawColumn(column, layout)),
      drawAxis(layout),
      ...drawAverage(layout, describeAverage(average)),
      ...drawCounts(layout),
      ...drawTicks(layout),
      ...layout.groups.flatMap((group) => drawGroup(group, layout)),
    ],
    marks: layout.columns.map(middleOf),
    readMark: (index) => readColumn(layout, index),
  };
}

/** "80–90%, positive", or the server's name. */
export function nameSentiment({ span, tone, name }: SentimentColumn): string {
  if (!span || !tone) return name;
  const from = formatCount(Math.round(sentimentPercent(span.from)));
  const to = formatPercent(sentimentPercent(span.to));
  return texts.spanTone({ span: texts.span({ from, to }), tone });
}

function drawColumn(
  { column, x, y, width }: PlottedColumn,
  { baseline }: SentimentLayout,
): Shape {
  const fill = fills[column.tone ?? "neutral"];
  const height = baseline - y;
  return { tag: "rect", attributes: { x, y, width, height, fill } };
}

/** A line with a light edge, so that it is visible on columns, too. */
function drawAverage(layout: SentimentLayout, words: string | null): Shape[] {
  const { averageX: x, width } = layout;
  if (x === null || words === null) return [];
  const half = textWidth(words, fontSize) / 2;
  const edge = { stroke: "var(--color-surface)", strokeWidth: 5 };
  const core = { stroke: "var(--color-ink)", strokeWidth: 2 };
  const parts = averageParts(x, layout);
  return [
    ...[edge, core].flatMap((look) =>
      parts.map(([y1, y2]): Shape => ({
        tag: "line",
        attributes: { x1: x, x2: x, y1, y2, ...look },
      })),
    ),
    textShape(words, {
      ...smallInk,
      ...strong,
      y: lineHeight - 4,
      textAnchor: "middle",
      x: Math.min(width - half, Math.max(half, x)),
    }),
  ];
}

/** Start and end of each part of the line: it is interrupted at the counts next to it. */
function averageParts(
  averageX: number,
  layout: SentimentLayout,
): [from: number, to: number][] {
  const [top, bottom] = [lineHeight + 2, layout.baseline];
  const counts = countsBeside(averageX, layout).map(({ y }) => y);
  if (counts.length === 0) return [[top, bottom]];
  const parts: [number, number][] = [
    [top, Math.min(...counts) - countHeight],
    [Math.max(...counts) - 1, bottom],
  ];
  return parts.filter(([from, to]) => to > from);
}

/**
 * Columns whose counts the line would touch: through or next to a number, it
 * would look like a digit.
 */
function countsBeside(
  averageX: number,
  layout: SentimentLayout,
): PlottedColumn[] {
  return layout.counted.filter((plotted) => {
    const { x, half } = placeCount(plotted, layout);
    return Math.abs(averageX - x) < half + clearance;
  });
}

function drawCounts(layout: SentimentLayout): Shape[] {
  return layout.counted.map((plotted) => {
    const position = { x: placeCount(plotted, layout).x, y: plotted.y - 6 };
    const look = { ...smallInk, ...halo, textAnchor: "middle" };
    return textShape(countOf(plotted), { ...look, ...position });
  });
}

/** Centre of a count, above its column but always within the chart, and half its width. */
function placeCount(
  plotted: PlottedColumn,
  { width }: SentimentLayout,
): { x: number; half: number } {
  const half = textWidth(countOf(plotted), fontSize) / 2;
  const x = Math.min(width - half, Math.max(half, middleOf(plotted)));
  return { x, half };
}

function countOf({ column }: PlottedColumn): string {
  return formatShort(column.count);
}

/** A light background and a border around the column. */
function readColumn(
  { columns, top, baseline }: SentimentLayout,
  index: number,
): MarkReading | null {
  const plotted = columns[index];
  if (!plotted) return null;
  const { column, x, y, width } = plotted;
  const rim = { x, y, width, height: baseline - y, fill: "none" };
  const ground = { x, y: top, width, height: baseline - top, opacity: 0.08 };
  const colour = "var(--color-ink)";
  return {
    x: middleOf(plotted),
    y,
    name: nameSentiment(column),
    facts: [
      seriesTexts.counted({
        count: column.count,
        formatted: formatCount(column.count),
      }),
      formatPercent(column.share),
    ],
    shapes: [
      { tag: "rect", attributes: { ...ground, fill: colour } },
      { tag: "rect", attributes: { ...rim, stroke: colour, strokeWidth: 2 } },
    ],
  };
}

function middleOf({ x, width }: PlottedColumn): number {
  return x + width / 2;
}
