import type { Condition, Rule } from "../../contract/question-form.ts";
import type { AskedQuestion, StoredAnswer } from "../kinds/kind.ts";
import { textsOf } from "../kinds/texts-of.ts";

type Answered = StoredAnswer | null | undefined;

/**
 * Which questions are asked of a person with these answers. Answers to
 * questions that are not asked are ignored. Each rule refers to an earlier
 * question.
 * @param questions In order, without challenge questions.
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

/**
 * Whether a condition is true for these answers, which must not include those
 * to questions that were not asked.
 */
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

/**
 * The options that an answer names, by index. Includes those of an answer that
 * breaks a rule of its question, so that no later question disappears while it
 * is corrected.
 */
export function namedPlaces(
  { options }: Pick<AskedQuestion, "options">,
  given: string | readonly string[] | undefined,
): number[] {
  const texts = textsOf(given ?? "");
  return [...options.keys()].filter((place) =>
    texts.includes(options[place]?.trim() ?? ""),
  );
}
