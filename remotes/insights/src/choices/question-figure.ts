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
  type SidedQuestion,
  ofSide,
  type BarsFigure,
  type CellsFigure,
  type Drawing,
  type SideShares,
  type StackFigure,
  describeChoices,
  drawBelow,
  formatCount,
  formatPercent,
  shareAt,
  sideRows,
} from "@nearsay/core/charts";
import type { Bar } from "../figures/bar-list.tsx";
import { sideCells, sideColumns } from "../sides/side-numbers.ts";
import { insights as texts } from "#messages";
import { cellName } from "./cell-name.ts";

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

/** The bars of a question, in counts or in percent of the people who answered. */
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

/**
 * The segments of a question's stacked bar, as shares of all choices, because
 * they have to add up to 100%.
 */
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

/**
 * The count or share of each group that chose an option. Bars show shares,
 * because the groups differ in size.
 */
export function sideBars(
  { sides }: SidedQuestion,
  place: number,
  counts: boolean,
): Bar["sides"] {
  return sides?.map((side) => {
    const value = shareAt(side, place);
    const count = formatCount(side.counts[place] ?? 0);
    const reading = counts ? count : formatPercent(value);
    return { name: side.name, value, reading };
  });
}

/** A drawing of the question, or one for each group below the other. */
export function drawSides(
  question: SidedQuestion,
  draw: (question: ChoiceQuestion) => Drawing,
): Drawing {
  if (question.sides === undefined) return draw(question);
  return drawBelow(
    question.sides.map((side) => ({
      name: side.name,
      drawing: draw(ofSide(question, side)),
    })),
  );
}

/** The number of choices; more than the people who answered if several are allowed. */
export function choicesMade({ options }: ChoiceQuestion): number {
  return sum(options.map(({ count }) => count));
}

/** The total that shares are computed from: all who answered, or all choices they made. */
export type WholeOf = (question: ChoiceQuestion) => number;

export const whoAnswered: WholeOf = ({ total }) => total;

/** Table rows with every option and its share of a total, such as all who answered. */
export function numberRows(
  question: SidedQuestion,
  wholeOf: WholeOf,
): string[][] {
  const { options, sides } = question;
  if (sides !== undefined)
    return sideRows(
      options.map(({ option }) => option),
      sidesIn(question, wholeOf),
    );
  return options.map(({ option, count }) => [
    option,
    formatPercent(percentOf(count, wholeOf(question))),
    formatCount(count),
  ]);
}

/** The groups of a question, with the total for their shares. */
function sidesIn(question: SidedQuestion, wholeOf: WholeOf): SideShares[] {
  return (question.sides ?? []).map((side) => ({
    ...side,
    whole: wholeOf(ofSide(question, side)),
  }));
}

const csvColumns = [texts.option, texts.responses, texts.sharePercent];

/**
 * The rows for a spreadsheet, shares in percent to a tenth; the groups follow
 * the combined figures.
 */
export function questionCsv(
  question: SidedQuestion,
  wholeOf: WholeOf,
): CsvTable {
  const sides = sidesIn(question, wholeOf);
  return {
    columns: [...csvColumns, ...sideColumns(sides)],
    rows: question.options.map(({ option, count }, place) => [
      option,
      count,
      tenthsOf(percentOf(count, wholeOf(question))),
      ...sideCells(sides, place),
    ]),
  };
}

/** All questions in one table. */
export function allQuestionsCsv(questions: readonly SidedQuestion[]): CsvTable {
  const [first] = questions;
  return {
    columns: [
      texts.question,
      ...csvColumns,
      ...sideColumns(first?.sides ?? []),
    ],
    rows: questions.flatMap((question) =>
      questionCsv(question, whoAnswered).rows.map((row) => [
        question.text,
        ...row,
      ]),
    ),
  };
}
