import {
  type SentimentColumn,
  type Side,
  describeAverages,
  drawSidesOfSentiment,
  nameSentiment,
  sentimentFindings,
  sentimentShares,
  sideRows,
} from "@nearsay/core/charts";
import { useCallback, useContext, useMemo } from "react";
import { ChartWidthContext } from "../figures/drawn-chart.tsx";
import { Figure, FigureSection } from "../figures/figure.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { PointReader } from "../figures/point-reader.tsx";
import { SideFindings } from "../sides/side-findings.tsx";
import { sideTable } from "../sides/side-numbers.ts";
import { insights as texts } from "#messages";

/** In pixels. */
const savedSize = { width: 720, height: 300 };
const height = 220;

/** How the free-text answers of each group sound, in shares of that group. */
export function SidesOfSentiment(props: {
  /** The combined columns, whose positions both groups use. */
  readonly columns: readonly SentimentColumn[];
  readonly sides: readonly Side[];
}) {
  const { columns, sides } = props;
  const width = useContext(ChartWidthContext);
  const shares = useMemo(
    () => sentimentShares(sides, columns),
    [sides, columns],
  );
  const findings = useMemo(() => sentimentFindings(sides), [sides]);
  const draw = useCallback(
    (size: typeof savedSize) =>
      drawSidesOfSentiment(columns, shares, size, findings.join(". ")),
    [columns, shares, findings],
  );
  const drawing = useMemo(() => draw({ width, height }), [draw, width]);
  const [place] = texts.sentimentColumns;
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
