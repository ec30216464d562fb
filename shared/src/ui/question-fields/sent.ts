import type { Answers, Question, QuestionForm } from "../../contract/index.ts";
import { askedBy, readOneNumber, readTypedDate } from "../../domain/index.ts";
import { askedOf } from "./asked.ts";

type Answer = Answers[string];

/** What of the answers on the screen is sent: those to questions that are asked, as the server reads them; empty ones are among them. */
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

/** Options in the order of their author, which tells nothing of the order in which they were shown. */
export function sentAnswer({ form, options }: Question, given: Answer): Answer {
  if (form.kind === "ranking") return given;
  if (typeof given === "string") return sentText(form, given);
  return options.filter((option) => given.includes(option));
}

/** A number or a date as every server reads it, no more exact than it is counted. What has two meanings is neither. */
function sentText({ number, dates }: QuestionForm, typed: string): string {
  if (typed.trim() === "") return "";
  if (number) return String(readOneNumber(typed, number) ?? "NaN");
  if (!dates || askedBy(dates) === "day") return typed;
  const [date = "NaN", other] = readTypedDate(typed, dates);
  return other === undefined ? date : "NaN";
}
