import type { Analytics, KindFigures } from "../../contract/analytics.ts";
import { percentOf } from "../insights.ts";
import { type RankFigures, rankingFigures } from "../kinds/ranks.ts";
import { describeRanking, stepFigures } from "./describe-kinds.ts";
import { formatAverage, formatPercent } from "./format.ts";
import { kindTexts as texts } from "./kind-texts.ts";
import type { Side, SideShares } from "./side-shares.ts";
import { sideTexts } from "./texts.ts";

/** A question whose answers are counted at places that are no options. */
export interface KindQuestion extends KindFigures {
  id: string;
  /** Empty when the server did not say. */
  text: string;
  /** People who answered. */
  total: number;
}

/** Rankings, numbers and dates, in the order they were asked. */
export function kindQuestions(analytics: Analytics): KindQuestion[] {
  return Object.entries(analytics.kinds).flatMap(([id, figures]) => {
    const { kind } = figures.form;
    if (kind !== "ranking" && kind !== "number" && kind !== "date") return [];
    const text = analytics.questionTexts[id] ?? "";
    return [{ id, text, total: analytics.questionTotals[id] ?? 0, ...figures }];
  });
}

/** A ranked item, and how many put it first as a bar in percent of those who answered. */
export interface RankedItem extends Omit<RankFigures, "item"> {
  label: string;
  value: number;
  reading: string;
}

export interface RankedItems {
  /** The finding, in words. */
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
      const reading = texts.rankReading(
        formatPercent(value),
        writeMean(ranked.meanRank),
      );
      return { ...ranked, label: options[item] ?? "", value, reading };
    });
  return { label: describeRanking(figures, options, total), items };
}

/** A mean rank, or that there is none. */
export function writeMean(meanRank: number | null): string {
  return meanRank === null ? sideTexts.untold : formatAverage(meanRank);
}

/** A question as one side answered it. */
export interface KindSide {
  name: string;
  question: KindQuestion;
}

/** The question as each side answered it; none where sides are not shown apart. */
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

/** What is found in such a question, for each side where there are any. */
export function kindFindings(
  question: KindQuestion,
  sides: readonly KindSide[],
): string[] {
  if (sides.length === 0) return [describeKind(question)];
  return sides.map(({ name, question: own }) =>
    sideTexts.finding(name, describeKind(own)),
  );
}

function describeKind(question: KindQuestion): string {
  return question.form.kind === "ranking"
    ? rankedItems(question).label
    : (stepFigures(question)?.label ?? "");
}

/** What a question's answers are counted at: its items in the order of their mean rank, with how many put each first, or its steps. */
export function kindMarks(
  question: KindQuestion,
): { name: string; count: number }[] {
  return question.form.kind === "ranking"
    ? rankedItems(question).items.map(({ label: name, first: count }) => ({
        name,
        count,
      }))
    : (stepFigures(question)?.steps ?? []);
}

/** What each side has of them, in the order they have for all. */
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
