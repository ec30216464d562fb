import type { Scale } from "../../contract/question-form.ts";
import { percentOf } from "../insights.ts";
import { scaleFigures } from "../kinds/scale.ts";
import { formatCount } from "../locale.ts";
import { formatAverage, formatPercent } from "./format.ts";
import { quote } from "./text-layout.ts";
import { choiceTexts as texts } from "./texts.ts";

/**
 * A sentence with a scale's mean, the number of answers, and how many chose its
 * two highest values.
 * @param counts By option.
 */
export function describeScale(scale: Scale, counts: readonly number[]): string {
  const { answers, mean, topTwo } = scaleFigures(scale, counts);
  if (mean === null) return texts.noAnswers;
  return texts.mean(
    formatAverage(mean),
    formatCount(scale.to),
    formatCount(answers),
    formatPercent(percentOf(topTwo, answers)),
  );
}

/** The labels of a scale's ends; empty if its author gave none. */
export function describeEnds({ from, low, to, high }: Scale): string {
  return texts.ends(
    formatCount(from),
    low && quote(low),
    formatCount(to),
    high && quote(high),
  );
}
