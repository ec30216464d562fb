import {
  type ChoiceQuestion,
  type MatrixCell,
  type MatrixRow,
  matrixRow,
  questionMax,
  truncate,
} from "@nearsay/core/domain";
import {
  type CellsFigure,
  cellTint,
  drawCells,
  formatCount,
  formatList,
  formatPercent,
  isolate,
  textWidth,
} from "@nearsay/core/domain/charts";
import { Chip, classNames } from "@nearsay/core/ui";
import { memo, useId } from "react";
import { ChangeMark } from "../changes/changes.tsx";
import { savedWidth } from "../download/download.ts";
import { DownloadMenu } from "../figures/download-menu.tsx";
import { cellName, texts } from "../texts.ts";
import styles from "./matrix.module.css";
import { QuestionTable } from "./question-card.tsx";
import { cellsFigure, questionCsv } from "./question-figure.ts";
import { questionStart } from "./use-shown-questions.ts";

/** Options a bucket names one by one, and characters of each; the table has them all. */
const membersNamed = 8;
const memberMax = 60;

/** The cells of one question. The card that is selected tells its finding, too. */
export const MatrixCard = memo(function MatrixCard(props: {
  /** Name of the radio group that all cards are in. */
  readonly group: string;
  readonly question: ChoiceQuestion;
  /** Options most chosen over all questions, and how many stand side by side. */
  readonly overallTop: readonly string[];
  readonly columns: number;
  readonly selected: boolean;
  /** The same function on every render. */
  readonly onSelect: (id: string) => void;
}) {
  const { question, overallTop, columns, selected } = props;
  const row = matrixRow(question, overallTop, columns);
  const figure = cellsFigure(question, row, columns);
  const title = truncate(question.text, questionMax.matrix);
  const findingId = useId();
  return (
    <div className={classNames(styles.card, selected && styles.selected)}>
      <div className={styles.header}>
        <label className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={props.group}
            checked={selected}
            aria-describedby={selected ? findingId : undefined}
            onChange={() => props.onSelect(question.id)}
            {...questionStart}
          />
          <span
            dir="auto"
            className={styles.title}
            title={title === question.text ? undefined : question.text}
          >
            {title}
          </span>
        </label>
        {selected && (
          <DownloadMenu
            download={{
              name: question.text,
              drawing: () => drawCells(figure, savedWidth),
              csv: () => questionCsv(question, question.total),
            }}
          />
        )}
      </div>
      {selected && (
        <p id={findingId} className={styles.finding}>
          {figure.label}
        </p>
      )}
      <p className={styles.meta}>
        <Chip>
          {row.view === "full" ? texts.fullView : texts.topAndBuckets}
        </Chip>
        <span>{texts.totalResponses(formatCount(question.total))}</span>
      </p>
      {figure.note && <p className={styles.meta}>{figure.note}</p>}
      <MatrixCells question={question} row={row} figure={figure} />
      {selected && (
        <>
          <MatrixBuckets cells={row.cells} />
          <QuestionTable question={question} whole={question.total} />
        </>
      )}
    </div>
  );
});

/** What fell into each bucket. */
function MatrixBuckets(props: { readonly cells: readonly MatrixCell[] }) {
  const buckets = props.cells.filter(
    ({ kind, members }) => kind !== "option" && members.length > 0,
  );
  if (buckets.length === 0) return null;
  return (
    <dl className={styles.buckets}>
      {buckets.map((cell) => (
        <div key={cell.kind}>
          <dt>{cellName(cell)}</dt>
          <dd>{listMembers(cell)}</dd>
        </div>
      ))}
    </dl>
  );
}

function listMembers({ members }: MatrixCell): string {
  const named = members
    .slice(0, membersNamed)
    .map(({ option, count }) =>
      texts.member(isolate(truncate(option, memberMax)), formatCount(count)),
    );
  const rest = members.length - named.length;
  const more = rest > 0 ? [texts.moreMembers(rest, formatCount(rest))] : [];
  return formatList([...named, ...more]);
}

/** Cells side by side: fewer than there are columns where a word would not fit in. */
function MatrixCells(props: {
  readonly question: ChoiceQuestion;
  readonly row: MatrixRow;
  /** The same cells in words. */
  readonly figure: CellsFigure;
}) {
  const { question, row, figure } = props;
  const { cells, columns } = figure;
  return (
    <ul
      className={styles.cells}
      aria-label={question.text}
      style={{ "--columns": columns, "--word": `${longestWord(cells)}em` }}
    >
      {cells.map(({ kind, name, percent, count }, index) => (
        <li
          key={`${kind} ${name}`}
          className={classNames(styles.cell, styles[kind])}
          style={{ "--tint": `${cellTint(percent)}%` }}
        >
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.percent}>{formatPercent(percent)}</span>
          <span className={styles.count}>
            {count}
            <ChangeMark
              of={(row.cells[index]?.members ?? []).map(
                ({ option }) => `option:${question.id}:${option}` as const,
              )}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How much larger percentages are written than words. */
const percentSize = 1.6;

/** Width of the longest word or number of all cells, in the size that words are written in. */
function longestWord(cells: CellsFigure["cells"]): number {
  const widths = cells.flatMap(({ name, percent, count }) => [
    ...[...name.split(/[\s/-]+/), count].map((word) => textWidth(word, 1)),
    textWidth(formatPercent(percent), percentSize),
  ]);
  return Math.round(Math.max(0, ...widths) * 10) / 10;
}
