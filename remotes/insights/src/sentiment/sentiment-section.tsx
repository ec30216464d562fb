import type { Analytics } from "@nearsay/core/contract";
import { sentimentPercent, tenthsOf } from "@nearsay/core/domain";
import {
  type SentimentColumn,
  type Side,
  describeSentiment,
  drawSentiment,
  formatCount,
  formatPercent,
  nameSentiment,
  readSentiment,
  sentimentTexts,
} from "@nearsay/core/charts";
import { useContext, useMemo } from "react";
import { ChangeMark } from "../changes/changes.tsx";
import { ChartWidthContext } from "../figures/drawn-chart.tsx";
import {
  Figure,
  FigureSection,
  QuietLine,
  WithheldLine,
} from "../figures/figure.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { PointReader } from "../figures/point-reader.tsx";
import { insights as texts } from "#messages";
import { SidesOfSentiment } from "./sides-of-sentiment.tsx";

/** In pixels. */
const savedSize = { width: 720, height: 300 };

/** How positive or negative free-text answers sound. */
export function SentimentSection(props: {
  readonly analytics: Pick<
    Analytics,
    "sentimentAverage" | "sentimentHistogram" | "withheldUntil"
  >;
  /** Shown instead of the combined figures. */
  readonly sides?: readonly Side[];
}) {
  const { sentimentAverage, sentimentHistogram, withheldUntil } =
    props.analytics;
  const columns = useMemo(
    () => readSentiment(sentimentHistogram),
    [sentimentHistogram],
  );
  if (columns.some(({ count }) => count > 0)) {
    if (props.sides?.length)
      return <SidesOfSentiment columns={columns} sides={props.sides} />;
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

/** Some servers only send the average. */
function WithoutColumns(props: {
  readonly columns: readonly SentimentColumn[];
  readonly average: number | null;
}) {
  const { columns, average } = props;
  if (average === null) {
    return (
      <QuietLine title={sentimentTexts.noSentiment}>
        {texts.noSentimentHint}
      </QuietLine>
    );
  }
  return (
    <Figure
      finding={describeSentiment(columns, average)}
      note={
        <>
          {sentimentTexts.scale} <ChangeMark of="sentiment" />
        </>
      }
    />
  );
}

const height = 220;

/** The chart under its finding, and its numbers. */
function SentimentFigure(props: {
  readonly columns: readonly SentimentColumn[];
  /** -1 to 1; null if unknown. */
  readonly average: number | null;
}) {
  const { columns, average } = props;
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

/** The average on its scale, or only the scale. */
function AverageNote({ average }: { readonly average: number | null }) {
  if (average === null) return sentimentTexts.scale;
  return (
    <>
      {sentimentTexts.averageOnScale({
        percent: formatPercent(sentimentPercent(average)),
      })}{" "}
      <ChangeMark of="sentiment" />
    </>
  );
}
