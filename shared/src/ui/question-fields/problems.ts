import type { Answers, Question } from "../../contract/index.ts";
import {
  type AnswerProblem,
  locale,
  readAnswer,
  shownOption,
} from "../../domain/index.ts";
import { sentAnswer } from "./sent.ts";
import { texts } from "./texts.ts";

/** What is to be mended of an answer, in words; null where nothing is. */
export function problemOf(
  question: Question,
  given: Answers[string] | undefined,
): string | null {
  if (question.type === "unanswerable") return null;
  const read = readAnswer(question, sentAnswer(question, given ?? ""));
  if (read.problem !== undefined) return describe(read.problem, question);
  const lacks = question.form.required && read.stored === null;
  return lacks ? texts.problems.required : null;
}

function describe(problem: AnswerProblem, question: Question): string {
  const { form, options } = question;
  switch (problem) {
    case "least":
    case "most":
      return choiceRule(question);
    case "exclusive":
      return texts.problems.exclusive(
        shownOption(question.shown, options[form.exclusive ?? -1] ?? ""),
      );
    case "single":
      return texts.problems.single;
    case "number":
    case "range":
      return form.kind === "date" ? dateOutside(question) : noNumber(question);
    case "date":
      return texts.date.none;
    case "ranking":
      return texts.ranking.incomplete;
    case "long":
      return texts.problems.long;
    case "option":
    case "text":
      return texts.problems.option;
  }
}

/** How many options may be chosen. */
export function choiceRule({ allowMultiple, form }: Question): string {
  const { least, most } = form;
  if (!allowMultiple) return texts.oneAllowed;
  if (least !== null && least === most) return texts.exactly(least);
  if (least !== null && most !== null) return texts.between(least, most);
  if (least !== null) return texts.atLeast(least);
  return most === null ? texts.anyAllowed : texts.atMost(most);
}

/** Which numbers may be written. */
export function numberRule(question: Question): string {
  return describeRange(question, texts.number.whole, texts.number.decimal);
}

function noNumber(question: Question): string {
  return describeRange(
    question,
    texts.number.notWhole,
    texts.number.notDecimal,
  );
}

function describeRange(
  { form: { number } }: Question,
  whole: (least: string, most: string) => string,
  decimal: (least: string, most: string, digits: string) => string,
): string {
  if (number === null) return "";
  const format = (value: number) => value.toLocaleString(locale);
  const least = format(number.least);
  const most = [format(number.most), number.unit].filter(Boolean).join(" ");
  return number.decimals === 0
    ? whole(least, most)
    : decimal(least, most, texts.number.digits(number.decimals));
}

/** Which days may be chosen. */
export function dateRule({ form }: Question): string {
  return form.dates === null
    ? ""
    : texts.date.range(inWords(form.dates.first), inWords(form.dates.last));
}

function dateOutside({ form }: Question): string {
  return form.dates === null
    ? texts.date.none
    : texts.date.outside(inWords(form.dates.first), inWords(form.dates.last));
}

/** A calendar day is the same everywhere. */
function inWords(day: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
