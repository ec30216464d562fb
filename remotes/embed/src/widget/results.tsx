import {
  type Analytics,
  type Question,
  type QuestionSet,
  offersOptions,
} from "@nearsay/core/contract";
import { formatCount, percentOf } from "@nearsay/core/domain";
import {
  choiceTexts,
  describeRelease,
  showsFigures,
} from "@nearsay/core/domain/charts";
import { formatDate } from "@nearsay/core/ui";
import { useId, useState } from "react";
import type { Figures } from "./figures.ts";
import { FlaggedSwitch } from "./flagged-switch.tsx";
import { IntegrityTables } from "./integrity.tsx";
import styles from "./results.module.css";
import { resultsTexts as words } from "./results-texts.ts";

/** Here, since nobody needs it before. */
export { readFigures } from "./figures.ts";

interface ResultsProps {
  readonly site: string;
  readonly figures: Figures;
  readonly questionSet: QuestionSet;
}

/** How everybody answered; what was written is counted alone. */
export function Results({ site, figures, questionSet }: ResultsProps) {
  const { questions, expiresAt } = questionSet;
  const id = useId();
  const [withoutFlagged, choose] = useState(figures.shown.withoutFlagged);
  const analytics = withoutFlagged ? figures.without : figures.all;
  const { title, hint } = describeRelease(
    analytics,
    formatDate(expiresAt ?? "") || null,
  );
  const asked = questions.filter(
    ({ isChallenge, type }) => !isChallenge && type !== "unanswerable",
  );
  const shows = showsFigures(analytics);
  return (
    <section aria-labelledby={id} className={styles.results}>
      <h3 id={id}>{words.title}</h3>
      {shows && <p>{words.responses(analytics.responseCount)}</p>}
      <p className={styles.restsOn}>
        {title} {hint}
      </p>
      {shows && (
        <FlaggedSwitch
          figures={figures}
          withoutFlagged={withoutFlagged}
          choose={choose}
        />
      )}
      {(shows ? asked : []).map((question) =>
        offersOptions(question.type) && totalOf(question, analytics) > 0 ? (
          <Choices
            key={question.id}
            question={question}
            analytics={analytics}
          />
        ) : (
          <div key={question.id}>
            <p dir="auto" className={styles.question}>
              {question.text}
            </p>
            <p>{inWords(question, analytics)}</p>
          </div>
        ),
      )}
      {shows && <IntegrityTables site={site} integrity={figures.integrity} />}
    </section>
  );
}

function inWords(question: Question, analytics: Analytics): string {
  const total = totalOf(question, analytics);
  return total > 0 ? words.written(total) : choiceTexts.noAnswers;
}

function totalOf({ id }: Question, { questionTotals }: Analytics): number {
  return questionTotals[id] ?? 0;
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
  const total = totalOf(question, analytics);
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
