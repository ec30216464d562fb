import {
  type ChoiceQuestion,
  type CsvTable,
  percentOf,
  tenthsOf,
} from "@nearsay/core/domain";
import { formatCount, formatPercent } from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";

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

/** The same for a spreadsheet, shares in percent to a tenth. */
export function questionCsv(
  { options }: ChoiceQuestion,
  whole: number,
): CsvTable {
  return {
    columns: [texts.option, texts.responses, texts.sharePercent],
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
    columns: [
      texts.question,
      texts.option,
      texts.responses,
      texts.sharePercent,
    ],
    rows: questions.flatMap((question) =>
      questionCsv(question, question.total).rows.map((row) => [
        question.text,
        ...row,
      ]),
    ),
  };
}
