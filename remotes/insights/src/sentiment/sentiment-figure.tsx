import {
  type SentimentColumn,
  describeSentiment,
  drawSentiment,
  formatCount,
  formatPercent,
  nameSentiment,
} from "@nearsay/core/domain/charts";
import { useMemo } from "react";
import { Figure } from "../figures/figure.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { PointReader } from "../figures/point-reader.tsx";
import { useWidth } from "../figures/use-width.ts";
import { texts } from "../texts.ts";
import { AverageNote } from "./average-note.tsx";

const height = 220;

export interface SentimentFigureProps {
  readonly columns: readonly SentimentColumn[];
  /** -1 to 1; null when unknown. */
  readonly average: number | null;
}

/** The chart under its finding, and its numbers. */
export function SentimentFigure({ columns, average }: SentimentFigureProps) {
  const [ref, width] = useWidth(640);
  const drawing = useMemo(
    () =>
      width === null
        ? null
        : drawSentiment(columns, average, { width, height }),
    [columns, average, width],
  );
  return (
    <Figure
      finding={describeSentiment(columns, average)}
      note={<AverageNote average={average} />}
    >
      <div ref={ref}>{drawing && <PointReader drawing={drawing} />}</div>
      <NumbersTable
        caption={texts.sentiment}
        columns={texts.sentimentColumns}
        rows={() =>
          columns.map((column) => [
            nameSentiment(column),
            formatCount(column.count),
            formatPercent(column.share),
          ])
        }
      />
    </Figure>
  );
}
