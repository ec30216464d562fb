import type { Scale } from "../../../contract/question-form.ts";

/** The numbers of a scale as its options. */
export function scaleOptions({ from, to }: Scale): string[] {
  return Array.from({ length: to - from + 1 }, (_none, step) =>
    String(from + step),
  );
}

export interface ScaleFigures {
  answers: number;
  /** Null if no one answered. */
  mean: number | null;
  /** How many people chose one of the two highest values. */
  topTwo: number;
}

/** @param counts By option. */
export function scaleFigures(
  { from }: Pick<Scale, "from">,
  counts: readonly number[],
): ScaleFigures {
  const answers = counts.reduce((sum, count) => sum + count, 0);
  const sum = counts.reduce(
    (total, count, place) => total + count * (from + place),
    0,
  );
  const topTwo = counts.slice(-2).reduce((total, count) => total + count, 0);
  return { answers, mean: answers === 0 ? null : sum / answers, topTwo };
}
