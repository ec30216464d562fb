import { leastIndex } from "d3-array";
import { type PointerEvent, type ReactNode, useState } from "react";
import {
  type PlottedPoint,
  type TimeSeriesLayout,
  formatAverage,
  formatCount,
} from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";
import styles from "./point-reader.module.css";

export interface PointReaderProps {
  readonly layout: TimeSeriesLayout;
  /** Shown while no point is read. */
  readonly idle: string;
  /** Draws the chart, with the index of the point being read. */
  readonly children: (active: number | null) => ReactNode;
}

/** Reads a chart point by point: by pointer and touch on it, by keyboard through a slider over it. */
export function PointReader({ layout, idle, children }: PointReaderProps) {
  const [chosen, setActive] = useState<number | null>(null);
  const { points } = layout;
  const final = points.length - 1;
  const active = chosen === null ? null : Math.min(chosen, final);

  function followPointer(event: PointerEvent<HTMLDivElement>) {
    const left = event.currentTarget.getBoundingClientRect().left;
    setActive(nearestPoint(points, event.clientX - left));
  }

  return (
    <>
      <p className={styles.reading}>{describePoint(points, active) ?? idle}</p>
      <div
        className={styles.plot}
        onPointerMove={followPointer}
        onPointerDown={followPointer}
        onPointerLeave={() => {
          setActive(null);
        }}
      >
        {children(active)}
        {final > 0 && (
          <input
            type="range"
            className={styles.slider}
            aria-label={texts.explore}
            aria-valuetext={describePoint(points, active ?? final) ?? idle}
            min={0}
            max={final}
            value={active ?? final}
            onFocus={(event) => {
              if (event.currentTarget.matches(":focus-visible"))
                setActive(final);
            }}
            onBlur={() => {
              setActive(null);
            }}
            onChange={(event) => {
              setActive(event.currentTarget.valueAsNumber);
            }}
          />
        )}
      </div>
    </>
  );
}

function nearestPoint(points: readonly PlottedPoint[], x: number): number {
  return leastIndex(points, (point) => Math.abs(point.x - x)) ?? 0;
}

function describePoint(
  points: readonly PlottedPoint[],
  index: number | null,
): string | null {
  const point = points[index ?? -1];
  if (!point) return null;
  const { label, count, average } = point;
  return texts.reading(
    label,
    count,
    formatCount(count),
    formatAverage(average),
  );
}
