import {
  type SidedQuestion,
  type WholeOf,
  describeEnds,
  findingsOf,
} from "@nearsay/core/charts";
import { truncate } from "@nearsay/core/forms";
import { type ReactNode, useId } from "react";
import type { Download } from "../download/download.ts";
import { DownloadMenu } from "../figures/download-menu.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { SideFindings } from "../sides/side-findings.tsx";
import { insights as texts } from "#messages";
import styles from "./choices.module.css";
import { numberRows, questionCsv } from "./question-figure.ts";
import { questionStart } from "./use-shown-questions.ts";

interface QuestionCardProps {
  readonly question: SidedQuestion;
  /** Number of characters at which the question is cut; a tooltip has its full text. */
  readonly titleMax: number;
  readonly wholeOf: WholeOf;
  readonly total: string;
  readonly drawing: NonNullable<Download["drawing"]>;
  readonly children: ReactNode;
}

/** A figure of one question under its text and its finding, with a button for its numbers. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, titleMax, wholeOf, total, drawing, children } = props;
  const id = useId();
  const title = truncate(question.text, titleMax);
  const ends = question.scale ? describeEnds(question.scale) : "";
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
            csv: () => questionCsv(question, wholeOf),
          }}
        />
      </div>
      <p className={styles.finding}>
        <SideFindings findings={findingsOf(question)} />
      </p>
      {ends !== "" && <p className={styles.note}>{ends}</p>}
      <p className={styles.note}>{total}</p>
      {children}
      <QuestionTable question={question} wholeOf={wholeOf} />
    </article>
  );
}

/** Every option of a question in numbers. */
export function QuestionTable(
  props: Pick<QuestionCardProps, "question" | "wholeOf">,
) {
  const { question, wholeOf } = props;
  const numbers = question.sides?.map(({ name }) => name) ?? [
    texts.share,
    texts.responses,
  ];
  return (
    <NumbersTable
      caption={question.text}
      columns={[texts.option, ...numbers]}
      rows={() => numberRows(question, wholeOf)}
    />
  );
}
