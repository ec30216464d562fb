import { Button, LiveRegion } from "@nearsay/core/ui";
import { useId, useRef, useState } from "react";
import type { Answers, Question } from "../../contract/index.ts";
import { shownOption } from "../../domain/index.ts";
import { hintOf } from "./hints.tsx";
import { classNames } from "../class-names.ts";
import questionStyles from "../question.module.css";
import styles from "./statement-set.module.css";
import { langOf } from "./shown.ts";
import { questionFields as texts } from "#messages";

const words = texts.statements;

interface StatementSetProps {
  readonly questions: readonly Question[];
  readonly labelOf: (question: Question) => string;
  readonly answers: Answers;
  readonly problems: ReadonlyMap<string, string>;
  readonly lang: string | undefined;
  /** The question to show next; a new object each time. */
  readonly wanted: { readonly id: string } | null;
  readonly onAnswer: (id: string, answer: string) => void;
}

/**
 * Statements one after another: a person agrees, disagrees or passes. The list
 * below contains all of them, with links back to each.
 */
export function StatementSet(props: StatementSetProps) {
  const { questions, answers, problems, lang } = props;
  const area = useRef<HTMLDivElement>(null);
  const { at, announcement, show } = useShown(props);
  const all = questions.length;
  const current = questions[at];
  const isOpen = ({ id }: Question) => !answers[id]?.length;

  function choose(question: Question, option: string) {
    props.onAnswer(question.id, option);
    if (option !== "") show(at + 1);
    if (option === "" || at + 1 >= all) area.current?.focus();
  }

  return (
    <div
      ref={area}
      role="group"
      aria-label={words.label}
      tabIndex={-1}
      className={styles.set}
    >
      {current === undefined ? (
        <p className={styles.done}>{words.done}</p>
      ) : (
        <Statement
          question={current}
          number={words.at({ number: at + 1, all })}
          label={props.labelOf(current)}
          answer={answers[current.id]}
          problem={problems.get(current.id)}
          lang={lang}
          onChoose={(option) => choose(current, option)}
        />
      )}
      <div className={styles.foot}>
        <span className={questionStyles.hint}>
          {words.answered({
            answered: questions.filter((one) => !isOpen(one)).length,
            all,
          })}
        </span>
        {at > 0 && (
          <button
            type="button"
            className={questionStyles.link}
            onClick={() => show(Math.min(at, all) - 1)}
          >
            {words.back}
          </button>
        )}
        {current && !isOpen(current) && (
          <button
            type="button"
            className={questionStyles.link}
            onClick={() => choose(current, "")}
          >
            {words.clear}
          </button>
        )}
      </div>
      <ol aria-label={words.list} className={styles.list}>
        {questions.map((question, place) => (
          <li key={question.id}>
            <button
              type="button"
              aria-current={place === at ? "step" : undefined}
              aria-label={`${place + 1}: ${question.text} – ${
                isOpen(question)
                  ? words.open
                  : shownOption(question.shown, String(answers[question.id]))
              }`}
              data-answered={!isOpen(question) || undefined}
              data-problem={problems.has(question.id) || undefined}
              className={styles.step}
              onClick={() => show(place)}
            >
              {place + 1}
            </button>
          </li>
        ))}
      </ol>
      <LiveRegion>{announcement}</LiveRegion>
    </div>
  );
}

/**
 * The shown statement: at first the first unanswered one, later the one that
 * the person opens or must correct.
 */
function useShown({ questions, answers, wanted, labelOf }: StatementSetProps) {
  const all = questions.length;
  const [at, setAt] = useState(() => {
    const first = questions.findIndex(({ id }) => !answers[id]?.length);
    return first < 0 ? all : first;
  });
  const [announcement, setAnnouncement] = useState("");
  const [seen, setSeen] = useState(wanted);
  if (seen !== wanted) {
    setSeen(wanted);
    const place = questions.findIndex((each) => each.id === wanted?.id);
    if (place >= 0) setAt(place);
  }

  function show(place: number) {
    setAt(place);
    const next = questions[place];
    setAnnouncement(
      next === undefined
        ? words.done
        : `${words.at({ number: place + 1, all })}: ${labelOf(next)}`,
    );
  }

  return { at, announcement, show };
}

interface StatementProps {
  readonly question: Question;
  /** Position and number of statements. */
  readonly number: string;
  readonly label: string;
  readonly answer: string | string[] | undefined;
  readonly problem: string | undefined;
  readonly lang: string | undefined;
  readonly onChoose: (option: string) => void;
}

function Statement(props: StatementProps) {
  const { question, number, label, answer, problem, lang, onChoose } = props;
  const id = useId();
  const own = question.form.hint;
  const hint = hintOf(own, "", langOf(question, own, lang));
  const about = [problem && `${id}-error`, hint && `${id}-hint`];
  return (
    <fieldset
      dir="auto"
      aria-labelledby={`${id}-at ${id}-text`}
      aria-describedby={about.filter(Boolean).join(" ") || undefined}
      className={classNames(questionStyles.question, styles.statement)}
    >
      <legend className={styles.legend}>
        <span
          id={`${id}-at`}
          dir="auto"
          className={classNames(questionStyles.hint, styles.at)}
        >
          {number}
        </span>
        <span
          id={`${id}-text`}
          lang={langOf(question, question.text, lang)}
          className={styles.text}
        >
          {label}
        </span>
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={questionStyles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-error`} role="alert" className={questionStyles.error}>
          {problem}
        </p>
      )}
      <div className={styles.options}>
        {question.options.map((option, place) => {
          const text = shownOption(question.shown, option);
          return (
            <Button
              // The same button for all statements, so that it keeps the focus.
              key={place}
              lang={langOf(question, text, lang)}
              className={styles.option}
              aria-pressed={answer === option}
              onClick={({ detail }) => {
                // The second half of a double click is meant for the same
                // statement.
                if (detail <= 1) onChoose(option);
              }}
            >
              {text}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
