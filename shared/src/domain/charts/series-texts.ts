import { movingAverageWindow } from "../insights.ts";
import { plural } from "../locale.ts";

export type TimeUnit = keyof typeof prepositions;

const prepositions = {
  hour: "at",
  day: "on",
  week: "in the week of",
  month: "in",
  bucket: "in",
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

const counted = (count: number, formatted: string) =>
  `${formatted} ${plural(count, responses)}`;

const spans = (span: string, until: string | null) => ({
  recent: until === null ? `The last ${span}` : `The ${span} up to ${until}`,
  before: `the ${span} before`,
});

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
  counted,
  average: "average",
  averageOf: (average: string) => `average ${average}`,
  soFar: "so far",
  /** @param size How many units the bucket covers that is still counted in. */
  notOver: (unit: TimeUnit, size: number) =>
    size === 1
      ? `the last ${units[unit].one} is not counted in full yet`
      : `the last ${some(unit, size)} are not counted in full yet`,
  only: (at: string, count: number, formatted: string) =>
    count === 1
      ? `The only response came ${at}`
      : `All ${formatted} responses came ${at}`,
  most: (at: string, formatted: string, total: string) =>
    `Most came ${at}: ${formatted} of ${total} responses`,
  peak: (at: string, formatted: string) =>
    `Responses peaked ${at} with ${formatted}`,
  /** Where several buckets share the highest count. */
  atMost: (each: string, count: number, formatted: string) =>
    `Never more than ${counted(count, formatted)} ${each}`,
  /** @param until Names the end of the later span; null where it has no name but being last. */
  trendUp: (percent: string, span: string, until: string | null) => {
    const { recent, before } = spans(span, until);
    return `${recent} brought ${percent} more responses than ${before}`;
  },
  trendTimes: (times: string, span: string, until: string | null) => {
    const { recent, before } = spans(span, until);
    return `${recent} brought ${times} times as many responses as ${before}`;
  },
  trendDown: (percent: string, span: string, until: string | null) => {
    const { recent, before } = spans(span, until);
    return `${recent} brought ${percent} fewer responses than ${before}`;
  },
  trendLevel: (span: string, until: string | null) => {
    const { recent, before } = spans(span, until);
    return `${recent} brought as many responses as ${before}`;
  },
  trendNearlyLevel: (span: string, until: string | null) => {
    const { recent, before } = spans(span, until);
    return `${recent} brought about as many responses as ${before}`;
  },
  trendNone: (span: string, until: string | null, earlier: string) => {
    const { recent, before } = spans(span, until);
    return `${recent} brought no responses, after ${earlier} in ${before}`;
  },
};
