import {
  type BucketSeries,
  drawTimeSeries,
  seriesRows,
  seriesTexts,
} from "@nearsay/core/domain/charts";
import { drawnFigure } from "./drawn-figure.ts";
import type { Html } from "./html.ts";
import { texts } from "./texts.ts";

/**
 * Responses over time with their moving average.
 * @param running Whether the last bucket is still counted in.
 */
export function timeSeriesFigure(series: BucketSeries, running: boolean): Html {
  return drawnFigure({
    draw: (size) => drawTimeSeries(series, size, running),
    note: explain(series, running),
    table: { columns: texts.seriesColumns, rows: seriesRows(series) },
  });
}

/** A single bucket is drawn as a bar, which explains itself. */
function explain({ step, buckets }: BucketSeries, running: boolean): string {
  if (buckets.length < 2) return texts.utc;
  const { unit, size } = step;
  const lines = texts.lines(seriesTexts.each(unit, size));
  const dashed = texts.dashed(seriesTexts.notOver(unit, size));
  return [lines, texts.utc, ...(running ? [dashed] : [])].join(" ");
}
