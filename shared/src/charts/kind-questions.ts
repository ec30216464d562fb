import type { Analytics, KindFigures } from "../contract/analytics.ts";
import { type QuestionKind, figureOf } from "../contract/question-form.ts";
import { percentOf } from "../domain/insights.ts";
import {
  type RankFigures,
  rankingFigures,
} from "../forms/kinds/ranking/ranks.ts";
import { describeRanking, stepFigures } from "./describe-kinds.ts";
import { formatAverage, formatPercent } from "./format.ts";
import { kinds as texts, side as sideTexts } from "#messages";
import type { Side, SideShares } from "./side-shares.ts";

/** A question whose answers are counted at positions that are not options. */
export interface KindQuestion extends KindFigures {
  id: string;
  /** Empty if the server sent none. */
  text: string;
  /** Number of people who answered. */
  total: number;
}

/** Rankings, numbers and dates, in the order in which they were asked. */
export function kindQuestions(analytics: Analytics): KindQuestion[] {
  return Object.entries(analytics.kinds).flatMap(([id, figures]) => {
    if (figureOf(figures.form.kind) !== "places") return [];
    const text = analytics.questionTexts[id] ?? "";
    return [{ id, text, total: analytics.questionTotals[id] ?? 0, ...figures }];
  });
}

/** A ranked item; its bar is the percentage of respondents who ranked it first. */
export interface RankedItem extends Omit<RankFigures, "item"> {
  label: string;
  value: number;
  reading: string;
}

export interface RankedItems {
  /** The finding as text. */
  label: string;
  /** In the order of their mean rank. */
  items: RankedItem[];
}

export function rankedItems({
  options,
  places,
  total,
}: Pick<KindQuestion, "options" | "places" | "total">): RankedItems {
  const figures = rankingFigures(options.length, places, total);
  const items = figures.items
    .sort((a, b) => (a.meanRank ?? 0) - (b.meanRank ?? 0))
    .map(({ item, ...ranked }) => {
      const value = percentOf(ranked.first, total);
      const reading = texts.rankReading({
        percent: formatPercent(value),
        mean: writeMean(ranked.meanRank),
      });
      return { ...ranked, label: options[item] ?? "", value, reading };
    });
  return { label: describeRanking(figures, options, total), items };
}

/** Text of a mean rank, or that there is none. */
export function writeMean(meanRank: number | null): string {
  return meanRank === null ? sideTexts.untold : formatAverage(meanRank);
}

/** A question as answered by one answer group. */
export interface KindSide {
  name: string;
  question: KindQuestion;
}

/** The question as answered by each answer group; empty if groups are not shown separately. */
export function kindSides(
  { id }: KindQuestion,
  sides: readonly Side[],
): KindSide[] {
  return sides.flatMap(({ name, analytics }) =>
    kindQuestions(analytics)
      .filter((own) => own.id === id)
      .map((question) => ({ name, question })),
  );
}

/** Findings about such a question, for each answer group if there are any. */
export function kindFindings(
  question: KindQuestion,
  sides: readonly KindSide[],
): string[] {
  if (sides.length === 0) return [placeFigure(question).finding(question)];
  return sides.map(({ name, question: own }) =>
    sideTexts.finding({ side: name, finding: placeFigure(own).finding(own) }),
  );
}

/** What a kind shows whose answers are counted at places. */
interface PlaceFigure {
  /** What answers are counted by, in the order in which it is listed. */
  readonly marks: (
    question: KindQuestion,
  ) => readonly { name: string; count: number }[];
  readonly finding: (question: KindQuestion) => string;
  /** Whether lists contain marks that no one chose. */
  readonly listsEmpty: boolean;
}

const steps: PlaceFigure = {
  marks: (question) => stepFigures(question)?.steps ?? [],
  finding: (question) => stepFigures(question)?.label ?? "",
  listsEmpty: false,
};

/** Kinds without an entry are counted by steps. */
const figures: Partial<Record<QuestionKind, PlaceFigure>> = {
  // Items in the order of their mean rank, with how many ranked each first.
  ranking: {
    marks: (question) =>
      rankedItems(question).items.map(({ label: name, first: count }) => ({
        name,
        count,
      })),
    finding: (question) => rankedItems(question).label,
    listsEmpty: true,
  },
};

function placeFigure({ form }: KindQuestion): PlaceFigure {
  return figures[form.kind] ?? steps;
}

/** What a question's answers are counted by. */
export function kindMarks(question: KindQuestion) {
  return placeFigure(question).marks(question);
}

/** Those of the marks that a list contains, as true or false. */
export function listedMarks(question: KindQuestion): boolean[] {
  const { marks, listsEmpty } = placeFigure(question);
  return marks(question).map(({ count }) => listsEmpty || count > 0);
}

/** Counts of each answer group, in the same order as for all answers. */
export function kindShares(
  question: KindQuestion,
  sides: readonly KindSide[],
): SideShares[] {
  const names = kindMarks(question).map(({ name }) => name);
  return sides.map(({ name, question: own }) => {
    const counts = new Map(
      kindMarks(own).map((mark) => [mark.name, mark.count]),
    );
    return {
      name,
      counts: names.map((mark) => counts.get(mark) ?? 0),
      whole: own.total,
    };
  });
}
