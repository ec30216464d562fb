import type { DateRange } from "../../../contract/question-form.ts";

/** Maximum number of steps, so that each represents several people. */
const stepsMax = 62;

const dayMs = 86_400_000;

/** Days since 1970 of a calendar day, YYYY-MM-DD; null if there is no such day. */
export function dayNumber(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || dayAt(at / dayMs) !== day) return null;
  return at / dayMs;
}

/** The calendar day, YYYY-MM-DD, that is this number of days after the start of 1970. */
export function dayAt(days: number): string {
  return new Date(days * dayMs).toISOString().slice(0, 10);
}

/** Units by which days are counted, finest first. */
const dateUnits = ["day", "week", "month", "year", "decade"] as const;

export type DateUnit = (typeof dateUnits)[number];

/** How a range of days is counted. */
export interface DateSteps {
  by: DateUnit;
  count: number;
}

/**
 * Uses the finest unit with few enough steps in the range, so that no one's
 * date of birth is counted.
 */
export function dateSteps(range: DateRange): DateSteps {
  const ways = dateUnits.map((by) => ({ by, count: countOf(by, range) }));
  const fine = ways.find(({ count }) => count <= stepsMax);
  return fine ?? { by: "decade", count: countOf("decade", range) };
}

/** The precision of a date question: no finer than what is counted. */
export function askedBy(range: DateRange): "day" | "month" | "year" {
  const { by } = dateSteps(range);
  if (by === "decade") return "year";
  return by === "week" ? "day" : by;
}

function countOf(by: DateUnit, range: DateRange): number {
  const [first, last] = endsOf(range);
  return unitOf(by, last, first) - unitOf(by, first, first) + 1;
}

function endsOf({ first, last }: DateRange): [number, number] {
  return [dayNumber(first) ?? 0, dayNumber(last) ?? 0];
}

/**
 * Number of the unit that contains a day; the next unit has the next number.
 * @param origin Where weeks begin.
 */
function unitOf(by: DateUnit, day: number, origin: number): number {
  if (by === "day") return day;
  if (by === "week") return Math.floor((day - origin) / 7);
  const [year = 0, month = 1] = dayAt(day).split("-").map(Number);
  if (by === "month") return year * 12 + month - 1;
  return by === "year" ? year : Math.floor(year / 10);
}

/** The day after the last one whose year has four digits. */
const endOfDays = 2_932_897;

/** The first day of a unit. */
function beginOf(by: DateUnit, unit: number, origin: number): number {
  if (by === "day") return unit;
  if (by === "week") return origin + unit * 7;
  const months = unit * { month: 1, year: 12, decade: 120 }[by];
  const year = String(Math.floor(months / 12)).padStart(4, "0");
  const month = String((months % 12) + 1).padStart(2, "0");
  return dayNumber(`${year}-${month}-01`) ?? endOfDays;
}

const namedBy: Record<number, DateUnit> = { 4: "year", 7: "month", 10: "day" };

/**
 * The first and last day of an answer: a day, or a complete month or year
 * (1999-12, 1999) if the count is no finer. Null for anything else.
 */
export function daysNamed(
  range: DateRange,
  text: string,
): [number, number] | null {
  const named = namedBy[text.length];
  if (named === undefined) return null;
  const first = dayNumber(text + "-01-01".slice(text.length - 4));
  if (first === null || named === "day")
    return first === null ? null : [first, first];
  const { by } = dateSteps(range);
  if (dateUnits.indexOf(named) > dateUnits.indexOf(by)) return null;
  return [first, beginOf(named, unitOf(named, first, 0) + 1, 0) - 1];
}

/** Index of the step that contains an answer; null if none of its days is in the range. */
export function datePlace(range: DateRange, text: string): number | null {
  const named = daysNamed(range, text);
  const [first, last] = endsOf(range);
  if (named === null || named[1] < first || named[0] > last) return null;
  const { by } = dateSteps(range);
  const day = Math.max(first, named[0]);
  return unitOf(by, day, first) - unitOf(by, first, first);
}

/**
 * The first and last day of a step: of a complete month, year or decade, even
 * if the range contains only a part of it.
 */
export function daysAt(range: DateRange, place: number): [string, string] {
  const { by } = dateSteps(range);
  const [first, last] = endsOf(range);
  const unit = unitOf(by, first, first) + place;
  const end = beginOf(by, unit + 1, first) - 1;
  return [
    dayAt(beginOf(by, unit, first)),
    dayAt(by === "week" ? Math.min(last, end) : end),
  ];
}
