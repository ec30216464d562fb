import {
  type ChoiceQuestion,
  questionMax,
  stackSegments,
} from "@nearsay/core/domain";
import {
  type PlacedPart,
  type StackPart,
  drawStack,
  formatCount,
  formatPercent,
  placeParts,
} from "@nearsay/core/domain/charts";
import { memo } from "react";
import { ChangeMark } from "../changes/changes.tsx";
import { savedWidth } from "../download/download.ts";
import { texts } from "../texts.ts";
import styles from "./choices.module.css";
import { QuestionCard } from "./question-card.tsx";
import { choicesMade, stackFigure } from "./question-figure.ts";

/** One stacked bar for every question: its top three options and Other. */
export function GridView(props: {
  readonly questions: readonly ChoiceQuestion[];
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
  readonly question: ChoiceQuestion;
}) {
  const { question } = props;
  const chosen = choicesMade(question);
  const segments = stackSegments(question.options);
  const figure = stackFigure(question, segments);
  const parts = placeParts(figure.parts);
  return (
    <QuestionCard
      question={question}
      titleMax={questionMax.grid}
      whole={chosen}
      total={texts.totalResponses(formatCount(question.total))}
      drawing={() => drawStack(figure, savedWidth)}
    >
      {figure.note && <p className={styles.note}>{figure.note}</p>}
      {chosen > 0 && <StackedBar parts={parts} />}
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
            <span className={styles.keyNumber}>{formatPercent(percent)}</span>
            <span className={styles.keyCount}>{count}</span>
          </li>
        ))}
      </ul>
    </QuestionCard>
  );
});

/** The parts of a whole side by side; wide ones carry their percentage. The key beside it says the rest. */
function StackedBar(props: {
  readonly parts: readonly PlacedPart<StackPart>[];
}) {
  return (
    <svg aria-hidden="true" className={styles.bar}>
      {props.parts.map(({ kind, label, percent, start, fill, above }) => (
        <g key={`${kind} ${label}`}>
          <rect
            className={styles.segment}
            style={{ fill }}
            x={`${start}%`}
            y="1.25rem"
            width={`${percent}%`}
            height="1.75rem"
          />
          {above !== null && (
            <text className={styles.label} x={`${start}%`} y="0.8125rem" dx={1}>
              {above}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
