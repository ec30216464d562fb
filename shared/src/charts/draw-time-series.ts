import { formatCount } from "../domain/locale.ts";
import { describeSeries } from "./describe-series.ts";
import {
  centred,
  smallInk,
  smallMuted,
  strong,
  textShape,
  textSizes,
} from "./draw-label.ts";
import type { MarkReading, ReadableDrawing, Shape, Size } from "./drawing.ts";
import { formatAverage, formatShort } from "./format.ts";
import type { BucketSeries } from "./read-buckets.ts";
import { series as texts } from "#messages";
import { drawDates, drawRules } from "./time-series-axes.ts";
import { type EndLabel, labelGap } from "./time-series-labels.ts";
import {
  type PlottedPoint,
  type TimeSeriesLayout,
  layoutTimeSeries,
} from "./time-series-layout.ts";

const { line: lineHeight } = textSizes.small;
const accented = {
  ...smallInk,
  ...strong,
  fill: "var(--color-accent-text)",
};
const thin = {
  fill: "none",
  stroke: "var(--chart-other)",
  strokeLinejoin: "round",
};
const bold = {
  fill: "none",
  stroke: "var(--color-accent)",
  strokeWidth: 3,
  strokeLinejoin: "round",
  strokeLinecap: "round",
};

export interface TimeSeriesDrawing extends ReadableDrawing {
  /**
   * A free position next to the last count: where a text about it may begin,
   * and its vertical centre.
   */
  byLastCount: { x: number; y: number };
}

/**
 * Counts as a thin line over a light area, their average as the bold line; a
 * single bucket as a bar.
 * @param running Whether responses are still added to the last bucket: the line
 *   to it is dashed.
 */
export function drawTimeSeries(
  series: BucketSeries,
  size: Size,
  running = false,
): TimeSeriesDrawing {
  const label = describeSeries(series, running);
  if (series.buckets.length < 2)
    return drawSingleBucket(series, size.width, label, running);
  const layout = layoutTimeSeries(series, size, running);
  return {
    ...size,
    label,
    shapes: drawLines(layout, running),
    byLastCount: besideCount(layout),
    marks: layout.points.map(({ x }) => x),
    readMark: (index) => readPoint(layout, index, running),
  };
}

function drawLines(layout: TimeSeriesLayout, running: boolean): Shape[] {
  const { points, peak, labels, counts, averages, left, right } = layout;
  const apart = (right - left) / points.length;
  // Dense counts would cover their average.
  const strokeWidth = Math.min(1.5, Math.max(0.5, apart / 2));
  const grey = { ...thin, strokeWidth };
  const last = points.at(-1);
  const highest = points[peak];
  return [
    ...drawRules(layout),
    ...drawPath(layout.area, { fill: "var(--chart-other)", opacity: 0.16 }),
    ...drawPath(counts.whole, grey),
    ...drawPath(counts.unsure, { ...grey, strokeDasharray: "2 3" }),
    ...drawPath(averages.whole, bold),
    ...drawPath(averages.unsure, { ...bold, strokeDasharray: "1 6" }),
    ...(highest && highest !== last ? [drawPeak(highest, layout)] : []),
    ...(last ? drawDots(last, 3, running) : []),
    drawEndLabel(labels.count, layout, smallMuted),
    drawEndLabel(labels.average, layout, accented),
    ...drawDates(layout),
  ];
}

function drawPath(d: string, look: Shape["attributes"]): Shape[] {
  return d === "" ? [] : [{ tag: "path", attributes: { ...look, d } }];
}

/** Near an edge, the number is aligned away from it. */
function drawPeak(
  { x, countY, bucket }: PlottedPoint,
  { left, right }: TimeSeriesLayout,
): Shape {
  const near = 24;
  const anchor =
    x < left + near ? "start" : x > right - near ? "end" : "middle";
  const position = { x, y: countY - 6, textAnchor: anchor };
  return textShape(formatShort(bucket.count), { ...smallMuted, ...position });
}

/** The dot of an incomplete count is hollow. */
function drawDots(
  { x, countY, averageY }: PlottedPoint,
  r: number,
  hollow: boolean,
): Shape[] {
  const surface = "var(--color-surface)";
  const grey = "var(--chart-other)";
  const colours = hollow
    ? { fill: surface, stroke: grey }
    : { fill: grey, stroke: surface };
  const accent = { fill: "var(--color-accent)", stroke: surface };
  return [
    { tag: "circle", attributes: { cx: x, cy: countY, r, ...colours } },
    { tag: "circle", attributes: { cx: x, cy: averageY, r, ...accent } },
  ];
}

function drawEndLabel(
  { number, words, y }: EndLabel,
  { right, labels }: TimeSeriesLayout,
  look: Shape["attributes"],
): Shape {
  const x = right + labelGap;
  const beside = words.map((line) => ` ${line}`);
  const below = words.map((line): Shape => ({
    tag: "tspan",
    attributes: { x, dy: lineHeight },
    children: [line],
  }));
  return {
    tag: "text",
    attributes: { ...look, ...centred, x, y },
    children: [
      { tag: "tspan", attributes: strong, children: [number] },
      ...(labels.inline ? beside : below),
    ],
  };
}

/** On the side of the count's label that is away from the average's label. */
function besideCount({ right, labels }: TimeSeriesLayout) {
  const { count, average, inline } = labels;
  const lines = inline ? 1 : 1 + count.words.length;
  const away = count.y < average.y ? -lineHeight : lines * lineHeight;
  return { x: right + labelGap, y: count.y + away };
}

/** A line and two dots, drawn over the chart. */
function readPoint(
  { points, top, baseline }: TimeSeriesLayout,
  index: number,
  running: boolean,
): MarkReading | null {
  const point = points[index];
  if (!point) return null;
  const { x, countY, averageY, average, bucket } = point;
  const last = running && index === points.length - 1;
  const cursor = {
    x1: x,
    x2: x,
    y1: top,
    y2: baseline,
    stroke: "var(--color-ink)",
    strokeDasharray: "2 3",
  };
  return {
    x,
    y: Math.min(countY, averageY),
    name: nameOf(bucket.label, last),
    facts: [
      texts.counted({
        count: bucket.count,
        formatted: formatCount(bucket.count),
      }),
      texts.averageOf({ average: formatAverage(average) }),
    ],
    shapes: [{ tag: "line", attributes: cursor }, ...drawDots(point, 4, last)],
  };
}

function nameOf(label: string, running: boolean): string {
  return running ? texts.labelSoFar({ label }) : label;
}

/** One bucket makes no line: a full bar with its number and its time. */
function drawSingleBucket(
  { buckets }: BucketSeries,
  width: number,
  label: string,
  running: boolean,
): TimeSeriesDrawing {
  const height = 56;
  const length = width * 0.75;
  const beside = { x: length + labelGap, y: 16 };
  const unread = {
    marks: [],
    readMark: () => null,
    byLastCount: { x: beside.x, y: beside.y + lineHeight },
  };
  const [only] = buckets;
  if (!only) return { width, height, label, shapes: [], ...unread };
  const number = formatShort(only.count);
  const bar = { y: 4, width: length, height: 24 };
  return {
    width,
    height,
    label,
    ...unread,
    shapes: [
      { tag: "rect", attributes: { ...bar, fill: "var(--color-accent)" } },
      textShape(number, { ...smallInk, ...strong, ...centred, ...beside }),
      textShape(nameOf(only.label, running), {
        ...smallMuted,
        x: 0,
        y: height - 8,
      }),
    ],
  };
}
