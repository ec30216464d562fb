import type { AnswersFrom, SurveyLanguage } from "@nearsay/core/contract";
import { languagePart } from "../../community/integrity/language-parts.ts";
import { flaggedPart, ticketPart } from "../../community/integrity/marks.ts";
import { partsFrom } from "../../community/integrity/ring-parts.ts";
import type { SurveyFigures } from "../../surveys/survey-figures.ts";

/** Selects the figures of some parts only, or of all other parts. */
export interface Side {
  parts: readonly number[];
  alone: boolean;
}

/** The views of figures that can be requested. */
const sides = {
  unflagged: { parts: [flaggedPart], alone: false },
  ticketed: { parts: [ticketPart], alone: true },
  unticketed: { parts: [ticketPart], alone: false },
} as const satisfies Record<string, Side>;

type NamedView = "all" | keyof typeof sides;

/** Responses in one language only, or from one ring. */
export type PartView = { answeredIn: SurveyLanguage } | { from: AnswersFrom };

export type View = NamedView | PartView;

/** Counts of the selected parts, by `kind item`; see `countedIn`. */
export type PartTotals = Readonly<Record<string, number>>;

export function sideOf(view: View): Side | null {
  if (typeof view !== "object") return view === "all" ? null : sides[view];
  const parts =
    "from" in view ? partsFrom(view.from) : [languagePart(view.answeredIn)];
  return { parts, alone: true };
}

function isIn({ parts, alone }: Side, part: number): boolean {
  return parts.includes(part) === alone;
}

/**
 * The figures of one side, except for their times. The summary is left out, as
 * it describes all responses.
 */
export function takeSide(
  figures: SurveyFigures,
  totals: PartTotals,
  side: Side,
): SurveyFigures {
  const share = (all: number, kind: string, item: number | string = "") => {
    const total = totals[`${kind} ${item}`] ?? 0;
    return side.alone ? total : all - total;
  };
  const { releasedCount, flaggedCount, ticketCount } = figures;
  return {
    ...figures,
    releasedCount: share(releasedCount, "released"),
    // Also returned with figures that exclude flagged responses.
    flaggedCount: side.alone ? 0 : flaggedCount,
    ticketCount: isIn(side, ticketPart) ? ticketCount : 0,
    sentimentCount: share(figures.sentimentCount, "sentiments"),
    sentimentSum: share(figures.sentimentSum, "sentiment sum"),
    sentimentBins: figures.sentimentBins.map(({ bin, count }) => ({
      bin,
      count: share(count, "sentiment bins", bin),
    })),
    questions: figures.questions.map((question) => ({
      ...question,
      answerCount: share(question.answerCount, "answers", question.questionId),
      choiceCounts: question.choiceCounts.map((count, place) =>
        share(count, "choices", `${question.questionId}/${place}`),
      ),
    })),
    summary: null,
  };
}
