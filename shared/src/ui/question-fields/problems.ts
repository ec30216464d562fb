import type { Answers, DateRange, Question } from "../../contract/index.ts";
import {
  type TypedMessages,
  locale,
  shownOption,
  describeDate,
  describeNumber,
  writeDate,
} from "../../domain/index.ts";
import {
  type JudgedProblem,
  askedBy,
  dateSteps,
  judgeAnswer,
} from "../../forms/index.ts";
import { sentAnswer } from "./sent.ts";
import { questionFields as texts } from "#messages";

/** What must be corrected in an answer; null if nothing. */
export function problemOf(
  question: Question,
  given: Answers[string] | undefined,
): string | null {
  if (question.type === "unanswerable") return null;
  const { problem } = judgeAnswer(question, sentAnswer(question, given ?? ""));
  if (problem === null) return null;
  const { twoMeanings } = typedMessagesOf(question, given);
  return twoMeanings || describe(problem, question);
}

/** Messages about a typed number or date. */
export function typedMessagesOf(
  { form: { number, dates } }: Question,
  given: Answers[string] | undefined,
): TypedMessages {
  const typed = typeof given === "string" ? given : "";
  if (number) return describeNumber(typed, number);
  if (dates && askedBy(dates) !== "day") return describeDate(typed, dates);
  return { twoMeanings: "", readAs: "" };
}

/** Problems whose text depends on the question. */
const special = {
  least: choiceRule,
  most: choiceRule,
  exclusive: ({ form, options, shown }) =>
    texts.problems.exclusive({
      option: shownOption(shown, options[form.exclusive ?? -1] ?? ""),
    }),
  number: outside,
  range: outside,
  date: dateNone,
  incomplete: () => texts.ranking.incomplete,
  text: () => texts.problems.option,
} satisfies Partial<Record<JudgedProblem, (question: Question) => string>>;

function isSpecial(problem: JudgedProblem): problem is keyof typeof special {
  return problem in special;
}

function describe(problem: JudgedProblem, question: Question): string {
  return isSpecial(problem)
    ? special[problem](question)
    : texts.problems[problem];
}

function outside(question: Question): string {
  return question.form.kind === "date"
    ? dateOutside(question)
    : noNumber(question);
}

/** How many options may be chosen. */
export function choiceRule({ allowMultiple, form }: Question): string {
  const { least, most } = form;
  if (!allowMultiple) return texts.oneAllowed;
  if (least !== null && least === most) return texts.exactly({ count: least });
  if (least !== null && most !== null) return texts.between({ least, most });
  if (least !== null) return texts.atLeast({ count: least });
  return most === null ? texts.anyAllowed : texts.atMost({ count: most });
}

/** Which numbers are allowed. */
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
  whole: typeof texts.number.whole,
  decimal: typeof texts.number.decimal,
): string {
  if (number === null) return "";
  const format = (value: number) => value.toLocaleString(locale());
  const least = format(number.least);
  const most = [format(number.most), number.unit].filter(Boolean).join(" ");
  return number.decimals === 0
    ? whole({ least, most })
    : decimal({
        least,
        most,
        digits: texts.number.digits({ count: number.decimals }),
      });
}

/** Which days, months or years are allowed, and the precision that is stored. */
export function dateRule({ form: { dates } }: Question): string {
  if (!dates) return "";
  const { range, month, year, decade } = texts.date;
  const [first, last] = endsOf(dates);
  switch (dateSteps(dates).by) {
    case "day":
    case "week":
      return range({ first, last });
    case "month":
      return month({ first, last, like: monthLike(dates) });
    case "year":
      return year({ first, last });
    case "decade":
      return decade({ first, last, like: decadeLike(dates) });
  }
}

function dateNone(question: Question): string {
  const { dates } = question.form;
  return dates && askedBy(dates) !== "day"
    ? dateOutside(question)
    : texts.date.none;
}

function dateOutside({ form: { dates } }: Question): string {
  if (!dates) return texts.date.none;
  const { outside, notMonth, notYear } = texts.date;
  const [first, last] = endsOf(dates);
  switch (askedBy(dates)) {
    case "day":
      return outside({ first, last });
    case "month":
      return notMonth({ first, last, like: monthLike(dates) });
    case "year":
      return notYear({ first, last });
  }
}

/** The first and last date of a range, in the requested precision. */
function endsOf(dates: DateRange): [string, string] {
  const length = { day: 10, month: 7, year: 4 }[askedBy(dates)];
  return [
    writeDate(dates.first.slice(0, length)),
    writeDate(dates.last.slice(0, length)),
  ];
}

function monthLike({ last }: DateRange): string {
  return writeDate(last.slice(0, 7), true);
}

/** The second decade, because the range contains it completely. */
function decadeLike({ first }: DateRange): string {
  const begin = Math.ceil((Number(first.slice(0, 4)) + 1) / 10) * 10;
  return `${writeDate(String(begin))}–${writeDate(String(begin + 9))}`;
}
