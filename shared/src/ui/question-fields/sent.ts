import {
  type Answers,
  type Question,
  type QuestionForm,
  kindTraits,
} from "../../contract/index.ts";
import { readOneNumber, readTypedDate } from "../../domain/index.ts";
import { askedBy } from "../../forms/index.ts";
import { askedOf } from "./asked.ts";

type Answer = Answers[string];

/**
 * The answers that are sent: those to questions that are asked, in the format
 * that the server reads, including empty ones.
 */
export function sentAnswers(
  questions: readonly Question[],
  answers: Answers,
): Answers {
  const asked = askedOf(
    questions.filter((each) => !each.isChallenge),
    answers,
  );
  const sent = asked.flatMap((question): [string, Answer][] => {
    const given = answers[question.id];
    return given === undefined
      ? []
      : [[question.id, sentAnswer(question, given)]];
  });
  return Object.fromEntries(sent);
}

/** Options in the author's order, which does not reveal the order in which they were shown. */
export function sentAnswer({ form, options }: Question, given: Answer): Answer {
  if (kindTraits[form.kind].answer === "order") return given;
  if (typeof given === "string") return sentText(form, given);
  return options.filter((option) => given.includes(option));
}

/**
 * A number or a date in the format of every server, in the precision that is
 * counted. Empty if ambiguous.
 */
function sentText({ number, dates }: QuestionForm, typed: string): string {
  if (typed.trim() === "") return "";
  if (number) return String(readOneNumber(typed, number) ?? "NaN");
  if (!dates || askedBy(dates) === "day") return typed;
  const [date = "NaN", other] = readTypedDate(typed, dates);
  return other === undefined ? date : "NaN";
}
