import { answerMax } from "../../contract/limit-values.ts";
import type { AskedQuestion, StoredAnswer } from "./asked-question.ts";
import { placesOfRanking } from "./ranks.ts";
import { lengthOf, trimText } from "../text.ts";
import { datePlace, daysNamed } from "./date-steps.ts";
import { numberPlace } from "./steps.ts";

/** Why an answer does not fit its question. */
export type AnswerProblem =
  | "text"
  | "long"
  | "option"
  | "single"
  | "least"
  | "most"
  | "exclusive"
  | "number"
  | "range"
  | "date"
  | "ranking";

/** `stored` is null if the question was not answered. */
export type ReadAnswer =
  | { stored: StoredAnswer | null; problem?: undefined }
  | { problem: AnswerProblem };

/**
 * Converts an answer to its stored form: the same for the browser that asks and
 * the server that counts.
 */
export function readAnswer(
  question: AskedQuestion,
  answer: string | readonly string[],
): ReadAnswer {
  switch (question.form.kind) {
    case "text":
      return readText(answer);
    case "ranking":
      return readRanking(question, answer);
    case "number":
    case "date":
      return readStep(question, answer);
    case "choice":
    case "yes_no":
    case "scale":
    case "statement":
      return readChoice(question, answer);
  }
}

function readText(answer: string | readonly string[]): ReadAnswer {
  if (typeof answer !== "string") return { problem: "text" };
  const text = trimText(answer);
  if (lengthOf(text) > answerMax) return { problem: "long" };
  return { stored: text === "" ? null : text };
}

function textsOf(answer: string | readonly string[]): string[] {
  const texts = [answer].flat().map((text) => text.trim());
  return [...new Set(texts)].filter((text) => text !== "");
}

function readChoice(
  question: AskedQuestion,
  answer: string | readonly string[],
): ReadAnswer {
  const { options, form } = question;
  const places = textsOf(answer).map((text) => options.indexOf(text));
  if (places.length === 0) return { stored: null };
  if (places.includes(-1)) return { problem: "option" };
  if (places.length > 1 && !question.allowMultiple)
    return { problem: "single" };
  const excludes = form.exclusive !== null && places.includes(form.exclusive);
  if (excludes && places.length > 1) return { problem: "exclusive" };
  if (!excludes && places.length < (form.least ?? 0))
    return { problem: "least" };
  if (places.length > (form.most ?? Infinity)) return { problem: "most" };
  return { stored: places.sort((a, b) => a - b) };
}

function readRanking(
  { options }: AskedQuestion,
  answer: string | readonly string[],
): ReadAnswer {
  const order = textsOf(answer).map((text) => options.indexOf(text));
  if (order.length === 0) return { stored: null };
  if (order.includes(-1)) return { problem: "option" };
  if (order.length < options.length) return { problem: "ranking" };
  return { stored: placesOfRanking(order) };
}

function readStep(
  { form }: AskedQuestion,
  answer: string | readonly string[],
): ReadAnswer {
  const [text = "", more] = textsOf(answer);
  if (text === "") return { stored: null };
  if (form.number !== null) {
    if (more !== undefined || !isDecimal(text)) return { problem: "number" };
    return placed(numberPlace(form.number, Number(text)));
  }
  const { dates } = form;
  if (more !== undefined || dates === null || daysNamed(dates, text) === null)
    return { problem: "date" };
  return placed(datePlace(dates, text));
}

function placed(place: number | null): ReadAnswer {
  return place === null ? { problem: "range" } : { stored: [place] };
}

function isDecimal(text: string): boolean {
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text);
}
