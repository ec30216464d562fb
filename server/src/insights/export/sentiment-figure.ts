import { sentimentPercent } from "@nearsay/core/domain";
import {
  type SentimentColumn,
  drawSentiment,
  formatCount,
  formatPercent,
  nameSentiment,
  sentimentTexts,
} from "@nearsay/core/domain/charts";
import { drawnFigure } from "./drawn-figure.ts";
import type { Html } from "./html.ts";
import { texts } from "./texts.ts";

/**
 * How free-text answers sound, from negative to positive.
 * @param average -1 to 1; null when unknown.
 */
export function sentimentFigure(
  columns: readonly SentimentColumn[],
  average: number | null,
): Html {
  return drawnFigure({
    draw: (size) => drawSentiment(columns, average, size),
    note: explain(average),
    table: {
      columns: texts.sentimentColumns,
      rows: columns.map((column) => [
        nameSentiment(column),
        formatCount(column.count),
        formatPercent(column.share),
      ]),
    },
  });
}

function explain(average: number | null): string {
  return average === null
    ? sentimentTexts.scale
    : sentimentTexts.averageOnScale(formatPercent(sentimentPercent(average)));
}
