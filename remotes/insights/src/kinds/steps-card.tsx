import { percentOf, tenthsOf } from "@nearsay/core/domain";
import {
  type KindQuestion,
  type KindSide,
  type StepFigures,
  drawHistogram,
  drawKind,
  formatCount,
  formatPercent,
  kindFindings,
  kindShares,
  peakOf,
  sideRows,
  stepFigures,
} from "@nearsay/core/charts";
import { useContext, useMemo } from "react";
import { ChartWidthContext } from "../figures/drawn-chart.tsx";
import { PointReader } from "../figures/point-reader.tsx";
import { SideName } from "../sides/side-name.tsx";
import { sideTable } from "../sides/side-numbers.ts";
import { insights as texts, kinds as kindsTexts } from "#messages";
import { KindCard, savedSize } from "./kind-card.tsx";

/** In pixels. */
const height = 200;
/** The panel width used by a card's edges, and the width from which two cards are side by side. */
const frame = { edges: 34, gap: 16, twoFrom: 880 };

const [stepColumn] = kindsTexts.stepColumns;

/** The distribution of numbers or dates, with the median and the middle half. */
export function StepsCard(props: {
  readonly question: KindQuestion;
  /** Empty if the groups are not shown separately. */
  readonly sides: readonly KindSide[];
}) {
  const { question, sides } = props;
  const figures = useMemo(() => stepFigures(question), [question]);
  const own = useMemo(
    () => sides.flatMap(({ question: side }) => stepFigures(side) ?? []),
    [sides],
  );
  if (figures === null) return null;
  const { steps, answers } = figures;
  const apart = own.length > 0;
  const peak = Math.max(...own.map(peakOf));
  const names = steps.map(({ name }) => name);
  return (
    <KindCard
      title={question.text}
      findings={kindFindings(question, sides)}
      note={texts.totalRecorded({ count: formatCount(answers) })}
      download={{
        drawing: () => drawKind(question, savedSize, sides),
        csv: () =>
          apart
            ? sideTable(stepColumn, names, kindShares(question, sides))
            : {
                columns: kindsTexts.savedStepColumns,
                rows: steps.map(({ name, count }) => [
                  name,
                  count,
                  tenthsOf(percentOf(count, answers)),
                ]),
              },
      }}
      columns={
        apart
          ? [stepColumn, ...sides.map(({ name }) => name)]
          : kindsTexts.stepColumns
      }
      rows={() => {
        const rows = apart
          ? sideRows(names, kindShares(question, sides))
          : steps.map(({ name, count }) => [
              name,
              formatCount(count),
              formatPercent(percentOf(count, answers)),
            ]);
        return rows.filter((_row, step) => steps[step]?.count);
      }}
    >
      {apart
        ? sides.map(({ name }, side) => (
            <div key={name}>
              <SideName side={side}>{name}</SideName>
              <Histogram figures={own[side]} peak={peak} />
            </div>
          ))
        : answers > 0 && <Histogram figures={figures} />}
    </KindCard>
  );
}

function Histogram(props: {
  readonly figures: StepFigures | undefined;
  /** See drawHistogram. */
  readonly peak?: number;
}) {
  const { figures, peak } = props;
  const panel = useContext(ChartWidthContext);
  const column = panel >= frame.twoFrom ? (panel - frame.gap) / 2 : panel;
  const width = Math.max(120, column - frame.edges);
  const drawing = useMemo(
    () => figures && drawHistogram(figures, { width, height }, peak),
    [figures, width, peak],
  );
  return drawing && <PointReader drawing={drawing} />;
}
