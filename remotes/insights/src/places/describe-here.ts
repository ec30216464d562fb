import type { Analytics } from "@nearsay/core/contract";
import { choiceQuestions, formatCount } from "@nearsay/core/domain";
import { formatPercent, pointsOf, quote, shiftsOf } from "@nearsay/core/charts";
import { places as texts } from "#messages";

/**
 * What people here chose more often than people elsewhere, by the largest
 * difference; one sentence.
 */
export function describeHere(here: Analytics, elsewhere: Analytics): string {
  const shifts = shiftsOf(elsewhere, here);
  if (shifts.length === 0) return texts.incomparable;
  const [most] = shifts
    .filter((shift) => pointsOf(shift) !== 0)
    .sort((one, other) => pointsOf(other) - pointsOf(one));
  if (most === undefined) return texts.alike;
  const { questionId, option } = most;
  const countIn = (figures: Analytics) =>
    formatCount(
      choiceQuestions(figures).find(({ id }) => id === questionId)?.total ?? 0,
    );
  return texts.people({
    option: quote(option),
    question: quote(here.questionTexts[questionId] ?? ""),
    here: formatPercent(most.without),
    hereCount: countIn(here),
    elsewhere: formatPercent(most.all),
    elsewhereCount: countIn(elsewhere),
    points: Math.abs(pointsOf(most)),
    isFewer: pointsOf(most) > 0,
  });
}
