import { findGaps } from "./bucket-step.ts";
import { textSizes } from "./draw-label.ts";
import type { MarkReading, ReadableDrawing, Shape, Size } from "./drawing.ts";
import { formatPercent } from "./format.ts";
import { evenValues, linearScale } from "./plotting.ts";
import type { BucketSeries } from "./read-buckets.ts";
import {
  type SideShares,
  drawSideKey,
  readShares,
  shareAt,
  sideLooks,
} from "./side-shares.ts";
import { textWidth } from "./text-layout.ts";
import { drawDates, drawRules } from "./time-series-axes.ts";
import { labelGap } from "./time-series-labels.ts";
import {
  type DatedPoint,
  chooseDates,
  plotLine,
} from "./time-series-layout.ts";

const margin = { top: 32, bottom: 28, right: 8 };
const ruleCount = 4;
const { fontSize } = textSizes.small;
const strokeWidths = [3, 1.5];

interface SidesPoint extends DatedPoint {
  /** One for each answer group. */
  ys: readonly number[];
}

type SidesLayout = ReturnType<typeof layoutSides>;

/**
 * A line for each answer group: when its answers arrived, in shares of that
 * group.
 * @param label The finding.
 * @param running Whether responses are still added to the last bucket: the line
 *   to it is dashed.
 */
export function drawSidesOverTime(
  series: BucketSeries,
  sides: readonly SideShares[],
  size: Size,
  label: string,
  running: boolean,
): ReadableDrawing {
  const layout = layoutSides(series, sides, size);
  const { points } = layout;
  const unsure = findGaps(series.buckets.map(({ position }) => position));
  if (running) unsure.add(points.length - 1);
  return {
    ...size,
    label,
    shapes: [
      ...drawSideKey(sides),
      ...drawRules(layout, formatPercent),
      // The filled line is above the thin one.
      ...sides.flatMap((_, side) => drawLine(layout, side, unsure)).reverse(),
      ...drawDots(points.at(-1), 3),
      ...drawDates({ ...layout, dates: chooseDates(points) }),
    ],
    marks: points.map(({ x }) => x),
    readMark: (index) => readPoint(layout, sides, index),
  };
}

function layoutSides(
  { buckets }: BucketSeries,
  sides: readonly SideShares[],
  { width, height }: Size,
) {
  const shares = sides.map((side) =>
    buckets.map((_, at) => shareAt(side, at).percent),
  );
  const highest = Math.max(1, ...shares.flat());
  const values = evenValues(highest, ruleCount);
  const baseline = height - margin.bottom;
  const y = linearScale([0, values.at(-1) ?? 1], [baseline, margin.top]);
  const names = values.map((value) =>
    textWidth(formatPercent(value), fontSize),
  );
  const [left, right] = [labelGap + Math.max(...names), width - margin.right];
  const [first, last] = [buckets[0], buckets.at(-1)];
  const x = linearScale(
    [first?.position ?? 0, last?.position ?? 0],
    [left, right],
  );
  const points = buckets.map((bucket, at): SidesPoint => ({
    x: x(bucket.position),
    ys: shares.map((share) => y(share[at] ?? 0)),
    bucket,
  }));
  const rules = values.map((value) => ({ y: y(value), value }));
  return { height, left, right, top: margin.top, baseline, points, rules };
}

function drawLine(
  { points }: SidesLayout,
  side: number,
  unsure: ReadonlySet<number>,
): Shape[] {
  const line = plotLine(points, unsure, ({ ys }) => ys[side] ?? 0);
  const look = {
    fill: "none",
    stroke: sideLooks[side]?.stroke ?? "",
    strokeWidth: strokeWidths[side] ?? 1,
    strokeLinejoin: "round",
  };
  return [
    {
      tag: "path",
      attributes: { ...look, d: line.unsure, strokeDasharray: "2 4" },
    },
    { tag: "path", attributes: { ...look, d: line.whole } },
  ];
}

/** If both have the same value, the outlined dot is a ring around the filled one. */
function drawDots(point: SidesPoint | undefined, radius: number): Shape[] {
  const dots = (point?.ys ?? []).map((cy, side): Shape => {
    const circle = { cx: point?.x ?? 0, cy, r: radius + 2 * side };
    const attributes = { ...circle, strokeWidth: 1.5, ...sideLooks[side] };
    return { tag: "circle", attributes };
  });
  return dots.reverse();
}

/** A line and a dot for each answer group, drawn over the chart. */
function readPoint(
  { points, top, baseline }: SidesLayout,
  sides: readonly SideShares[],
  index: number,
): MarkReading | null {
  const point = points[index];
  if (!point) return null;
  const { x, ys, bucket } = point;
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
    y: Math.min(...ys),
    name: bucket.label,
    facts: readShares(sides, index),
    shapes: [{ tag: "line", attributes: cursor }, ...drawDots(point, 4)],
  };
}
