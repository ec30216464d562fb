import {
  type SentimentColumn,
  describeSentiment,
  drawSentiment,
  formatCount,
  formatPercent,
  nameSentiment,
} from "@nearsay/core/domain/charts";
import { useContext, useMemo } from "react";
import { sentimentPercent } from "@nearsay/core/domain";
import { ChangeMark } from "../changes/change-mark.tsx";
import { ChartWidthContext } from "../figures/chart-width.ts";
import { Figure } from "../figures/figure.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { PointReader } from "../figures/point-reader.tsx";
import { texts } from "../texts.ts";

const height = 220;

export interface SentimentFigureProps {
  readonly columns: readonly SentimentColumn[];
  /** -1 to 1; null when unknown. */
  readonly average: number | null;
}

/** The chart under its finding, and its numbers. */
export function SentimentFigure({ columns, average }: SentimentFigureProps) {
  const width = useContext(ChartWidthContext);
  const drawing = useMemo(
    () => drawSentiment(columns, average, { width, height }),
    [columns, average, width],
  );
  return (
    <Figure
      finding={describeSentiment(columns, average)}
      note={<AverageNote average={average} />}
    >
      <PointReader drawing={drawing} />
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

/** The average on its scale, or the scale alone. */
function AverageNote({ average }: { readonly average: number | null }) {
  if (average === null) return texts.scale;
  return (
    <>
      {texts.averageOnScale(formatPercent(sentimentPercent(average)))}{" "}
      <ChangeMark of="sentiment" />
    </>
  );
}
