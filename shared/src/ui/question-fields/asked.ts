import type { Answers, Question } from "../../contract/index.ts";
import { findAsked } from "../../domain/index.ts";

type Given = Answers[string] | undefined;

/** The questions that are asked of somebody who answered so, in their order. @param questions Challenge questions apart. */
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

/** Also of what breaks a rule of its question, so that nothing vanishes while it is mended. */
function placesOf({ options }: Question, given: Given): number[] {
  return [given ?? []]
    .flat()
    .map((text) => options.indexOf(text))
    .filter((place) => place >= 0);
}

/** The question whose option a text belongs to, and that option; undefined for a question by itself. */
export function ownerOf(
  questions: readonly Question[],
  { form }: Question,
): { question: Question; place: number } | undefined {
  const [rule] = form.within ? (form.showIf?.rules ?? []) : [];
  const question = rule && questions[rule.question];
  return question && { question, place: rule.places[0] ?? -1 };
}
