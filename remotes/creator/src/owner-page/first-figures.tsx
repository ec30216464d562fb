import {
  describeRelease,
  formatPercent,
  optionShares,
  showsFigures,
} from "@nearsay/core/charts";
import type { Analytics } from "@nearsay/core/contract";
import {
  type ChoiceQuestion,
  rankOptions,
  separateChoices,
} from "@nearsay/core/domain";
import { formatDate } from "@nearsay/core/ui";
import { useId } from "react";
import styles from "./first-figures.module.css";

/** As many as a phone shows above the link. */
const barsMax = 3;

/** The most chosen options of the first question with a choice, or why nothing shows yet. */
export function FirstFigures(props: {
  readonly analytics: Analytics;
  /** ISO 8601; null if unknown. */
  readonly closesAt: string | null;
}) {
  const { analytics, closesAt } = props;
  if (!showsFigures(analytics)) {
    const closing = formatDate(closesAt ?? "", "datetime") || null;
    const { hint } = describeRelease(analytics, closing);
    return hint !== null && <p className={styles.note}>{hint}</p>;
  }
  const question = separateChoices(analytics).find(({ total }) => total > 0);
  return question !== undefined && <Bars question={question} />;
}

function Bars({ question }: { readonly question: ChoiceQuestion }) {
  const id = useId();
  const shares = optionShares({
    ...question,
    options: rankOptions(question.options).slice(0, barsMax),
  });
  return (
    <div>
      <p id={id} dir="auto" className={styles.question}>
        {question.text}
      </p>
      <ul aria-labelledby={id} className={styles.bars}>
        {shares.map(({ option, percent }) => (
          <li key={option} className={styles.item}>
            <span dir="auto" className={styles.option}>
              {option}
            </span>{" "}
            <span className={styles.share}>{formatPercent(percent)}</span>
            <svg aria-hidden="true" className={styles.bar}>
              <rect width={`${Math.min(100, percent)}%`} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
