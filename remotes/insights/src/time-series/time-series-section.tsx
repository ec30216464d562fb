import type { Bucket } from "@nearsay/core/contract";
import { useMemo } from "react";
import { FigureSection } from "../figures/figure-section.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { QuietLine } from "../figures/quiet-line.tsx";
import { useWidth } from "../figures/use-width.ts";
import { formatAverage, formatCount } from "../format.ts";
import { texts } from "../texts.ts";
import { describeSeries } from "./describe-series.ts";
import { PointReader } from "./point-reader.tsx";
import { type BucketSeries, readSeries } from "./read-buckets.ts";
import { TimeSeriesChart } from "./time-series-chart.tsx";
import styles from "./time-series-section.module.css";
import { layoutTimeSeries } from "./time-series-layout.ts";

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
  const { unit, buckets } = series;
  const layout = useMemo(
    () => layoutTimeSeries(buckets, width, chartHeight),
    [buckets, width],
  );
  const finding = describeSeries(series);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.finding}>{finding}</figcaption>
      <div ref={ref}>
        <PointReader layout={layout} idle={describeRange(series)}>
          {(active) => (
            <TimeSeriesChart
              layout={layout}
              unit={unit}
              active={active}
              label={finding}
            />
          )}
        </PointReader>
      </div>
      <NumbersTable
        caption={texts.overTime}
        columns={[texts.bucket, texts.responses, texts.averageLong]}
        rows={layout.points.map(({ label, count, average }) => [
          label,
          formatCount(count),
          formatAverage(average),
        ])}
      />
    </figure>
  );
}

function describeRange({ unit, buckets }: BucketSeries): string {
  const { each } = texts.units[unit];
  const [first, last] = [buckets[0]?.label ?? "", buckets.at(-1)?.label ?? ""];
  return first === last ? `${first}, ${each}` : texts.range(first, last, each);
}
