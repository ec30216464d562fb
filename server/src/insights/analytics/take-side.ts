import { flaggedPart, ticketPart } from "../../community/integrity/marks.ts";
import type { PartItem } from "../../community/integrity/part-repository.ts";
import type { SurveyFigures } from "./figures.ts";

/** Figures of a part alone, or of all the rest. */
interface Side {
  part: number;
  alone: boolean;
}

/** What figures can be looked at. */
const sides = {
  unflagged: { part: flaggedPart, alone: false },
  ticketed: { part: ticketPart, alone: true },
  unticketed: { part: ticketPart, alone: false },
} as const satisfies Record<string, Side>;

export type View = "all" | keyof typeof sides;

const parts: readonly number[] = [0, flaggedPart, ticketPart];

/** The parts that this view is of. */
export function partsIn(view: View): number[] {
  if (view === "all") return [...parts];
  const { part, alone } = sides[view];
  return parts.filter((one) => (one === part) === alone);
}

/**
 * One side of the figures; it says nothing in words, as that is about all.
 * @param items What is counted in parts other than 0.
 */
export function takeSide(
  figures: SurveyFigures,
  items: readonly (PartItem & { part: number })[],
  view: Exclude<View, "all">,
): SurveyFigures {
  const { part, alone } = sides[view];
  const own = items.filter((item) => item.part === part);
  const totals = new Map(
    own.map(({ kind, item, total }) => [`${kind} ${item}`, total]),
  );
  const share = (all: number, kind: string, item: number | string = "") => {
    const total = totals.get(`${kind} ${item}`) ?? 0;
    return alone ? total : all - total;
  };
  const { releasedCount, flaggedCount, ticketCount } = figures;
  const isIn = (one: number) => (one === part) === alone;
  return {
    ...figures,
    releasedCount: share(releasedCount, "released"),
    // Also told beside figures without them.
    flaggedCount: view === "ticketed" ? 0 : flaggedCount,
    ticketCount: isIn(ticketPart) ? ticketCount : 0,
    sentimentCount: share(figures.sentimentCount, "sentiments"),
    sentimentSum: share(figures.sentimentSum, "sentiment sum"),
    sentimentBins: figures.sentimentBins.map(({ bin, count }) => ({
      ...{ bin, count: share(count, "sentiment bins", bin) },
    })),
    questions: figures.questions.map((question) => ({
      ...question,
      answerCount: share(question.answerCount, "answers", question.questionId),
      choiceCounts: question.choiceCounts.map((count, place) =>
        share(count, "choices", `${question.questionId}/${place}`),
      ),
    })),
    times: shareTimes(figures.times, own, alone),
    summary: null,
  };
}

/** Each hour of the part counts in the step that it is in. */
function shareTimes(
  times: SurveyFigures["times"],
  own: readonly PartItem[],
  alone: boolean,
): SurveyFigures["times"] {
  const shared = times.map(({ at, count }) => ({
    at,
    count: alone ? 0 : count,
  }));
  for (const { kind, item, total } of own) {
    if (kind !== "hours") continue;
    const step = shared.findLast(({ at }) => at <= Number(item) * 1000);
    if (step !== undefined) step.count += alone ? total : -total;
  }
  return shared;
}
