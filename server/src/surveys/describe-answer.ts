import type { DateRange, QuestionForm } from "@nearsay/core/contract";
import {
  type AskedQuestion,
  type StoredAnswer,
  askedBy,
  daysAt,
  numbersAt,
  rankPlaces,
  rankingOfPlaces,
} from "@nearsay/core/forms";

/** A stored answer as text: the text itself, or the options that were chosen. */
export function describeAnswer(
  { options, form }: Pick<AskedQuestion, "options" | "form">,
  answer: StoredAnswer,
): string | string[] {
  if (typeof answer === "string") return answer;
  if (form.kind === "ranking")
    return rankingOfPlaces(options.length, answer)
      .map((item, rank) => `${rank + 1}. ${options[item] ?? ""}`)
      .join(" ");
  if (form.kind === "number" || form.kind === "date")
    return describeStep(form, answer[0] ?? 0);
  return answer.map((place) => options[place] ?? "");
}

/** The numbers or the days of a step, such as "20–24 km". */
export function describeStep(
  { number, dates }: QuestionForm,
  place: number,
): string {
  if (number !== null) {
    const [first, last] = numbersAt(number, place).map((value) =>
      value.toFixed(number.decimals),
    );
    return `${span(first, last)} ${number.unit}`.trim();
  }
  return dates === null ? "" : describeDates(dates, place);
}

/** The days of a step, or the month, year or years that it represents. */
function describeDates(dates: DateRange, place: number): string {
  const [first, last] = daysAt(dates, place);
  const length = { day: 10, month: 7, year: 4 }[askedBy(dates)];
  return span(first.slice(0, length), last.slice(0, length));
}

/** With a minus sign uses an ellipsis instead of a dash, which could be read as a second minus. */
function span(first = "", last = ""): string {
  if (first === last) return first;
  return first.startsWith("-") ? `${first} … ${last}` : `${first}–${last}`;
}

/**
 * Labels of the positions at which a ranking, a number or a date is counted.
 * Not translated, as programs read them.
 */
export function namePlaces(
  { options, form }: Pick<AskedQuestion, "options" | "form">,
  places: number,
): string[] {
  if (form.kind !== "ranking")
    return Array.from({ length: places }, (_none, place) =>
      describeStep(form, place),
    );
  const ranks = options.flatMap((item) =>
    options.map((_other, rank) => `${rank + 1}. ${item}`),
  );
  const pairs = options.flatMap((item) =>
    options
      .filter((other) => other !== item)
      .map((other) => `${item} > ${other}`),
  );
  return [...ranks, ...pairs].slice(0, rankPlaces(options.length));
}
