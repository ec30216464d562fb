import {
  type Analytics,
  type Question,
  readAnalytics,
} from "@nearsay/core/contract";
import { formatCount, percentOf } from "@nearsay/core/domain";
import { useId } from "react";
import styles from "./results.module.css";
import { resultsTexts as words } from "./results-texts.ts";

/** Here, since nobody needs it before. */
export { readAnalytics };

interface ResultsProps {
  readonly analytics: Analytics;
  readonly questions: readonly Question[];
}

/** How everybody answered; what was written is counted alone. */
export function Results({ analytics, questions }: ResultsProps) {
  const id = useId();
  const asked = questions.filter(
    ({ isChallenge, type }) => !isChallenge && type !== "unanswerable",
  );
  return (
    <section aria-labelledby={id} className={styles.results}>
      <h3 id={id} className={styles.title}>
        {words.title}
      </h3>
      <p>{words.responses(analytics.responseCount)}</p>
      {asked.map((question) =>
        question.type === "multiple_choice" ? (
          <Choices key={question.id} {...{ question, analytics }} />
        ) : (
          <div key={question.id}>
            <p dir="auto" className={styles.question}>
              {question.text}
            </p>
            <p>{words.written(analytics.questionTotals[question.id] ?? 0)}</p>
          </div>
        ),
      )}
    </section>
  );
}

interface ChoicesProps {
  readonly question: Question;
  readonly analytics: Analytics;
}

/** Shares are of those who answered this question. */
function Choices({ question, analytics }: ChoicesProps) {
  const { id, text, options } = question;
  const counted = analytics.choiceBreakdown[id] ?? [];
  const counts = new Map(counted.map(({ option, count }) => [option, count]));
  const total = analytics.questionTotals[id] ?? 0;
  return (
    <table className={styles.table}>
      <caption dir="auto" className={styles.question}>
        {text}
      </caption>
      <thead>
        <tr>
          {[words.option, words.share, words.count].map((head) => (
            <th key={head} scope="col">
              <span className="visually-hidden">{head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {options.map((option) => {
          const count = counts.get(option) ?? 0;
          const percent = percentOf(count, total);
          return (
            <tr key={option}>
              <th scope="row" dir="auto" className={styles.option}>
                {option}
              </th>
              <td className={styles.share}>
                {percent > 0 && (
                  <span
                    className={styles.bar}
                    style={{ inlineSize: lengthOf(percent) }}
                  />
                )}
                {words.percent(percent)}
              </td>
              <td className={styles.count}>{formatCount(count)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The number stands beyond the longest bar. */
function lengthOf(percent: number): string {
  return `calc((100% - 7ch) * ${Math.min(percent, 100) / 100})`;
}
