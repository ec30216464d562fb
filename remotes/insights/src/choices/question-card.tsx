import { type ChoiceQuestion, truncate } from "@nearsay/core/domain";
import { describeChoices } from "@nearsay/core/domain/charts";
import { type ReactNode, useId } from "react";
import type { Download } from "../download/download.ts";
import { DownloadMenu } from "../figures/download-menu.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { texts } from "../texts.ts";
import styles from "./choices.module.css";
import { numberRows, questionCsv } from "./question-figure.ts";
import { questionStart } from "./use-shown-questions.ts";

interface QuestionCardProps {
  readonly question: ChoiceQuestion;
  /** Characters from which the question is cut, its full length kept in a tooltip. */
  readonly titleMax: number;
  /** What shares are of: all who answered, or all choices they made. */
  readonly whole: number;
  readonly total: string;
  readonly drawing: NonNullable<Download["drawing"]>;
  readonly children: ReactNode;
}

/** A figure of one question under its text and its finding, with its numbers one control away. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, titleMax, whole, total, drawing, children } = props;
  const id = useId();
  const title = truncate(question.text, titleMax);
  return (
    <article aria-labelledby={id} className={styles.card}>
      <div className={styles.header}>
        <h5
          id={id}
          dir="auto"
          tabIndex={-1}
          title={title === question.text ? undefined : question.text}
          className={styles.title}
          {...questionStart}
        >
          {title}
        </h5>
        <DownloadMenu
          download={{
            name: question.text,
            drawing,
            csv: () => questionCsv(question, whole),
          }}
        />
      </div>
      <p className={styles.finding}>{describeChoices(question)}</p>
      <p className={styles.note}>{total}</p>
      {children}
      <QuestionTable question={question} whole={whole} />
    </article>
  );
}

/** Every option of a question in numbers. */
export function QuestionTable(
  props: Pick<QuestionCardProps, "question" | "whole">,
) {
  return (
    <NumbersTable
      caption={props.question.text}
      columns={[texts.option, texts.share, texts.responses]}
      rows={() => numberRows(props.question, props.whole)}
    />
  );
}
