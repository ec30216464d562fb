import type { Bucket } from "@nearsay/core/contract";
import { useMemo } from "react";
import { FigureSection } from "../figures/figure-section.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { QuietLine } from "../figures/quiet-line.tsx";
import { useWidth } from "../figures/use-width.ts";
import {
  type BucketSeries,
  describeSeries,
  formatAverage,
  formatCount,
  layoutTimeSeries,
  readSeries,
} from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";
import { PointReader } from "./point-reader.tsx";
import { SingleBucket } from "./single-bucket.tsx";
import { TimeSeriesChart } from "./time-series-chart.tsx";
import styles from "./time-series-section.module.css";

const chartHeight = 240;

/** Responses per bucket and their moving average. */
export function TimeSeriesSection(props: {
  readonly buckets: readonly Bucket[];
}) {
  const series = useMemo(() => readSeries(props.buckets), [props.buckets]);
  const empty = series.buckets.every(({ count }) => count === 0);
  return (
    <FigureSection title={texts.overTime}>
      {empty ? (
        <QuietLine title={texts.noResponses}>{texts.noResponsesHint}</QuietLine>
      ) : (
        <TimeSeriesFigure series={series} />
      )}
    </FigureSection>
  );
}

function TimeSeriesFigure({ series }: { readonly series: BucketSeries }) {
  const [ref, width] = useWidth(640);
  const finding = describeSeries(series);
  const [only, ...others] = series.buckets;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.finding}>{finding}</figcaption>
      <div ref={ref} className={styles.chart}>
        {only && others.length === 0 ? (
          <SingleBucket bucket={only} width={width} label={finding} />
        ) : (
          <LineFigure series={series} width={width} label={finding} />
        )}
      </div>
    </figure>
  );
}

function LineFigure(props: {
  readonly series: BucketSeries;
  readonly width: number;
  readonly label: string;
}) {
  const { series, width, label } = props;
  const layout = useMemo(
    () =>
      layoutTimeSeries(series.buckets, width, chartHeight, endLabelOf(series)),
    [series, width],
  );
  return (
    <>
      <PointReader layout={layout} idle={describeRange(series)}>
        {(active) => (
          <TimeSeriesChart
            layout={layout}
            each={eachOf(series)}
            active={active}
            label={label}
          />
        )}
      </PointReader>
      <NumbersTable
        caption={texts.overTime}
        columns={[texts.bucket, texts.responses, texts.averageLong]}
        rows={layout.points.map((point) => [
          point.label,
          formatCount(point.count),
          formatAverage(point.average),
        ])}
      />
    </>
  );
}

function eachOf({ step }: BucketSeries): string {
  return texts.each(step.unit, step.size);
}

/** Characters of the longest label that may stand at the end of a line. */
function endLabelOf(series: BucketSeries): number {
  const highest = Math.max(...series.buckets.map(({ count }) => count));
  const words = [eachOf(series), `.5 ${texts.average}`];
  return Math.max(
    ...words.map((word) => `${formatCount(highest)} ${word}`.length),
  );
}

function describeRange(series: BucketSeries): string {
  const { buckets } = series;
  const [first, last] = [buckets[0]?.label ?? "", buckets.at(-1)?.label ?? ""];
  return texts.range(first, last, eachOf(series));
}
