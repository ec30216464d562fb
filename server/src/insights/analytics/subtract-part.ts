import type { SurveyFigures } from "./figures.ts";

/** What a part counts, by `kind item`; see `countedIn`. */
export type PartTotals = Readonly<Record<string, number>>;

/** Figures less what a part holds of them, but for their times; they say nothing in words, as that is about all. */
export function subtractPart(
  figures: SurveyFigures,
  totals: PartTotals,
): SurveyFigures {
  const of = (kind: string, item: number | string = "") =>
    totals[`${kind} ${item}`] ?? 0;
  return {
    ...figures,
    releasedCount: figures.releasedCount - of("released"),
    flaggedCount: 0,
    sentimentCount: figures.sentimentCount - of("sentiments"),
    sentimentSum: figures.sentimentSum - of("sentiment sum"),
    sentimentBins: figures.sentimentBins.map(({ bin, count }) => ({
      ...{ bin, count: count - of("sentiment bins", bin) },
    })),
    questions: figures.questions.map((question) => ({
      ...question,
      answerCount: question.answerCount - of("answers", question.questionId),
      choiceCounts: question.choiceCounts.map(
        (count, place) =>
          count - of("choices", `${question.questionId}/${place}`),
      ),
    })),
    summary: null,
  };
}
