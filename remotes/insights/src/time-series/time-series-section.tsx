import type { Analytics, Bucket } from "@nearsay/core/contract";
import { type CsvTable, movingAverage } from "@nearsay/core/domain";
import {
  type BucketSeries,
  type Side,
  describeSeries,
  drawTimeSeries,
  seriesRows,
  seriesTexts,
} from "@nearsay/core/charts";
import { useContext, useMemo } from "react";
import { ChangeMark } from "../changes/changes.tsx";
import { ChartWidthContext, drawnLength } from "../figures/drawn-chart.tsx";
import { Figure, FigureSection, QuietLine } from "../figures/figure.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { PointReader } from "../figures/point-reader.tsx";
import { insights as texts } from "#messages";
import { describeRange } from "./describe-range.ts";
import { SidesOverTime } from "./sides-over-time.tsx";
import { useTimeSeries } from "./use-time-series.ts";
import styles from "./time-series-section.module.css";

/** In pixels. */
const savedSize = { width: 720, height: 320 };

/** Responses per bucket and their moving average. */
export function TimeSeriesSection(props: {
  readonly analytics: Analytics;
  /** ISO 8601; null if unknown. */
  readonly closesAt?: string | null;
  /** Shown instead of the combined figures. */
  readonly sides?: readonly Side[];
}) {
  const { analytics, closesAt = null, sides = [] } = props;
  const buckets = analytics.timeSeries;
  const { series, running } = useTimeSeries(analytics, closesAt);
  if (series.buckets.every(({ count }) => count === 0)) {
    return (
      <FigureSection title={texts.overTime}>
        <QuietLine title={seriesTexts.noResponses}>
          {texts.noResponsesHint}
        </QuietLine>
      </FigureSection>
    );
  }
  if (sides.length > 0)
    return (
      <SidesOverTime
        buckets={buckets}
        series={series}
        running={running}
        sides={sides}
      />
    );
  return (
    <FigureSection
      title={texts.overTime}
      download={{
        name: texts.overTime,
        drawing: () => drawTimeSeries(series, savedSize, running),
        csv: () => seriesTable(buckets),
      }}
    >
      <SeriesFigure
        series={series}
        running={running}
        lastBucket={buckets.at(-1)?.bucket ?? ""}
      />
    </FigureSection>
  );
}

const height = 240;

/** The chart under its finding, and its numbers. */
function SeriesFigure(props: {
  readonly series: BucketSeries;
  /** Whether the last bucket is still incomplete. */
  readonly running: boolean;
  /** Name of the last bucket as sent by the server. */
  readonly lastBucket: string;
}) {
  const { series, running, lastBucket } = props;
  const width = useContext(ChartWidthContext);
  const drawing = useMemo(
    () => drawTimeSeries(series, { width, height }, running),
    [series, width, running],
  );
  const { x, y } = drawing.byLastCount;
  const finding = useMemo(
    () => describeSeries(series, running),
    [series, running],
  );
  return (
    <Figure
      finding={finding}
      note={
        <>
          {describeRange(series, running)}
          {series.byRelease && (
            <>
              <br />
              {seriesTexts.byRelease.note}
            </>
          )}
        </>
      }
    >
      <PointReader drawing={drawing}>
        <span
          className={styles.change}
          style={{ "--x": drawnLength(x), "--y": drawnLength(y) }}
        >
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

/**
 * The numbers of a series with times as received, because spreadsheets can
 * parse these, but not names of days.
 */
export function seriesTable(buckets: readonly Bucket[]): CsvTable {
  const averages = movingAverage(buckets.map(({ count }) => count));
  const rows = buckets.map(({ bucket, count }, index) => [
    bucket,
    count,
    Math.round((averages[index] ?? 0) * 100) / 100,
  ]);
  return { columns: texts.seriesColumns, rows };
}
