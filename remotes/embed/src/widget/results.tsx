import {
  type Analytics,
  type Question,
  type QuestionSet,
  offersOptions,
} from "@nearsay/core/contract";
import type { ChoiceQuestion } from "@nearsay/core/domain";
import {
  type Side,
  type SidedQuestion,
  choiceTexts,
  findingsOf,
  kindQuestions,
  describeRelease,
  describeSides,
  showsFigures,
  sideTexts,
  describeEachSide,
  withSides,
} from "@nearsay/core/charts";
import { formatDate } from "@nearsay/core/ui";
import { useId, useState } from "react";
import { Choices, ChoicesApart, SideLines } from "./choices.tsx";
import type { Figures } from "./figures.ts";
import { FlaggedSwitch } from "./flagged-switch.tsx";
import { KindAnswers } from "./kind-answers.tsx";
import { IntegrityTables } from "./integrity.tsx";
import styles from "./results.module.css";
import { results as words } from "#messages";

interface ResultsProps {
  readonly site: string;
  readonly figures: Figures;
  readonly questionSet: QuestionSet;
}

/**
 * How everyone answered, by ticket and otherwise if that is shown separately;
 * text answers are only counted.
 */
export function Results({ site, figures, questionSet }: ResultsProps) {
  const { questions, expiresAt } = questionSet;
  const id = useId();
  const [withoutFlagged, choose] = useState(figures.shown.withoutFlagged);
  const analytics = withoutFlagged ? figures.without : figures.all;
  const sides = (!withoutFlagged && figures.sides) || [];
  const { title, hint } = describeRelease(
    analytics,
    formatDate(expiresAt ?? "", "datetime") || null,
  );
  const asked = questions.filter(
    ({ isChallenge, type }) => !isChallenge && type !== "unanswerable",
  );
  const shows = showsFigures(analytics);
  return (
    <section aria-labelledby={id} className={styles.results}>
      <h3 id={id}>{words.title}</h3>
      {shows && (
        <p>
          {words.responses({ count: analytics.responseCount })}
          <SideLines
            lines={describeEachSide(sides, (own) =>
              words.responses({ count: own.releasedCount }),
            )}
          />
        </p>
      )}
      <p className={styles.restsOn}>
        {title} {hint} {shows && noteOf(figures, analytics)}
      </p>
      {shows && (
        <FlaggedSwitch
          figures={figures}
          withoutFlagged={withoutFlagged}
          choose={choose}
        />
      )}
      {(shows ? asked : []).map((question) => (
        <Answers
          key={question.id}
          question={question}
          analytics={analytics}
          sides={sides}
        />
      ))}
      {shows && <IntegrityTables site={site} integrity={figures.integrity} />}
    </section>
  );
}

/** How groups are shown, or why they are not. */
function noteOf({ sides }: Figures, shown: Analytics): string | null {
  const failed = sides === null && !shown.withoutFlagged;
  return failed ? sideTexts.failed : describeSides(shown);
}

interface AnswersProps {
  readonly question: Question;
  readonly analytics: Analytics;
  /** Empty if the groups are not shown separately. */
  readonly sides: readonly Side[];
}

function Answers({ question, analytics, sides }: AnswersProps) {
  const total = totalOf(question, analytics);
  const { id, text } = question;
  const counted = kindQuestions(analytics).find((kind) => kind.id === id);
  if (counted !== undefined && total > 0)
    return <KindAnswers question={{ ...counted, text }} sides={sides} />;
  if (!offersOptions(question.type) || total === 0)
    return (
      <div>
        <p dir="auto" className={styles.question}>
          {question.text}
        </p>
        <p>{describeTotal(total)}</p>
        {total > 0 && (
          <p>
            <SideLines
              lines={describeEachSide(sides, (own) =>
                describeTotal(totalOf(question, own)),
              )}
            />
          </p>
        )}
      </div>
    );
  const choices = choicesOf(question, analytics);
  const [apart = choices]: readonly SidedQuestion[] = withSides(
    [choices],
    sides,
  );
  const findings = choices.scale ? findingsOf(apart) : [];
  return apart.sides === undefined ? (
    <Choices question={choices} findings={findings} />
  ) : (
    <ChoicesApart question={choices} sides={apart.sides} findings={findings} />
  );
}

function choicesOf(question: Question, analytics: Analytics): ChoiceQuestion {
  const { id, text, options } = question;
  const counted = analytics.choiceBreakdown[id] ?? [];
  const counts = new Map(counted.map(({ option, count }) => [option, count]));
  const scale = analytics.kinds[id]?.form.scale;
  return {
    id,
    text,
    total: totalOf(question, analytics),
    ...(scale && { scale }),
    options: options.map((option) => ({
      option,
      count: counts.get(option) ?? 0,
    })),
  };
}

function describeTotal(total: number): string {
  return total > 0 ? words.written({ count: total }) : choiceTexts.noAnswers;
}

function totalOf({ id }: Question, { questionTotals }: Analytics): number {
  return questionTotals[id] ?? 0;
}
