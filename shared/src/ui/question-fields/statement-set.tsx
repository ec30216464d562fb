import { Button, LiveRegion } from "@nearsay/core/ui";
import { useEffect, useId, useRef, useState } from "react";
import type { Answers, Question } from "../../contract/index.ts";
import { hintOf } from "./hints.tsx";
import styles from "./statement-set.module.css";
import { texts } from "./texts.ts";

const words = texts.statements;

interface StatementSetProps {
  readonly questions: readonly Question[];
  readonly labelOf: (question: Question) => string;
  readonly answers: Answers;
  readonly problems: ReadonlyMap<string, string>;
  readonly lang: string | undefined;
  /** The question that is to be seen next; each time another object. */
  readonly wanted: { readonly id: string } | null;
  readonly onAnswer: (id: string, answer: string) => void;
}

/**
 * Statements one after another, each agreed to, or not, or passed. The list
 * below them holds all, and leads back to each.
 */
export function StatementSet(props: StatementSetProps) {
  const { questions, answers, problems, lang, wanted, labelOf } = props;
  const all = questions.length;
  const isOpen = ({ id }: Question) => !answers[id]?.length;
  const [at, setAt] = useState(() => {
    const first = questions.findIndex(isOpen);
    return first < 0 ? all : first;
  });
  const [said, setSaid] = useState("");
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const place = questions.findIndex((each) => each.id === wanted?.id);
    if (place >= 0) setAt(place);
    // What is asked for is looked at once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);

  function show(place: number) {
    setAt(place);
    const next = questions[place];
    setSaid(
      next === undefined
        ? words.done
        : `${words.at(place + 1, all)}: ${labelOf(next)}`,
    );
  }

  /** The second click of two in a row is meant for the same statement. */
  function choose(question: Question, option: string, clicks: number) {
    if (clicks > 1) return;
    props.onAnswer(question.id, option);
    show(at + 1);
    if (at + 1 >= all) area.current?.focus();
  }

  const current = questions[at];
  const problem = current && problems.get(current.id);
  const hint = current && hintOf(current.form.hint, "", lang);
  const about = [problem && `${id}-error`, hint && `${id}-hint`];
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
        <fieldset
          role="group"
          aria-labelledby={`${id}-at ${id}-text`}
          aria-describedby={about.filter(Boolean).join(" ") || undefined}
          className={styles.statement}
        >
          <p id={`${id}-at`} className={styles.at}>
            {words.at(at + 1, all)}
          </p>
          <p id={`${id}-text`} lang={lang} dir="auto" className={styles.text}>
            {labelOf(current)}
          </p>
          {hint && (
            <p id={`${id}-hint`} className={styles.hint}>
              {hint}
            </p>
          )}
          {problem && (
            <p id={`${id}-error`} role="alert" className={styles.error}>
              {problem}
            </p>
          )}
          <div className={styles.options}>
            {current.options.map((option, place) => (
              <Button
                key={place}
                lang={lang}
                className={styles.option}
                aria-pressed={answers[current.id] === option}
                onClick={({ detail }) => choose(current, option, detail)}
              >
                {option}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <div className={styles.foot}>
        <span className={styles.hint}>
          {words.answered(questions.filter((one) => !isOpen(one)).length, all)}
        </span>
        {at > 0 && (
          <button
            type="button"
            className={styles.back}
            onClick={() => show(Math.min(at, all) - 1)}
          >
            {words.back}
          </button>
        )}
        {current && !isOpen(current) && (
          <button
            type="button"
            className={styles.back}
            onClick={() => {
              props.onAnswer(current.id, "");
              area.current?.focus();
            }}
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
                isOpen(question) ? words.open : String(answers[question.id])
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
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
