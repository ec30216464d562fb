import {
  nearestIndex,
  type ReadableDrawing,
} from "@nearsay/core/domain/charts";
import type { PointerEvent, ReactNode } from "react";
import { texts } from "../texts.ts";
import { DrawnChart } from "./drawn-chart.tsx";
import { toDrawn } from "./drawn-length.ts";
import { MarkTip } from "./mark-tip.tsx";
import styles from "./point-reader.module.css";
import { useReading } from "./use-reading.ts";

export interface PointReaderProps {
  readonly drawing: ReadableDrawing;
  /** Laid over the chart. */
  readonly children?: ReactNode;
}

/**
 * A chart that is read mark by mark: by pointer and touch on it, by keyboard
 * through a slider over it. Reading lays a tip over the chart, which is not
 * drawn anew.
 */
export function PointReader({ drawing, children }: PointReaderProps) {
  const { plot, active, read } = useReading();
  const final = drawing.marks.length - 1;
  const at = Math.min(active ?? final, final);
  const reading = drawing.readMark(at);

  function followPointer(event: PointerEvent<HTMLDivElement>) {
    const { left } = event.currentTarget.getBoundingClientRect();
    read(nearestIndex(drawing.marks, toDrawn(event.clientX - left)));
  }

  return (
    <div
      ref={plot}
      className={styles.plot}
      onPointerDown={followPointer}
      onPointerMove={followPointer}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== "touch") read(null);
      }}
      onPointerCancel={() => {
        read(null);
      }}
    >
      <DrawnChart drawing={drawing} />
      {children}
      {active !== null && reading && (
        <MarkTip drawing={drawing} reading={reading} />
      )}
      {reading && final > 0 && (
        <input
          type="range"
          className={styles.slider}
          aria-label={texts.explore}
          aria-valuetext={texts.reading(reading.name, reading.facts)}
          min={0}
          max={final}
          value={at}
          onFocus={(event) => {
            if (event.currentTarget.matches(":focus-visible")) read(final);
          }}
          onBlur={() => {
            read(null);
          }}
          onChange={(event) => {
            read(event.currentTarget.valueAsNumber);
          }}
          onKeyDown={(event) => {
            if (event.key === "Escape") read(null);
          }}
        />
      )}
    </div>
  );
}
