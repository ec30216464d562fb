import type { Analytics, KindFigures } from "@nearsay/core/contract";

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
