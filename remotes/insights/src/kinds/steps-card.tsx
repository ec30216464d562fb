import { percentOf, tenthsOf } from "@nearsay/core/domain";
import {
  drawHistogram,
  formatCount,
  formatPercent,
  stepFigures,
} from "@nearsay/core/domain/charts";
import { useContext, useMemo } from "react";
import { ChartWidthContext } from "../figures/drawn-chart.tsx";
import { PointReader } from "../figures/point-reader.tsx";
import { texts } from "../texts.ts";
import { KindCard } from "./kind-card.tsx";
import type { KindQuestion } from "./kind-questions.ts";
import { kindsTexts } from "./kinds-texts.ts";

/** In pixels. */
const height = 200;
const savedSize = { width: 720, height: 240 };
/** What a card takes of the panel's width, and where two stand side by side. */
const frame = { edges: 34, gap: 16, twoFrom: 880 };

/** How numbers or days are spread, with the median and the middle half. */
export function StepsCard({ question }: { readonly question: KindQuestion }) {
  const panel = useContext(ChartWidthContext);
  const column = panel >= frame.twoFrom ? (panel - frame.gap) / 2 : panel;
  const width = Math.max(120, column - frame.edges);
  const figures = useMemo(() => stepFigures(question), [question]);
  const drawing = useMemo(
    () => figures && drawHistogram(figures, { width, height }),
    [figures, width],
  );
  if (figures === null || drawing === null) return null;
  const { steps, answers, label } = figures;
  const taken = steps.filter(({ count }) => count > 0);
  return (
    <KindCard
      title={question.text}
      findings={[label]}
      note={texts.totalRecorded(formatCount(answers))}
      download={{
        drawing: () => drawHistogram(figures, savedSize),
        csv: () => ({
          columns: kindsTexts.savedStepColumns,
          rows: steps.map(({ name, count }) => [
            name,
            count,
            tenthsOf(percentOf(count, answers)),
          ]),
        }),
      }}
      columns={kindsTexts.stepColumns}
      rows={() =>
        taken.map(({ name, count }) => [
          name,
          formatCount(count),
          formatPercent(percentOf(count, answers)),
        ])
      }
    >
      {answers > 0 && <PointReader drawing={drawing} />}
    </KindCard>
  );
}
