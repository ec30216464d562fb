import {
  type ChoiceQuestion,
  type StackSegment,
  questionMax,
  stackSegments,
} from "@nearsay/core/domain";
import {
  type SidedQuestion,
  choicesMade,
  countOf,
  ofSide,
  drawStack,
  formatCount,
  formatPercent,
  placeParts,
} from "@nearsay/core/charts";
import { memo } from "react";
import { ChangeMark } from "../changes/changes.tsx";
import { savedWidth } from "../download/download.ts";
import { SideName, SideSwatch } from "../sides/side-name.tsx";
import { insights as texts } from "#messages";
import styles from "./choices.module.css";
import { StackedBar } from "./stacked-bar.tsx";
import { QuestionCard } from "./question-card.tsx";
import { drawSides, stackFigure } from "./question-figure.ts";

/** One stacked bar for every question: its top three options and Other. */
export function GridView(props: {
  readonly questions: readonly SidedQuestion[];
}) {
  return (
    <div className={styles.stack}>
      {props.questions.map((question) => (
        <QuestionStack key={question.id} question={question} />
      ))}
    </div>
  );
}

const QuestionStack = memo(function QuestionStack(props: {
  readonly question: SidedQuestion;
}) {
  const { question } = props;
  const chosen = choicesMade(question);
  const segments = stackSegments(question.options);
  const figure = stackFigure(question, segments);
  const parts = placeParts(figure.parts);
  const sides = (question.sides ?? []).map((side) => {
    const own = ofSide(question, side);
    const { parts } = stackFigure(own, countedIn(segments, own));
    return { name: side.name, parts: placeParts(parts) };
  });
  return (
    <QuestionCard
      question={question}
      titleMax={questionMax.grid}
      wholeOf={choicesMade}
      total={texts.totalResponses({ count: formatCount(question.total) })}
      drawing={() =>
        drawSides(question, (one) =>
          drawStack(stackFigure(one, countedIn(segments, one)), savedWidth),
        )
      }
    >
      {figure.note && <p className={styles.note}>{figure.note}</p>}
      {sides.length === 0 && chosen > 0 && <StackedBar parts={parts} />}
      {sides.map(({ name, parts: own }, side) => (
        <div key={name}>
          <SideName side={side}>{name}</SideName>
          <StackedBar parts={own} />
        </div>
      ))}
      <ul aria-label={question.text} className={styles.key}>
        {parts.map(({ kind, label, percent, count, fill }, index) => (
          <li key={`${kind} ${label}`} className={styles.keyItem}>
            <svg aria-hidden="true" className={styles.swatch}>
              <rect width="100%" height="100%" style={{ fill }} />
            </svg>
            <span className={styles.keyLabel}>
              <bdi>{label}</bdi>{" "}
              <ChangeMark
                of={(segments[index]?.members ?? []).map(
                  ({ option }) => `option:${question.id}:${option}` as const,
                )}
              />
            </span>
            {sides.length === 0 && (
              <>
                <span className={styles.keyNumber}>
                  {formatPercent(percent)}
                </span>
                <span className={styles.keyCount}>{count}</span>
              </>
            )}
            {sides.map(({ name, parts: own }, side) => (
              <span key={name} className={styles.keyNumber}>
                <SideSwatch side={side} />{" "}
                <span className="visually-hidden">{name}</span>{" "}
                {formatPercent(own[index]?.percent ?? 0)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </QuestionCard>
  );
});

/** The same segments with a group's counts, so that all groups have one order. */
function countedIn(
  segments: readonly StackSegment[],
  question: ChoiceQuestion,
): StackSegment[] {
  return segments.map((segment) => ({
    ...segment,
    count: countOf(segment.members, question),
  }));
}
