import type { PartItem } from "../../community/integrity/part-repository.ts";
import type { SurveyFigures } from "./figures.ts";

/** Figures less what a part holds of them; they say nothing in words, as that is about all. */
export function subtractPart(
  figures: SurveyFigures,
  items: readonly PartItem[],
): SurveyFigures {
  const totals = new Map(
    items.map(({ kind, item, total }) => [`${kind} ${item}`, total]),
  );
  const of = (kind: string, item: number | string = "") =>
    totals.get(`${kind} ${item}`) ?? 0;
  return {
    ...figures,
    releasedCount: figures.releasedCount - of("released"),
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
    times: subtractTimes(figures.times, items),
    summary: null,
  };
}

/** Each hour from the step that it is in. */
function subtractTimes(
  times: SurveyFigures["times"],
  items: readonly PartItem[],
): SurveyFigures["times"] {
  const left = times.map((step) => ({ ...step }));
  for (const { kind, item, total } of items) {
    if (kind !== "hours") continue;
    const step = left.findLast(({ at }) => at <= Number(item) * 1000);
    if (step !== undefined) step.count -= total;
  }
  return left;
}
