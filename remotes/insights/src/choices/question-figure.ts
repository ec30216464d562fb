import {
  type ChoiceQuestion,
  type CsvTable,
  type MatrixRow,
  type StackSegment,
  percentOf,
  sum,
  tenthsOf,
} from "@nearsay/core/domain";
import {
  type BarsFigure,
  type CellsFigure,
  type StackFigure,
  describeChoices,
  formatCount,
  formatPercent,
} from "@nearsay/core/domain/charts";
import { cellName, texts } from "../texts.ts";

/** The cells of a question as its matrix card shows them. */
export function cellsFigure(
  question: ChoiceQuestion,
  row: MatrixRow,
  columns: number,
): CellsFigure {
  const { total } = question;
  return {
    label: describeChoices(question),
    columns,
    note: choicesMade(question) > total ? texts.severalAddUp : undefined,
    cells: row.cells.map((cell) => ({
      kind: cell.kind,
      name: cellName(cell),
      percent: percentOf(cell.count, total),
      count: formatCount(cell.count),
    })),
  };
}

/** The bars of a question, in counts or in percent of those who answered. */
export function barsFigure(
  question: ChoiceQuestion,
  counts: boolean,
): BarsFigure {
  const { options, total } = question;
  const highest = options.reduce((most, { count }) => Math.max(most, count), 0);
  return {
    label: describeChoices(question),
    max: counts ? highest : 100,
    bars: options.map(({ option, count }) => ({
      label: option,
      value: counts ? count : percentOf(count, total),
      reading: counts
        ? formatCount(count)
        : formatPercent(percentOf(count, total)),
    })),
  };
}

/** The parts of a question's stacked bar: of all choices made, since they have to add up to a whole. */
export function stackFigure(
  question: ChoiceQuestion,
  segments: readonly StackSegment[],
): StackFigure {
  const chosen = choicesMade(question);
  return {
    label: describeChoices(question),
    note: chosen > question.total ? texts.severalAllowed : undefined,
    parts: segments.map(({ kind, option, count }) => ({
      kind,
      label: kind === "other" ? texts.other : option,
      percent: percentOf(count, chosen),
      count: formatCount(count),
    })),
  };
}

/** How often options were chosen; more than people answered where several may be. */
export function choicesMade({ options }: ChoiceQuestion): number {
  return sum(options.map(({ count }) => count));
}

/** Every option with its part of a whole, such as all who answered, as a table says it. */
export function numberRows(
  { options }: ChoiceQuestion,
  whole: number,
): string[][] {
  return options.map(({ option, count }) => [
    option,
    formatPercent(percentOf(count, whole)),
    formatCount(count),
  ]);
}

const csvColumns = [texts.option, texts.responses, texts.sharePercent];

/** The same for a spreadsheet, shares in percent to a tenth. */
export function questionCsv(
  { options }: ChoiceQuestion,
  whole: number,
): CsvTable {
  return {
    columns: csvColumns,
    rows: options.map(({ option, count }) => [
      option,
      count,
      tenthsOf(percentOf(count, whole)),
    ]),
  };
}

/** All questions in one table. */
export function allQuestionsCsv(
  questions: readonly ChoiceQuestion[],
): CsvTable {
  return {
    columns: [texts.question, ...csvColumns],
    rows: questions.flatMap((question) =>
      questionCsv(question, question.total).rows.map((row) => [
        question.text,
        ...row,
      ]),
    ),
  };
}
