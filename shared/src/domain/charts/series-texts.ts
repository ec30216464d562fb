import { movingAverageWindow } from "../insights.ts";

export type TimeUnit = keyof typeof prepositions;

const prepositions = {
  hour: "at",
  day: "on",
  week: "in the week of",
  month: "in",
  bucket: "at",
};

const plural = (count: number, one: string, many: string) =>
  count === 1 ? one : many;

/** What a series over time is told in. Numbers arrive formatted where a count decides no wording. */
export const seriesTexts = {
  noResponses: "No responses yet",
  /** Words for a step of the time axis, such as one day or three hours. */
  each: (unit: TimeUnit, size: number) =>
    size === 1 ? `per ${unit}` : `per ${size} ${unit}s`,
  span: (unit: TimeUnit, size: number) =>
    `${movingAverageWindow * size} ${unit}s`,
  at: (unit: TimeUnit, size: number, start: string) =>
    size === 1
      ? `${prepositions[unit]} ${start}`
      : `in the ${size} ${unit}s from ${start}`,
  peak: (at: string, count: number, formatted: string) =>
    `Most came ${at}: ${formatted} ${plural(count, "response", "responses")}`,
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
