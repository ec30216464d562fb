import {
  type ChoiceQuestion,
  type CsvTable,
  type MatrixRow,
  type StackSegment,
  tenthsOf,
} from "@nearsay/core/domain";
import {
  type SidedQuestion,
  ofSide,
  type CellsFigure,
  type Drawing,
  type OptionShare,
  type StackFigure,
  type WholeOf,
  choicesMade,
  describeChoices,
  drawBelow,
  formatCount,
  formatPercent,
  optionShares,
  whoAnswered,
  withShares,
  writeShare,
} from "@nearsay/core/charts";
import { shareCells, sideColumns } from "../sides/side-numbers.ts";
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
    cells: withShares(row.cells, total).map((cell) => ({
      kind: cell.kind,
      name: cellName(cell),
      percent: cell.percent,
      count: formatCount(cell.count),
    })),
  };
}

/**
 * The bars of a question, in counts or in percent of the people who answered.
 * Those of answer groups show percent, because the groups differ in size.
 */
export function barsFigure(question: SidedQuestion, counts: boolean) {
  const { options } = question;
  const highest = options.reduce((most, { count }) => Math.max(most, count), 0);
  const read = ({ count, percent }: Pick<OptionShare, "count" | "percent">) =>
    counts ? formatCount(count) : formatPercent(percent);
  return {
    label: describeChoices(question),
    max: counts ? highest : 100,
    bars: optionShares(question).map((share) => ({
      label: share.option,
      value: counts ? share.count : share.percent,
      reading: read(share),
      sides: share.sides?.map(({ name, count, percent }) => ({
        name,
        value: percent,
        reading: read({ count: count ?? 0, percent }),
      })),
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
    parts: withShares(segments, chosen).map(
      ({ kind, option, count, percent }) => ({
        kind,
        label: kind === "other" ? texts.other : option,
        percent,
        count: formatCount(count),
      }),
    ),
  };
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

/** Table rows with every option and its share of a total, such as all who answered. */
export function numberRows(
  question: SidedQuestion,
  wholeOf: WholeOf,
): string[][] {
  return optionShares(question, wholeOf).map(
    ({ option, count, percent, sides }) => [
      option,
      ...(sides?.map(writeShare) ?? [
        formatPercent(percent),
        formatCount(count),
      ]),
    ],
  );
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
  return {
    columns: [...csvColumns, ...sideColumns(question.sides ?? [])],
    rows: optionShares(question, wholeOf).map(
      ({ option, count, percent, sides = [] }) => [
        option,
        count,
        tenthsOf(percent),
        ...shareCells(sides),
      ],
    ),
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
