import type { Analytics, OptionCount } from "../contract/analytics.ts";
import type { Scale } from "../contract/question-form.ts";
import { sum } from "./insights.ts";
import {
  type OptionTone,
  classifyOption,
  optionTones,
  recognizesTones,
} from "./option-tone.ts";
import { domain as texts } from "#messages";
import { trimText } from "../forms/text.ts";

/** Columns of the matrix on a wide screen and on a narrow one. */
export const matrixColumns = { wide: 5, narrow: 4 } as const;

/** Viewport width in CSS pixels up to which the narrow count is used. */
export const narrowMaxWidth = 560;

/** Maximum length of a question in each view, including three characters for an ellipsis. */
export const questionMax = { matrix: 90, detail: 80, grid: 90 } as const;

/** Options with a separate segment in a stacked bar. */
export const gridTopCount = 3;

/** A segment of a stacked bar is labelled from this percentage on. */
export const segmentLabelPercent = 15;

/**
 * The counted options of one question, in the order in which they were written;
 * each has a name.
 */
export interface ChoiceQuestion {
  id: string;
  /** Empty if the server sent none. */
  text: string;
  /** Number of people who answered. */
  total: number;
  options: OptionCount[];
  /** Set if the options are the steps of a scale. */
  scale?: Scale;
  /** Set if the sentiment of its options is unknown. */
  toneless?: true;
}

export function choiceQuestions(analytics: Analytics): ChoiceQuestion[] {
  return Object.entries(analytics.choiceBreakdown).map(([id, options]) => {
    const form = analytics.kinds[id]?.form;
    const question = {
      id,
      text: analytics.questionTexts[id] ?? "",
      total: analytics.questionTotals[id] ?? 0,
      options: addUp(options.map(nameOption)),
    };
    return {
      ...question,
      ...(form?.scale && { scale: form.scale }),
      ...(recognizesTones(analytics.language)
        ? {}
        : { toneless: true as const }),
    };
  });
}

/** Questions with a separate figure each; statements have one figure together. */
export function separateChoices(analytics: Analytics): ChoiceQuestion[] {
  return choiceQuestions(analytics).filter(
    ({ id }) => analytics.kinds[id]?.form.kind !== "statement",
  );
}

function nameOption({ option, count }: OptionCount): OptionCount {
  return { option: trimText(option) === "" ? texts.noText : option, count };
}

/** Each option once, with the sum of its counts, at its first position. */
function addUp(options: readonly OptionCount[]): OptionCount[] {
  const totals = new Map<string, number>();
  for (const { option, count } of options) {
    totals.set(option, (totals.get(option) ?? 0) + count);
  }
  return [...totals].map(([option, count]) => ({ option, count }));
}

/** Most chosen first; equal counts keep the order in which they were written. */
export function rankOptions(options: readonly OptionCount[]): OptionCount[] {
  return [...options].sort((a, b) => b.count - a.count);
}

/** The most chosen option; null if there are no answers or there is a tie. */
export function topOption(options: readonly OptionCount[]): string | null {
  const [first, second] = rankOptions(options);
  if (!first || first.count === 0) return null;
  return second?.count === first.count ? null : first.option;
}

/** The options most chosen across all questions. */
export function topOptions(
  questions: readonly ChoiceQuestion[],
  limit: number,
): string[] {
  return rankOptions(addUp(questions.flatMap(({ options }) => options)))
    .slice(0, limit)
    .map(({ option }) => option);
}

interface CountedPart<Kind> {
  kind: Kind;
  /** As written; empty for a part that contains several options. */
  option: string;
  count: number;
  /** The options counted here, most chosen first. */
  members: OptionCount[];
}

/** An option, or the bucket of the remaining options of its sentiment. */
export type MatrixCell = CountedPart<"option" | OptionTone>;

/** An option, or Other. */
export type StackSegment = CountedPart<"option" | "other">;

export interface MatrixRow {
  /** "full" shows every option, "buckets" the top ones and four buckets for the rest. */
  view: "full" | "buckets";
  cells: MatrixCell[];
}

/**
 * Cells of one question. A question with more options than `limit` shows the
 * overall top options that it offers, filled up to `limit` with its own most
 * chosen ones, then buckets: one for each sentiment, or one for all if the
 * sentiment is unknown.
 */
export function matrixRow(
  question: ChoiceQuestion,
  overallTop: readonly string[],
  limit: number,
): MatrixRow {
  // The steps of a scale have no sentiment, and are read in order.
  if (question.scale || question.options.length <= limit) {
    return { view: "full", cells: question.options.map(optionPart) };
  }
  const ranked = rankOptions(question.options);
  const shared = ranked.filter(({ option }) => overallTop.includes(option));
  const own = ranked.filter(({ option }) => !overallTop.includes(option));
  const shown = rankOptions([...shared, ...own].slice(0, limit));
  const rest = ranked.filter((item) => !shown.includes(item));
  return {
    view: "buckets",
    cells: [
      ...shown.map(optionPart),
      ...(question.toneless
        ? [bucketPart("other" as const, rest)]
        : toneCells(rest)),
    ],
  };
}

function optionPart(item: OptionCount): CountedPart<"option"> {
  return { kind: "option", ...item, members: [item] };
}

function bucketPart<Kind>(
  kind: Kind,
  members: OptionCount[],
): CountedPart<Kind> {
  const count = sum(members.map((member) => member.count));
  return { kind, option: "", count, members };
}

function toneCells(options: readonly OptionCount[]): MatrixCell[] {
  const tones = options.map(({ option }) => classifyOption(option));
  return optionTones.map((tone) =>
    bucketPart(
      tone,
      options.filter((_item, index) => tones[index] === tone),
    ),
  );
}

/**
 * The segments of a stacked bar: the top three options, then Other if any are
 * left. Together they contain every selection.
 */
export function stackSegments(options: readonly OptionCount[]): StackSegment[] {
  const ranked = rankOptions(options);
  const top = ranked.slice(0, gridTopCount).map(optionPart);
  const rest = ranked.slice(gridTopCount);
  return rest.length === 0 ? top : [...top, bucketPart("other", rest)];
}
