import type { Bucket } from "@nearsay/core/contract";
import {
  drawTimeSeries,
  isRunning,
  readSeries,
} from "@nearsay/core/domain/charts";
import { useNow } from "@nearsay/core/ui";
import { useMemo } from "react";
import { FigureSection } from "../figures/figure-section.tsx";
import { QuietLine } from "../figures/quiet-line.tsx";
import { texts } from "../texts.ts";
import { SeriesFigure } from "./series-figure.tsx";
import { seriesTable } from "./series-table.ts";

/** In pixels. */
const savedSize = { width: 720, height: 320 };

/** Responses per bucket and their moving average. */
export function TimeSeriesSection(props: {
  readonly buckets: readonly Bucket[];
  /** Further responses will be counted in them, also in those that are over. */
  readonly awaiting?: boolean;
}) {
  const { buckets, awaiting = false } = props;
  const series = useMemo(() => readSeries(buckets), [buckets]);
  const now = useNow();
  const running = awaiting || isRunning(series, now);
  if (series.buckets.every(({ count }) => count === 0)) {
    return (
      <FigureSection title={texts.overTime}>
        <QuietLine title={texts.noResponses}>{texts.noResponsesHint}</QuietLine>
      </FigureSection>
    );
  }
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
