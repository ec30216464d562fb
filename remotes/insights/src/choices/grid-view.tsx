import {
  type ChoiceQuestion,
  percentOf,
  stackSegments,
  sum,
} from "@nearsay/core/domain";
import { formatCount, formatPercent } from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";
import styles from "./choices.module.css";
import { QuestionTitle } from "./question-title.tsx";
import { StackedBar, segmentFill } from "./stacked-bar.tsx";

const titleMax = 90;

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

function QuestionStack({ question }: { readonly question: ChoiceQuestion }) {
  const chosen = sum(question.options.map(({ count }) => count));
  const segments = stackSegments(question.options).map((segment) => ({
    ...segment,
    label: segment.kind === "other" ? texts.other : segment.option,
    share: chosen > 0 ? segment.count / chosen : 0,
    percent: percentOf(segment.count, chosen),
  }));
  return (
    <article className={styles.card}>
      <QuestionTitle text={question.text} max={titleMax} />
      <p className={styles.total}>
        {texts.totalResponses(formatCount(question.total))}
      </p>
      {chosen > 0 && <StackedBar segments={segments} />}
      {chosen === 0 && <p className={styles.total}>{texts.noAnswers}</p>}
      <ul aria-label={question.text} className={styles.key}>
        {segments.map(({ kind, label, percent, count }, index) => (
          <li key={`${kind} ${label}`} className={styles.keyItem}>
            <svg aria-hidden="true" className={styles.swatch}>
              <rect
                width="100%"
                height="100%"
                style={{ fill: segmentFill(kind, index) }}
              />
            </svg>
            <span className={styles.keyLabel}>
              <bdi>{label}</bdi>
            </span>
            <span className={styles.keyNumber}>{formatPercent(percent)}</span>
            <span className={styles.keyCount}>{formatCount(count)}</span>
          </li>
        ))}
      </ul>
      {chosen > question.total && (
        <p className={styles.total}>{texts.severalAllowed}</p>
      )}
    </article>
  );
}
