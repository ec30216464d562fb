import type { Answers, Question } from "../../contract/index.ts";
import { findAsked, namedPlaces } from "../../forms/index.ts";

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
    questions.map((each) => namedPlaces(each, answers[each.id])),
  );
  return questions.filter((_question, index) => asked[index]);
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
