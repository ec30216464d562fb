import type { Answers, Question } from "../../contract/index.ts";
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
  if (form.kind === "number" && typeof given === "string")
    return plainNumber(given, form.number?.decimals ?? 0);
  if (form.kind === "ranking" || typeof given === "string") return given;
  return options.filter((option) => given.includes(option));
}

/**
 * A number as it is sent: with a point, whether it was written with a comma or
 * a point, and with the minus of a keyboard. What has more digits than are asked
 * for is none: "1.000" may have been meant as a thousand.
 */
function plainNumber(written: string, decimals: number): string {
  const text = written.trim().replace("−", "-").replace(",", ".");
  const [, digits = ""] = text.split(".");
  return digits.length > decimals ? "NaN" : text;
}
