import { movingAverage } from "../domain/insights.ts";
import { findGaps } from "./bucket-step.ts";
import { textSizes } from "./draw-label.ts";
import type { Size } from "./drawing.ts";
import { formatShort } from "./format.ts";
import {
  areaPath,
  evenValues,
  linePath,
  linearScale,
  nearestIndex,
} from "./plotting.ts";
import type { BucketSeries, ReadBucket } from "./read-buckets.ts";
import { shortenText, textWidth } from "./text-layout.ts";
import {
  type EndLabels,
  chooseEndLabels,
  labelGap,
  placeEndLabels,
} from "./time-series-labels.ts";

export interface DatedPoint {
  x: number;
  bucket: ReadBucket;
}

export interface PlottedPoint extends DatedPoint {
  countY: number;
  averageY: number;
  average: number;
}

/** One line of the chart as path data. */
export interface PlottedLine {
  whole: string;
  /** Over missing buckets, and to the last one while it is incomplete. */
  unsure: string;
}

/** Geometry of the chart in pixels. */
export interface TimeSeriesLayout extends Size {
  left: number;
  right: number;
  top: number;
  baseline: number;
  points: PlottedPoint[];
  counts: PlottedLine;
  averages: PlottedLine;
  area: string;
  /** Heights of rules, with their value. */
  rules: { y: number; value: number }[];
  /** Indexes of the points that are labelled under the axis. */
  dates: number[];
  /** Index of the highest count. */
  peak: number;
  labels: EndLabels;
}

const margin = { top: 24, bottom: 28 };
const { fontSize } = textSizes.small;
const ruleCount = 4;

/** Needs at least one bucket; `running` means that responses are still added to the last one. */
export function layoutTimeSeries(
  series: BucketSeries,
  { width, height }: Size,
  running: boolean,
): TimeSeriesLayout {
  const counts = series.buckets.map(({ count }) => count);
  const averages = movingAverage(counts);
  const highest = Math.max(0, ...counts);
  const baseline = height - margin.bottom;
  const values = evenValues(Math.max(1, highest), ruleCount);
  const y = linearScale([0, values.at(-1) ?? 1], [baseline, margin.top]);
  const average = averages.at(-1) ?? 0;
  const labels = chooseEndLabels(series, average, width, running);
  const left = labelGap + Math.max(...values.map(tickWidth));
  const right = width - labels.room;
  const buckets =
    series.end === null
      ? shortenTicks(series.buckets, right - left)
      : series.buckets;
  const [first = 0, last = 0] = [
    buckets[0]?.position,
    buckets.at(-1)?.position,
  ];
  const x = linearScale([first, last], [left, right]);
  const points = buckets.map((bucket, index): PlottedPoint => {
    const average = averages[index] ?? 0;
    const [countY, averageY] = [y(bucket.count), y(average)];
    return { x: x(bucket.position), countY, averageY, average, bucket };
  });
  const unsure = findGaps(buckets.map(({ position }) => position));
  if (running) unsure.add(points.length - 1);
  const end = points.at(-1);
  const sure = running ? points.slice(0, -1) : points;
  return {
    width,
    height,
    left,
    right,
    top: margin.top,
    baseline,
    points,
    counts: plotLine(points, unsure, ({ countY }) => countY),
    averages: plotLine(points, unsure, ({ averageY }) => averageY),
    // An incomplete bucket would look like a decrease.
    area: areaPath(
      sure.map(({ x, countY }) => [x, countY]),
      baseline,
    ),
    rules: values.map((value) => ({ y: y(value), value })),
    dates: chooseDates(points),
    peak: counts.indexOf(highest),
    labels: placeEndLabels(labels, {
      count: end?.countY ?? baseline,
      average: end?.averageY ?? baseline,
      baseline,
    }),
  };
}

function tickWidth(value: number): number {
  return textWidth(formatShort(value), fontSize);
}

export function plotLine<Point extends DatedPoint>(
  points: readonly Point[],
  unsure: ReadonlySet<number>,
  height: (point: Point) => number,
): PlottedLine {
  const draw = (part: readonly Point[]) =>
    linePath(part.map((point) => [point.x, height(point)]));
  const breaks = [...unsure];
  const edges = [0, ...breaks, points.length];
  const runs = edges.slice(1).map((end, run) => points.slice(edges[run], end));
  const steps = breaks.map((end) => points.slice(end - 1, end + 1));
  const join = (parts: Point[][]) =>
    parts
      .filter(({ length }) => length > 1)
      .map(draw)
      .join("");
  return { whole: join(runs), unsure: join(steps) };
}

/** Names that are not times may be long: those of both ends share `room`, in pixels. */
function shortenTicks(
  buckets: readonly ReadBucket[],
  room: number,
): ReadBucket[] {
  const last = buckets.length - 1;
  return buckets.map((bucket, index) => {
    if (index !== 0 && index !== last) return bucket;
    const other = tickRoom(buckets[last - index]);
    const own = Math.max(room / 2, room - other) - labelGap;
    return { ...bucket, tick: shortenText(bucket.tick, own, fontSize) };
  });
}

function tickRoom(bucket: ReadBucket | undefined): number {
  return textWidth(bucket?.tick ?? "", fontSize) + labelGap;
}

/**
 * The first, the last and the middle point, if their names do not touch; the
 * last one has priority.
 */
export function chooseDates(points: readonly DatedPoint[]): number[] {
  const last = points.length - 1;
  if (last < 1) return [0];
  const [from = 0, to = 0] = [points[0]?.x, points[last]?.x];
  const widthAt = (index: number) => tickRoom(points[index]?.bucket);
  if (widthAt(0) + widthAt(last) > to - from) return [last];
  const middle = nearestIndex(
    points.map(({ x }) => x),
    (from + to) / 2,
  );
  const x = points[middle]?.x ?? 0;
  const half = widthAt(middle) / 2;
  const fits = x - half > from + widthAt(0) && x + half < to - widthAt(last);
  return fits ? [0, middle, last] : [0, last];
}
