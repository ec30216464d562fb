import type { Scale } from "../../contract/question-form.ts";
import { percentOf } from "../insights.ts";
import { scaleFigures } from "../kinds/scale.ts";
import { formatCount } from "../locale.ts";
import { formatAverage, formatPercent } from "./format.ts";
import { quote } from "./text-layout.ts";
import { choiceTexts as texts } from "./texts.ts";

/** The mean of a scale, of how many, and how many chose its two highest. @param counts By option. */
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

/** What the ends of a scale mean; empty where its author did not say. */
export function describeEnds({ from, low, to, high }: Scale): string {
  return texts.ends(
    formatCount(from),
    low && quote(low),
    formatCount(to),
    high && quote(high),
  );
}
