import type { Analytics } from "@nearsay/core/contract";
import { tenthsOf } from "@nearsay/core/domain";
import {
  type SentimentColumn,
  describeSentiment,
  drawSentiment,
  nameSentiment,
  readSentiment,
} from "@nearsay/core/domain/charts";
import { useMemo } from "react";
import { ChangeMark } from "../changes/change-mark.tsx";
import { FigureSection } from "../figures/figure-section.tsx";
import { Figure } from "../figures/figure.tsx";
import { QuietLine } from "../figures/quiet-line.tsx";
import { WithheldLine } from "../figures/withheld-line.tsx";
import { texts } from "../texts.ts";
import { SentimentFigure } from "./sentiment-figure.tsx";

export interface SentimentSectionProps {
  readonly analytics: Pick<
    Analytics,
    "sentimentAverage" | "sentimentHistogram" | "withheldUntil"
  >;
}

/** In pixels. */
const savedSize = { width: 720, height: 300 };

/** How positive or negative free-text answers sound. */
export function SentimentSection({ analytics }: SentimentSectionProps) {
  const { sentimentAverage, sentimentHistogram, withheldUntil } = analytics;
  const columns = useMemo(
    () => readSentiment(sentimentHistogram),
    [sentimentHistogram],
  );
  if (columns.some(({ count }) => count > 0)) {
    return (
      <FigureSection
        title={texts.sentiment}
        download={{
          name: texts.sentiment,
          drawing: () => drawSentiment(columns, sentimentAverage, savedSize),
          csv: () => ({
            columns: texts.savedSentimentColumns,
            rows: columns.map((column) => [
              nameSentiment(column),
              column.count,
              tenthsOf(column.share),
            ]),
          }),
        }}
      >
        <SentimentFigure columns={columns} average={sentimentAverage} />
      </FigureSection>
    );
  }
  return (
    <FigureSection title={texts.sentiment}>
      {withheldUntil !== null ? (
        <WithheldLine until={withheldUntil} />
      ) : (
        <WithoutColumns columns={columns} average={sentimentAverage} />
      )}
    </FigureSection>
  );
}

/** Some servers know the average alone. */
function WithoutColumns(props: {
  readonly columns: readonly SentimentColumn[];
  readonly average: number | null;
}) {
  const { columns, average } = props;
  if (average === null) {
    return (
      <QuietLine title={texts.noSentiment}>{texts.noSentimentHint}</QuietLine>
    );
  }
  return (
    <Figure
      finding={describeSentiment(columns, average)}
      note={
        <>
          {texts.scale} <ChangeMark of="sentiment" />
        </>
      }
    />
  );
}
