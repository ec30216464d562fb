import {
  type Question,
  type ReadMode,
  type ResultsRule,
  showsGroups,
} from "@nearsay/core/contract";
import { nonEmptyAnswers, sayInGroups } from "@nearsay/core/domain";
import { Button, type ButtonProps } from "@nearsay/core/ui";
import { answer as answerTexts } from "#messages";
import type { ReactNode } from "react";
import styles from "./answer-form.module.css";
import { longFrom } from "./is-formed.ts";
import type { UnsentAnswers } from "./unsent-answers.ts";

export interface AnswerFootProps extends ButtonProps {
  readonly questions: readonly Question[];
  readonly unsent: UnsentAnswers;
  /** Omitted if nothing can be sent. */
  readonly resultsRule?: ResultsRule | undefined;
  /** How much of the responses the survey's author can read. */
  readonly reads?: ReadMode | undefined;
  /** Rendered before the button. */
  readonly before?: ReactNode;
  /** Shown while the answers are sent. */
  readonly busyNote?: ReactNode;
}

/**
 * The button that sends the answers. Above it: who will see them and when, and
 * what the author can read. Below many questions: how many are answered.
 */
export function AnswerFoot(props: AnswerFootProps) {
  const { questions, unsent, resultsRule, reads, before, busyNote, ...button } =
    props;
  const asked = questions.filter((each) => !each.isChallenge);
  const answerable = asked.filter((each) => each.type !== "unanswerable");
  if (answerable.length === 0) return null;
  return (
    <>
      {resultsRule && (
        <div className={styles.hint}>
          <p>{whenShown(resultsRule)}</p>
          {reads && <p>{whatIsRead(reads, answerable)}</p>}
        </div>
      )}
      <div className={styles.foot}>
        {before}
        <Button
          variant="filled"
          {...button}
          type="submit"
          className={styles.submit}
        />
        {button.busy && busyNote}
        {asked.length >= longFrom && (
          <p className={styles.hint}>
            {answerTexts.progress({
              answered: Object.keys(nonEmptyAnswers(unsent.answers)).length,
              all: answerable.length,
            })}
          </p>
        )}
      </div>
    </>
  );
}

/** Each text is accessed by its name, so that the widget build can inline it. */
function whenShown(rule: ResultsRule): string {
  if (showsGroups(rule.mode)) return sayInGroups(rule);
  return rule.mode === "closed"
    ? answerTexts.resultsAfterClosing
    : answerTexts.resultsAtOnce;
}

/** If no question takes text, "reads texts" means the same as reading figures only. */
function whatIsRead(reads: ReadMode, asked: readonly Question[]): string {
  if (reads === "rows") return answerTexts.readsRows;
  const written = asked.some(({ form }) => form.kind === "text");
  return reads === "texts" && written
    ? answerTexts.readsTexts
    : answerTexts.readsFigures;
}
