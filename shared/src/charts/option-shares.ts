import type { OptionCount } from "../contract/analytics.ts";
import type { ChoiceQuestion } from "../domain/choices.ts";
import { sum } from "../domain/insights.ts";
import { type SidedQuestion, ofSide } from "./question-sides.ts";
import { type WithShare, withShares } from "./shares.ts";
import { type SideShare, shareAt } from "./side-shares.ts";

/** An option with its count and its share. */
export interface OptionShare extends WithShare<OptionCount> {
  /** The same of each answer group, if they are shown separately. */
  sides?: readonly SideShare[] | undefined;
}

/** The total that shares are computed from: all who answered, or all choices they made. */
export type WholeOf = (question: ChoiceQuestion) => number;

export const whoAnswered: WholeOf = ({ total }) => total;

/** The number of choices; more than the people who answered if several are allowed. */
export const choicesMade: WholeOf = ({ options }) =>
  sum(options.map(({ count }) => count));

/** The options of a question in their order, in shares of the whole, and of each group's whole. */
export function optionShares(
  question: SidedQuestion,
  wholeOf: WholeOf = whoAnswered,
): OptionShare[] {
  const sides = question.sides?.map((side) => ({
    ...side,
    whole: wholeOf(ofSide(question, side)),
  }));
  return withShares(question.options, wholeOf(question)).map(
    (share, place) => ({
      ...share,
      sides: sides?.map((side) => shareAt(side, place)),
    }),
  );
}
