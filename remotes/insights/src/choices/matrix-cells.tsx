import type { ChoiceQuestion, MatrixRow } from "@nearsay/core/domain";
import {
  type CellsFigure,
  cellTint,
  formatPercent,
  textWidth,
} from "@nearsay/core/domain/charts";
import { classNames } from "@nearsay/core/ui";
import { ChangeMark } from "../changes/changes.tsx";
import styles from "./matrix.module.css";

/** Cells side by side: fewer than there are columns where a word would not fit in. */
export function MatrixCells(props: {
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
