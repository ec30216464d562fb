import type { DateRange } from "../../contract/question-form.ts";
import {
  askedBy,
  datePlace,
  dayNumber,
} from "../../forms/kinds/date/date-steps.ts";
import { inLocale, locale } from "../locale.ts";
import { monthOf } from "./month-names.ts";
import { plainSigns } from "./plain-signs.ts";

/**
 * Text of a calendar date, with month names or in digits; the same everywhere.
 * @param date 1999, 1999-12 or 1999-12-31.
 */
export function writeDate(date: string, inDigits = false): string {
  const [year = "", month, day] = date.split("-");
  return new Intl.DateTimeFormat(locale(), {
    calendar: "gregory",
    timeZone: "UTC",
    year: "numeric",
    ...(month && { month: inDigits ? "2-digit" : "long" }),
    ...(day && { day: inDigits ? "2-digit" : "numeric" }),
  }).format(new Date(`${year}-${month ?? "01"}-${day ?? "01"}T00:00:00Z`));
}

/**
 * The dates that a person may mean by a typed text, in the sent format: years,
 * months (1999-12) or days (1999-12-31), depending on the range. More precise
 * dates are shortened. Empty if it is not a date, several if it is ambiguous.
 */
export function readTypedDate(typed: string, range: DateRange): string[] {
  const precision = askedBy(range);
  const length = { year: 4, month: 7, day: 10 }[precision];
  const dates = readDates(plainSigns(typed)).filter(
    (date) => date.length >= length,
  );
  const inside = dates.filter((date) => datePlace(range, date) !== null);
  const meant = inside.length > 0 ? inside : dates.slice(0, 1);
  // A date out of range stays complete, so that it is not mistaken for its
  // year.
  return inside.length > 0
    ? [...new Set(meant.map((date) => date.slice(0, length)))]
    : meant;
}

/** Dates in the typed precision. Some languages have short words between the parts of a date. */
function readDates(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? [];
  const [month, ...others] = words.map(monthOf);
  if (month === null || others.length > 0 || /\d{5}/.test(text)) return [];
  const digits = text.match(/\d+/g) ?? [];
  return month === undefined
    ? readDigits(digits, text)
    : readNamed(digits, month);
}

/** With a month by name; the year is last, unless it is the longer number. */
function readNamed(digits: readonly string[], month: number): string[] {
  const [first = "", second] = digits;
  if (digits.length > 2 || first === "") return [];
  if (second === undefined) return dates(first, month);
  return first.length > 2
    ? dates(first, month, second)
    : dates(second, month, first);
}

function readDigits(digits: readonly string[], text: string): string[] {
  const [first = "", second = "", third = ""] = digits;
  if (digits.length === 1) return dates(first);
  if (digits.length === 2)
    return first.length > 2 ? dates(first, +second) : dates(second, +first);
  if (digits.length !== 3) return [];
  if (first.length > 2) return dates(first, +second, third);
  const dayFirst = dates(third, +second, first);
  const monthFirst = dates(third, +first, second);
  const { order, sign } = writing();
  if (!text.includes(sign)) return [...dayFirst, ...monthFirst];
  const [likely, other] =
    order === "day" ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  return likely.length > 0 ? likely : other;
}

/** The valid dates; two years for a two-digit year, in this century and the last. */
function dates(year: string, month?: number, day?: string): string[] {
  const years = year.length === 2 ? [`20${year}`, `19${year}`] : [year];
  const rest = [month, day]
    .filter((part) => part !== undefined)
    .map((part) => `-${String(+part).padStart(2, "0")}`)
    .join("");
  return years
    .map((each) => each + rest)
    .filter((date) => date.length > 3 && isDate(date));
}

function isDate(date: string): boolean {
  return dayNumber(date + "-01-01".slice(date.length - 4)) !== null;
}

/** The order of parts, and the separators, in the date format of the reader's language. */
const writing = /* @__PURE__ */ inLocale(() => {
  const format = new Intl.DateTimeFormat(locale(), {
    calendar: "gregory",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });
  const parts = format.formatToParts(0);
  const at = (type: string) => parts.findIndex((part) => part.type === type);
  const between = parts.find((part) => part.type === "literal")?.value ?? "";
  const order = at("day") < at("month") ? "day" : "month";
  return { order, sign: plainSigns(between) } as const;
});
