import type { Scale } from "../contract/question-form.ts";
import { percentOf } from "../domain/insights.ts";
import { scaleFigures } from "../forms/kinds/scale/scale.ts";
import { formatCount, formatList } from "../domain/locale.ts";
import { formatAverage, formatPercent } from "./format.ts";
import { quote } from "./text-layout.ts";
import { choice as texts } from "#messages";

/**
 * A sentence with a scale's mean, the number of answers, and how many chose its
 * two highest values.
 * @param counts By option.
 */
export function describeScale(scale: Scale, counts: readonly number[]): string {
  const { answers, mean, topTwo } = scaleFigures(scale, counts);
  if (mean === null) return texts.noAnswers;
  return texts.mean({
    mean: formatAverage(mean),
    top: formatCount(scale.to),
    n: formatCount(answers),
    percent: formatPercent(percentOf(topTwo, answers)),
  });
}

/** The labels of a scale's ends; empty if its author gave none. */
export function describeEnds({ from, low, to, high }: Scale): string {
  const ends = [
    { value: formatCount(from), meaning: low },
    { value: formatCount(to), meaning: high },
  ];
  return formatList(
    ends
      .filter(({ meaning }) => meaning !== "")
      .map(({ value, meaning }) =>
        texts.end({ value, meaning: quote(meaning) }),
      ),
  );
}
