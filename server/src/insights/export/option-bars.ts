import { topOption } from "@nearsay/core/domain";
import {
  type SidedQuestion,
  formatCount,
  formatPercent,
  optionShares,
} from "@nearsay/core/charts";
import { type Bar, sideBars } from "./figures.ts";
import { exportedPage as texts } from "#messages";

/** A bar for every option: its share of the people who answered, and its count. */
export function optionBars(question: SidedQuestion): Bar[] {
  // The findings state which option leads on which side.
  const top = question.sides ? null : topOption(question.options);
  return optionShares(question).map(({ option, count, percent, sides }) => ({
    label: option,
    value: percent,
    reading: texts.share({
      percent: formatPercent(percent),
      count: formatCount(count),
    }),
    badge: option === top ? texts.topOption : undefined,
    ...(sides && { sides: sideBars(sides) }),
  }));
}
