import { type ChoiceQuestion, rankOptions } from "../domain/choices.ts";
import { formatCount, formatList } from "../domain/locale.ts";
import { describeScale } from "./describe-scale.ts";
import { choice as texts } from "#messages";
import { formatPercent } from "./format.ts";
import { withShares } from "./shares.ts";
import { quote } from "./text-layout.ts";

/** Maximum number of tied options that are named individually. */
const levelNamed = 2;

/** One sentence about a question's answers: the leading option, or the tied ones. */
export function describeChoices(question: ChoiceQuestion): string {
  const { options, total, scale } = question;
  if (scale !== undefined)
    return describeScale(
      scale,
      options.map(({ count }) => count),
    );
  const [first, ...others] = withShares(rankOptions(options), total);
  if (!first || first.count === 0) return texts.noAnswers;
  const percent = formatPercent(first.percent);
  const level = others.filter(({ count }) => count === first.count);
  if (level.length > 0) {
    return describeLevel(
      [first, ...level].map(({ option }) => quote(option)),
      percent,
    );
  }
  const option = quote(first.option);
  const count = formatCount(first.count);
  if (first.count >= total) {
    return total === 1
      ? texts.onlyAnswer({ option })
      : texts.all({ option, count });
  }
  const of = formatCount(total);
  if (Math.round(first.percent) === 100)
    return texts.nearlyAll({ option, count, of });
  const describe = first.count * 2 > total ? texts.most : texts.leads;
  return describe({ option, percent, count, of });
}

function describeLevel(options: readonly string[], percent: string): string {
  return options.length > levelNamed
    ? texts.severalLevel({ count: formatCount(options.length), percent })
    : texts.level({ options: formatList(options), percent });
}
