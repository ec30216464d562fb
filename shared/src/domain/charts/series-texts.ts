import { movingAverageWindow } from "../insights.ts";
import { plural } from "../locale.ts";

export type TimeUnit = keyof typeof prepositions;

const prepositions = {
  hour: "at",
  day: "on",
  week: "in the week of",
  month: "in",
  bucket: "at",
};

const units = {
  hour: { one: "hour", other: "hours" },
  day: { one: "day", other: "days" },
  week: { one: "week", other: "weeks" },
  month: { one: "month", other: "months" },
  bucket: { one: "bucket", other: "buckets" },
};

const some = (unit: TimeUnit, size: number) =>
  `${size} ${plural(size, units[unit])}`;

const responses = { one: "response", other: "responses" };

/** What a series over time is told in. Numbers arrive formatted where a count decides no wording. */
export const seriesTexts = {
  noResponses: "No responses yet",
  /** Words for a step of the time axis, such as one day or three hours. */
  each: (unit: TimeUnit, size: number) =>
    size === 1 ? `per ${units[unit].one}` : `per ${some(unit, size)}`,
  span: (unit: TimeUnit, size: number) =>
    some(unit, movingAverageWindow * size),
  at: (unit: TimeUnit, size: number, start: string) =>
    size === 1
      ? `${prepositions[unit]} ${start}`
      : `in the ${some(unit, size)} from ${start}`,
  peak: (at: string, count: number, formatted: string) =>
    `Most came ${at}: ${formatted} ${plural(count, responses)}`,
  only: (at: string, count: number, formatted: string) =>
    count === 1
      ? `The only response came ${at}`
      : `All ${formatted} responses came ${at}`,
  trendUp: (percent: string, span: string) =>
    `The last ${span} brought ${percent} more responses than the ${span} before`,
  trendDown: (percent: string, span: string) =>
    `The last ${span} brought ${percent} fewer responses than the ${span} before`,
  trendLevel: (span: string) =>
    `The last ${span} brought as many responses as the ${span} before`,
};
