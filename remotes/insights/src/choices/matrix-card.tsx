import {
  type ChoiceQuestion,
  type MatrixCell,
  type MatrixRow,
  matrixRow,
  questionMax,
} from "@nearsay/core/domain";
import { truncate } from "@nearsay/core/forms";
import {
  type SidedQuestion,
  countOf,
  findingsOf,
  ofSide,
  type CellsFigure,
  cellTint,
  drawCells,
  formatCount,
  formatList,
  formatPercent,
  isolate,
  textWidth,
  whoAnswered,
} from "@nearsay/core/charts";
import { Chip, classNames } from "@nearsay/core/ui";
import { memo, useId } from "react";
import { ChangeMark } from "../changes/changes.tsx";
import { savedWidth } from "../download/download.ts";
import { DownloadMenu } from "../figures/download-menu.tsx";
import { SideFindings } from "../sides/side-findings.tsx";
import { SideSwatch } from "../sides/side-name.tsx";
import { insights as texts } from "#messages";
import { cellName } from "./cell-name.ts";
import styles from "./matrix.module.css";
import { QuestionTable } from "./question-card.tsx";
import { cellsFigure, drawSides, questionCsv } from "./question-figure.ts";
import { questionStart } from "./use-shown-questions.ts";

/**
 * Number of options that a bucket lists by name, and characters of each; the
 * table has them all.
 */
const membersNamed = 8;
const memberMax = 60;

/** The cells of one question. The selected card also shows its finding. */
export const MatrixCard = memo(function MatrixCard(props: {
  /** Name of the radio group of all cards. */
  readonly group: string;
  readonly question: SidedQuestion;
  /** The options chosen most over all questions, and the number of columns. */
  readonly overallTop: readonly string[];
  readonly columns: number;
  readonly selected: boolean;
  /** Must be the same function on every render. */
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
              drawing: () =>
                drawSides(question, (one) =>
                  drawCells(
                    cellsFigure(one, countedIn(row, one), columns),
                    savedWidth,
                  ),
                ),
              csv: () => questionCsv(question, whoAnswered),
            }}
          />
        )}
      </div>
      {selected && (
        <p id={findingId} className={styles.finding}>
          <SideFindings findings={findingsOf(question)} />
        </p>
      )}
      <p className={styles.meta}>
        <Chip>
          {row.view === "full" ? texts.fullView : texts.topAndBuckets}
        </Chip>
        <span>
          {texts.totalResponses({ count: formatCount(question.total) })}
        </span>
      </p>
      {figure.note && <p className={styles.meta}>{figure.note}</p>}
      <MatrixCells question={question} row={row} figure={figure} />
      {selected && (
        <>
          <MatrixBuckets cells={row.cells} />
          <QuestionTable question={question} wholeOf={whoAnswered} />
        </>
      )}
    </div>
  );
});

/** The options in each bucket. */
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
  const named = members.slice(0, membersNamed).map(({ option, count }) =>
    texts.member({
      option: isolate(truncate(option, memberMax)),
      count: formatCount(count),
    }),
  );
  const rest = members.length - named.length;
  const more =
    rest > 0
      ? [texts.moreMembers({ count: rest, formatted: formatCount(rest) })]
      : [];
  return formatList([...named, ...more]);
}

/** Cells side by side; fewer than the number of columns if a word would not fit. */
function MatrixCells(props: {
  readonly question: SidedQuestion;
  readonly row: MatrixRow;
  /** The same cells with formatted texts. */
  readonly figure: CellsFigure;
}) {
  const { question, row, figure } = props;
  const { cells, columns } = figure;
  const sides = (question.sides ?? []).map((side) => {
    const own = ofSide(question, side);
    const { cells } = cellsFigure(own, countedIn(row, own), columns);
    return { name: side.name, cells };
  });
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
          style={{
            "--tint": `${cellTint(sides.length > 0 ? 0 : percent)}%`,
          }}
        >
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          {sides.length === 0 && (
            <span className={styles.percent}>{formatPercent(percent)}</span>
          )}
          {sides.map((side, place) => (
            <SideOfCell
              key={side.name}
              side={place}
              name={side.name}
              percent={side.cells[index]?.percent ?? 0}
            />
          ))}
          <span className={styles.count}>
            {sides.length === 0 && count}
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

/** The cells of a question with a group's counts, in the same positions. */
function countedIn(row: MatrixRow, question: ChoiceQuestion): MatrixRow {
  const cells = row.cells.map((cell) => ({
    ...cell,
    count: countOf(cell.members, question),
  }));
  return { ...row, cells };
}

/** The share of one group; the larger, the darker. */
function SideOfCell(props: {
  readonly side: number;
  readonly name: string;
  readonly percent: number;
}) {
  const { side, name, percent } = props;
  return (
    <span className={styles.side} style={{ "--tint": `${cellTint(percent)}%` }}>
      <SideSwatch side={side} />
      <span className="visually-hidden">{name}</span>{" "}
      <span>{formatPercent(percent)}</span>
    </span>
  );
}

/** Font size of percentages relative to text. */
const percentSize = 1.6;

/** Width of the longest word or number of all cells, in em of the cells' text. */
function longestWord(cells: CellsFigure["cells"]): number {
  const widths = cells.flatMap(({ name, percent, count }) => [
    ...[...name.split(/[\s/-]+/), count].map((word) => textWidth(word, 1)),
    textWidth(formatPercent(percent), percentSize),
  ]);
  return Math.round(Math.max(0, ...widths) * 10) / 10;
}
