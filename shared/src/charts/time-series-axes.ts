import { centred, smallMuted, textShape } from "./draw-label.ts";
import type { Shape } from "./drawing.ts";
import { formatShort } from "./format.ts";
import { labelGap } from "./time-series-labels.ts";
import type { DatedPoint, TimeSeriesLayout } from "./time-series-layout.ts";

/** A rule and its number at regular counts, including the axis. */
export function drawRules(
  { rules, left, right }: Pick<TimeSeriesLayout, "rules" | "left" | "right">,
  write = formatShort,
): Shape[] {
  return rules.flatMap(({ y, value }): Shape[] => {
    const stroke = value === 0 ? "--color-line-strong" : "--color-line";
    const across = { x1: left, x2: right, y1: y, y2: y };
    const beside = { x: left - labelGap, y, textAnchor: "end" };
    return [
      { tag: "line", attributes: { ...across, stroke: `var(${stroke})` } },
      textShape(write(value), { ...smallMuted, ...beside, ...centred }),
    ];
  });
}

/** Names of a few points under the axis, none of them beyond its ends. */
export function drawDates({
  dates,
  points,
  height,
}: Pick<TimeSeriesLayout, "dates" | "height"> & {
  points: readonly DatedPoint[];
}): Shape[] {
  const last = points.length - 1;
  return dates.map((index) => {
    const anchor = index === 0 ? "start" : index === last ? "end" : "middle";
    const position = { x: points[index]?.x ?? 0, y: height - 6 };
    return textShape(points[index]?.bucket.tick ?? "", {
      ...smallMuted,
      ...position,
      textAnchor: anchor,
    });
  });
}
