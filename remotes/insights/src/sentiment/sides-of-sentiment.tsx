import type { Analytics } from "@nearsay/core/contract";
import { sentimentPercent, sum } from "@nearsay/core/domain";
import {
  type SentimentColumn,
  type Side,
  type SideShares,
  describeSentiment,
  drawSidesOfSentiment,
  formatList,
  formatPercent,
  nameSentiment,
  readSentiment,
  sideTexts,
} from "@nearsay/core/domain/charts";
import { useCallback, useContext, useMemo } from "react";
import { ChartWidthContext } from "../figures/drawn-chart.tsx";
import { Figure, FigureSection } from "../figures/figure.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { PointReader } from "../figures/point-reader.tsx";
import { SideFindings, tellSides, tellTexts } from "../sides/side-findings.tsx";
import { sideRows, sideTable } from "../sides/side-numbers.ts";
import { texts } from "../texts.ts";

/** In pixels. */
const savedSize = { width: 720, height: 300 };
const height = 220;

/** How the free-text answers of each side sound, in shares of that side. */
export function SidesOfSentiment(props: {
  /** Those of all, which are the places of both. */
  readonly columns: readonly SentimentColumn[];
  readonly sides: readonly Side[];
}) {
  const { columns, sides } = props;
  const width = useContext(ChartWidthContext);
  const shares = useMemo(
    () => sides.map((side) => sharesOf(side, columns)),
    [sides, columns],
  );
  const findings = useMemo(
    () => tellSides(sides, tellTexts(describe)),
    [sides],
  );
  const draw = useCallback(
    (size: typeof savedSize) =>
      drawSidesOfSentiment(columns, shares, size, findings.join(". ")),
    [columns, shares, findings],
  );
  const drawing = useMemo(() => draw({ width, height }), [draw, width]);
  const [place = ""] = texts.sentimentColumns;
  const names = () => columns.map(nameSentiment);
  return (
    <FigureSection
      title={texts.sentiment}
      download={{
        name: texts.sentiment,
        drawing: () => draw(savedSize),
        csv: () => sideTable(place, names(), shares),
      }}
    >
      <Figure
        finding={<SideFindings findings={findings} />}
        note={describeAverages(sides)}
      >
        <PointReader drawing={drawing} />
        <NumbersTable
          caption={texts.sentiment}
          columns={[place, ...sides.map(({ name }) => name)]}
          rows={() => sideRows(names(), shares)}
        />
      </Figure>
    </FigureSection>
  );
}

function describe(analytics: Analytics): string {
  const { sentimentHistogram, sentimentAverage } = analytics;
  return describeSentiment(readSentiment(sentimentHistogram), sentimentAverage);
}

/** Those that are told, each after the name of its side. */
function describeAverages(sides: readonly Side[]): string {
  const averages = sides.flatMap(({ name, analytics }) =>
    analytics.sentimentAverage === null
      ? []
      : [
          sideTexts.reading(
            name,
            formatPercent(sentimentPercent(analytics.sentimentAverage)),
          ),
        ],
  );
  return averages.length > 0
    ? texts.sides.averages(formatList(averages))
    : texts.scale;
}

/** Nothing is told of a side that is withheld. */
function sharesOf(
  { name, analytics }: Side,
  columns: readonly SentimentColumn[],
): SideShares {
  const own = new Map(
    analytics.sentimentHistogram.map(({ bucket, count }) => [bucket, count]),
  );
  const counts = columns.map((column) => own.get(column.name) ?? null);
  return { name, counts, whole: sum(counts.map((count) => count ?? 0)) };
}
