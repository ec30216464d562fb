import type { Answers, Question } from "../../contract/index.ts";
import { findAsked } from "../../forms/index.ts";

type Given = Answers[string] | undefined;

/**
 * The questions that are asked of a person with these answers, in order.
 * @param questions Without challenge questions.
 */
export function askedOf(
  questions: readonly Question[],
  answers: Answers,
): Question[] {
  const asked = findAsked(
    questions,
    questions.map((each) => placesOf(each, answers[each.id])),
  );
  return questions.filter((_question, index) => asked[index]);
}

/**
 * Includes answers that break a rule of their question, so that nothing
 * disappears while it is corrected.
 */
function placesOf({ options }: Question, given: Given): number[] {
  return [given ?? []]
    .flat()
    .map((text) => options.indexOf(text))
    .filter((place) => place >= 0);
}

/**
 * The question whose option a text field belongs to, and that option's index;
 * undefined for an independent question.
 */
export function ownerOf(
  questions: readonly Question[],
  { form }: Question,
): { question: Question; place: number } | undefined {
  const [rule] = form.within ? (form.showIf?.rules ?? []) : [];
  const question = rule && questions[rule.question];
  return question && { question, place: rule.places[0] ?? -1 };
}
