import { movingAverage } from "../insights.ts";
import { extent, max, maxIndex, nice, ticks } from "d3-array";
import { area, line } from "d3-shape";
import { linearScale } from "./linear-scale.ts";
import type { ReadBucket } from "./read-buckets.ts";

export interface PlottedPoint {
  x: number;
  countY: number;
  averageY: number;
  label: string;
  tick: string;
  count: number;
  average: number;
}

export interface TimeSeriesLayout {
  width: number;
  height: number;
  left: number;
  right: number;
  baseline: number;
  points: PlottedPoint[];
  countPath: string;
  areaPath: string;
  averagePath: string;
  /** Heights to draw a rule at, with their value. */
  rules: { y: number; value: number }[];
  /** Indices of the points named under the axis. */
  dates: number[];
  /** Index of the highest count. */
  peak: number;
  /** Baselines of the two labels at the end of the lines, kept apart. */
  countLabelY: number;
  averageLabelY: number;
}

const margin = { top: 20, bottom: 28 };
const characterWidth = 7;
const labelGap = 18;
const ruleCount = 4;

/**
 * Geometry of the chart in pixels; needs at least one bucket.
 * @param endLabel Characters to keep room for after the last point.
 */
export function layoutTimeSeries(
  buckets: readonly ReadBucket[],
  width: number,
  height: number,
  endLabel: number,
): TimeSeriesLayout {
  const averages = movingAverage(buckets.map(({ count }) => count));
  const highest = max(buckets, ({ count }) => count) ?? 0;
  const baseline = height - margin.bottom;
  const [, top] = nice(0, Math.max(1, highest), ruleCount);
  const y = linearScale([0, top], [baseline, margin.top]);
  const values = ticks(0, top, ruleCount).filter(Number.isInteger);
  const left = 12 + 8 * String(top).length;
  const right = width - 12 - characterWidth * endLabel;
  const x = scaleX(buckets, left, right);
  const points = buckets.map(
    ({ position, label, tick, count }, index): PlottedPoint => {
      const average = averages[index] ?? 0;
      const [countY, averageY] = [y(count), y(average)];
      return { x: x(position), countY, averageY, label, tick, count, average };
    },
  );
  const countLine = line<PlottedPoint>(
    (point) => point.x,
    (point) => point.countY,
  );
  const averageLine = line<PlottedPoint>(
    (point) => point.x,
    (point) => point.averageY,
  );
  const countArea = area<PlottedPoint>(
    (point) => point.x,
    baseline,
    (point) => point.countY,
  );
  return {
    width,
    height,
    left,
    right,
    baseline,
    points,
    countPath: countLine(points) ?? "",
    areaPath: countArea(points) ?? "",
    averagePath: averageLine(points) ?? "",
    rules: values.map((value) => ({ y: y(value), value })),
    dates: chooseDates(points, right - left),
    peak: Math.max(
      0,
      maxIndex(points, ({ count }) => count),
    ),
    ...placeLabels(points.at(-1), baseline),
  };
}

function scaleX(buckets: readonly ReadBucket[], left: number, right: number) {
  const [first = 0, last = 0] = extent(buckets, ({ position }) => position);
  return linearScale([first, last], [left, right]);
}

/** First, last and, where there is room, middle point; the last alone where there is little. */
function chooseDates(points: readonly PlottedPoint[], room: number): number[] {
  const last = points.length - 1;
  if (last < 1) return [0];
  const widths = points.map(({ tick }) => (tick.length + 1) * characterWidth);
  const ends = (widths[0] ?? 0) + (widths[last] ?? 0);
  if (ends > room) return [last];
  const middle = Math.round(last / 2);
  return room > 360 && last > 1 ? [0, middle, last] : [0, last];
}

function placeLabels(last: PlottedPoint | undefined, baseline: number) {
  const countY = last?.countY ?? baseline;
  const averageY = last?.averageY ?? baseline;
  const overlap = Math.max(0, labelGap - Math.abs(countY - averageY)) / 2;
  const up = countY <= averageY ? -overlap : overlap;
  const sink = Math.max(0, Math.max(countY + up, averageY - up) - baseline);
  return {
    countLabelY: countY + up - sink,
    averageLabelY: averageY - up - sink,
  };
}
