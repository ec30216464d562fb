import type { Question, ReadMode, ResultsRule } from "@nearsay/core/contract";
import { nonEmptyAnswers, sayInGroups } from "@nearsay/core/domain";
import { Button, type ButtonProps } from "@nearsay/core/ui";
import { answerTexts } from "../texts.ts";
import type { ReactNode } from "react";
import styles from "./answer-form.module.css";
import { longFrom } from "./is-formed.ts";
import type { UnsentAnswers } from "./unsent-answers.ts";

export interface AnswerFootProps extends ButtonProps {
  readonly questions: readonly Question[];
  readonly unsent: UnsentAnswers;
  /** Left out where nothing can be sent. */
  readonly resultsRule?: ResultsRule | undefined;
  /** What the survey's author reads. */
  readonly reads?: ReadMode | undefined;
  /** Stands before the button. */
  readonly before?: ReactNode;
  /** Shown while the answers are sent. */
  readonly busyNote?: ReactNode;
}

/** The button that sends the answers, before it who will see them and when, what its author reads, and, below many questions, how many there are. */
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
            {answerTexts.progress(
              Object.keys(nonEmptyAnswers(unsent.answers)).length,
              answerable.length,
            )}
          </p>
        )}
      </div>
    </>
  );
}

/** Each text by its name, so that a widget's build can put it in place. */
function whenShown(rule: ResultsRule): string {
  if (rule.mode === "groups") return sayInGroups(rule);
  return rule.mode === "closed"
    ? answerTexts.resultsAfterClosing
    : answerTexts.resultsAtOnce;
}

/** Where nothing is written, reading texts is reading nothing. */
function whatIsRead(reads: ReadMode, asked: readonly Question[]): string {
  if (reads === "rows") return answerTexts.readsRows;
  const written = asked.some(({ form }) => form.kind === "text");
  return reads === "texts" && written
    ? answerTexts.readsTexts
    : answerTexts.readsFigures;
}
