import type { DateRange, NumberRange } from "../../contract/question-form.ts";

/** How many numbers or days are told apart at most, so that each stands for several people. */
export const stepsMax = { number: 40, date: 62 } as const;

/** A range in steps of one width; the last may be shorter. */
export interface Steps {
  count: number;
  /** In units of the last digit, or days. */
  width: number;
  /** How many units the whole range has. */
  units: number;
}

/** The narrowest of 1, 2, 5, 10, 20, … by which a number's range has few enough steps. */
export function numberSteps({ least, most, decimals }: NumberRange): Steps {
  const units = Math.round((most - least) * 10 ** decimals) + 1;
  let width = 1;
  for (let place = 0; units / width > stepsMax.number; place += 1)
    width = ([2, 5, 10][place % 3] ?? 1) * 10 ** Math.floor(place / 3);
  return { units, width, count: Math.ceil(units / width) };
}

/** The place of the step that a number is in; null where it is out of range or has more digits than are asked for. */
export function numberPlace(range: NumberRange, value: number): number | null {
  const scaled = (value - range.least) * 10 ** range.decimals;
  const unit = Math.round(scaled);
  const { units, width } = numberSteps(range);
  if (Math.abs(scaled - unit) > 1e-6 || unit < 0 || unit >= units) return null;
  return Math.floor(unit / width);
}

/** The first and last number of a step. */
export function numbersAt(range: NumberRange, place: number): [number, number] {
  const { units, width } = numberSteps(range);
  const at = (unit: number) =>
    Number((range.least + unit / 10 ** range.decimals).toFixed(range.decimals));
  return [at(place * width), at(Math.min(units, (place + 1) * width) - 1)];
}

const dayMs = 86_400_000;

/** Days since 1970 of a calendar day, YYYY-MM-DD; null where there is no such day. */
export function dayNumber(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || dayAt(at / dayMs) !== day) return null;
  return at / dayMs;
}

/** The calendar day, YYYY-MM-DD, so many days after 1970 began. */
export function dayAt(days: number): string {
  return new Date(days * dayMs).toISOString().slice(0, 10);
}

/** Days, or weeks where there would be too many. */
export function dateSteps({ first, last }: DateRange): Steps {
  const units = (dayNumber(last) ?? 0) - (dayNumber(first) ?? 0) + 1;
  const width = units > stepsMax.date ? 7 : 1;
  return { units, width, count: Math.ceil(units / width) };
}

/** The place of the step that a day is in; null where it is none of the range. */
export function datePlace(range: DateRange, day: string): number | null {
  const number = dayNumber(day);
  if (number === null) return null;
  const unit = number - (dayNumber(range.first) ?? 0);
  const { units, width } = dateSteps(range);
  return unit < 0 || unit >= units ? null : Math.floor(unit / width);
}

/** The first and last day of a step. */
export function daysAt(range: DateRange, place: number): [string, string] {
  const { units, width } = dateSteps(range);
  const first = dayNumber(range.first) ?? 0;
  const end = Math.min(units, (place + 1) * width) - 1;
  return [dayAt(first + place * width), dayAt(first + end)];
}
