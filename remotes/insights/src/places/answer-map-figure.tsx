import { getAnswerMap } from "@nearsay/core/api";
import type {
  Analytics,
  AnswerMap,
  AnswerSquare,
} from "@nearsay/core/contract";
import { choiceQuestions, formatCount, percentOf } from "@nearsay/core/domain";
import {
  drawAnswerMap,
  formatPercent,
  quote,
} from "@nearsay/core/domain/charts";
import { Button, Notice, SelectField, useLoad } from "@nearsay/core/ui";
import { useCallback, useContext, useMemo, useState } from "react";
import { saveFile } from "../download/download.ts";
import { ChartWidthContext, DrawnChart } from "../figures/drawn-chart.tsx";
import { Figure, FigureSection, QuietLine } from "../figures/figure.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import styles from "./places.module.css";
import { nameSquare, toGeoJson } from "./squares.ts";
import { texts } from "./texts.ts";

interface AnswerMapFigureProps {
  readonly surveyId: string;
  readonly code: string | undefined;
  readonly whole: Analytics;
}

/** What was answered where, in squares of ten people and more. */
export function AnswerMapFigure(props: AnswerMapFigureProps) {
  const { surveyId, code, whole } = props;
  const { updatedAt } = whole;
  const { loaded } = useLoad(
    useCallback(
      (signal: AbortSignal) => {
        // Other figures have another map.
        void updatedAt;
        return getAnswerMap(surveyId, { code }, signal);
      },
      [surveyId, code, updatedAt],
    ),
  );
  if (loaded.status === "failed")
    return <Notice tone="danger">{texts.map.failed}</Notice>;
  if (loaded.status !== "loaded") return null;
  return <Map {...{ surveyId, whole }} map={loaded.value} />;
}

function Map(props: {
  readonly surveyId: string;
  readonly whole: Analytics;
  readonly map: AnswerMap;
}) {
  const { surveyId, whole, map } = props;
  const { squares, elsewhere, groupSize } = map;
  const questions = choiceQuestions(whole);
  const width = useContext(ChartWidthContext);
  const [wanted, choose] = useState({ question: "", option: "" });
  const question =
    questions.find(({ id }) => id === wanted.question) ?? questions[0];
  const names = question?.options.map(({ option }) => option) ?? [];
  const place = Math.max(0, names.indexOf(wanted.option));
  const option = names[place] ?? "";
  const shares = useMemo(
    () => squares.map((one) => shareIn(one, question?.id, place)),
    [squares, question?.id, place],
  );
  const finding =
    question === undefined
      ? texts.map.people(squares.length)
      : texts.map.finding(quote(option), quote(question.text));
  const drawing = useMemo(
    () =>
      drawAnswerMap(
        {
          label: finding,
          squares: squares.map(({ square, count }, at) => ({
            ...{ square, count: formatCount(count) },
            percent: shares[at] ?? null,
          })),
        },
        width,
      ),
    [squares, shares, finding, width],
  );
  if (squares.length === 0)
    return (
      <FigureSection title={texts.map.title}>
        <QuietLine title={texts.map.none}>
          {texts.map.awaited(formatCount(groupSize))}
        </QuietLine>
      </FigureSection>
    );
  return (
    <FigureSection title={texts.map.title}>
      {question && (
        <div className={styles.choices}>
          <SelectField
            label={texts.map.question}
            value={question.id}
            options={questions.map(({ id, text }) => ({
              value: id,
              label: text,
            }))}
            onChange={(id) => choose({ question: id, option: "" })}
          />
          <SelectField
            label={texts.map.option}
            value={option}
            options={names.map((name) => ({ value: name, label: name }))}
            onChange={(name) => choose({ question: question.id, option: name })}
          />
        </div>
      )}
      <Figure
        finding={finding}
        note={texts.map.note(formatCount(groupSize), formatCount(elsewhere))}
      >
        <DrawnChart drawing={drawing} />
      </Figure>
      <NumbersTable
        caption={finding}
        columns={[texts.map.square, texts.map.count, texts.map.share]}
        rows={() =>
          squares.map((one, at) => {
            const share = shares[at];
            return [
              nameSquare(one),
              formatCount(one.count),
              share === null || share === undefined
                ? "—"
                : formatPercent(share),
            ];
          })
        }
      />
      <div>
        <Button
          variant="quiet"
          onClick={() =>
            saveFile(
              `survey-${surveyId}-map.geojson`,
              new Blob([toGeoJson(map, whole)], {
                type: "application/geo+json",
              }),
            )
          }
        >
          {texts.map.save}
        </Button>
      </div>
    </FigureSection>
  );
}

/** In percent of who answered; null where nobody in the square did. */
function shareIn(
  { answers, choices }: AnswerSquare,
  question: string | undefined,
  place: number,
): number | null {
  const answered = question === undefined ? 0 : (answers[question] ?? 0);
  if (question === undefined || answered === 0) return null;
  return percentOf(choices[question]?.[place] ?? 0, answered);
}
