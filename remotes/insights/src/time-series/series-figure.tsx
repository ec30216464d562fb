import {
  type BucketSeries,
  describeSeries,
  drawTimeSeries,
  seriesRows,
  type TimeSeriesDrawing,
} from "@nearsay/core/domain/charts";
import { type CSSProperties, useContext, useMemo } from "react";
import { ChangeMark } from "../changes/change-mark.tsx";
import { ChartWidthContext } from "../figures/chart-width.ts";
import { drawnLength } from "../figures/drawn-length.ts";
import { Figure } from "../figures/figure.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { PointReader } from "../figures/point-reader.tsx";
import { texts } from "../texts.ts";
import styles from "./series-figure.module.css";

const height = 240;

export interface SeriesFigureProps {
  readonly series: BucketSeries;
  /** Whether the last bucket is still counted in. */
  readonly running: boolean;
  /** The last bucket as the server named it. */
  readonly lastBucket: string;
}

/** The chart under its finding, and its numbers. */
export function SeriesFigure(props: SeriesFigureProps) {
  const { series, running, lastBucket } = props;
  const width = useContext(ChartWidthContext);
  const drawing = useMemo(
    () => drawTimeSeries(series, { width, height }, running),
    [series, width, running],
  );
  const finding = useMemo(
    () => describeSeries(series, running),
    [series, running],
  );
  return (
    <Figure finding={finding} note={describeRange(series, running)}>
      <PointReader drawing={drawing}>
        <span className={styles.change} style={positionOf(drawing)}>
          <ChangeMark of={`bucket:${lastBucket}`} />
        </span>
      </PointReader>
      {series.buckets.length > 1 && (
        <NumbersTable
          caption={texts.overTime}
          columns={texts.seriesColumns}
          rows={() => seriesRows(series)}
        />
      )}
    </Figure>
  );
}

function positionOf({
  byLastCount: { x, y },
}: TimeSeriesDrawing): CSSProperties {
  return { "--x": drawnLength(x), "--y": drawnLength(y) };
}

/** From when to when; null where a single bucket says it itself. */
function describeRange(
  { step, buckets }: BucketSeries,
  running: boolean,
): string | null {
  const { unit, size } = step;
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last || first === last) return null;
  const range = texts.range(first.label, last.label, texts.each(unit, size));
  return running ? texts.rangeSoFar(range, texts.notOver(unit, size)) : range;
}
