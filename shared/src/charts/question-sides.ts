import type { OptionCount } from "../contract/analytics.ts";
import { type ChoiceQuestion, choiceQuestions } from "../domain/choices.ts";
import { sum } from "../domain/insights.ts";
import { describeChoices } from "./describe-choices.ts";
import type { Side, SideShares } from "./side-shares.ts";
import { side as sideTexts } from "#messages";

/** A question and, if answer groups are shown separately, each group's counts of its options. */
export interface SidedQuestion extends ChoiceQuestion {
  readonly sides?: readonly SideShares[];
}

export function withSides(
  questions: readonly ChoiceQuestion[],
  sides: readonly Side[],
): readonly SidedQuestion[] {
  if (sides.length === 0) return questions;
  const asked = sides.map(({ name, analytics }) => {
    const own = choiceQuestions(analytics);
    return { name, byId: new Map(own.map((one) => [one.id, one])) };
  });
  return questions.map((question) => ({
    ...question,
    sides: asked.map(({ name, byId }) =>
      sharesOf(name, question, byId.get(question.id)),
    ),
  }));
}

function sharesOf(
  name: string,
  { options }: ChoiceQuestion,
  own: ChoiceQuestion | undefined,
): SideShares {
  const chosen = new Map(
    own?.options.map(({ option, count }) => [option, count]),
  );
  const counts = options.map(({ option }) => chosen.get(option) ?? 0);
  return { name, counts, whole: own?.total ?? 0 };
}

/** The question as answered by one answer group. */
export function ofSide(
  { options, ...question }: ChoiceQuestion,
  { counts, whole }: SideShares,
): ChoiceQuestion {
  return {
    ...question,
    total: whole,
    options: options.map(({ option }, place) => ({
      option,
      count: counts[place] ?? 0,
    })),
  };
}

/** How often the members of a cell or segment of the question were chosen. */
export function countOf(
  members: readonly OptionCount[],
  { options }: ChoiceQuestion,
): number {
  const names = members.map(({ option }) => option);
  return sum(
    options
      .filter(({ option }) => names.includes(option))
      .map(({ count }) => count),
  );
}

/** Findings about a question, for each answer group if there are any. */
export function findingsOf(question: SidedQuestion): string[] {
  const { sides = [] } = question;
  if (sides.length === 0) return [describeChoices(question)];
  return sides.map((side) =>
    sideTexts.finding({
      side: side.name,
      finding: describeChoices(ofSide(question, side)),
    }),
  );
}
