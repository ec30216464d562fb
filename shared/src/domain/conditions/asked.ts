import type { Condition, Rule } from "../../contract/question-form.ts";
import type { StoredAnswer } from "../kinds/asked-question.ts";

type Answered = StoredAnswer | null | undefined;

/**
 * Which questions are asked of somebody who answered so. What was answered to a
 * question that is not asked counts for nothing. Each rule names an earlier question.
 * @param questions In their order, challenge questions apart.
 */
export function findAsked(
  questions: readonly { form: { showIf: Condition | null } }[],
  answers: readonly Answered[],
): boolean[] {
  const asked: boolean[] = [];
  const counted: Answered[] = [];
  for (const [index, { form }] of questions.entries()) {
    const isAsked = form.showIf === null || holds(form.showIf, counted);
    asked.push(isAsked);
    counted.push(isAsked ? answers[index] : null);
  }
  return asked;
}

/** Whether a condition holds after these answers, of which those to questions that were not asked are left out. */
export function holds(
  { join, rules }: Condition,
  answers: readonly Answered[],
): boolean {
  const isTrue = (rule: Rule) => fits(rule, answers[rule.question]);
  return join === "and" ? rules.every(isTrue) : rules.some(isTrue);
}

function fits({ relation, places }: Rule, answer: Answered): boolean {
  const chosen = Array.isArray(answer) ? answer : [];
  const [first = Infinity] = places;
  switch (relation) {
    case "is":
    case "any_of":
      return places.some((place) => chosen.includes(place));
    case "is_not":
      return !places.some((place) => chosen.includes(place));
    case "at_least":
      return chosen.some((place) => place >= first);
  }
}
