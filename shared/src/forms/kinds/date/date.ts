import type { Kind } from "../kind.ts";
import { textsOf } from "../texts-of.ts";
import { datePlace, dateSteps, dayNumber, daysNamed } from "./date-steps.ts";

/** Maximum span of a date question, in years. */
export const dateYearsMax = 120;

const dateDaysMax = dateYearsMax * 365.25;

/** A day, or a month or a year if the count is no finer. */
const read: Kind["read"] = ({ form: { dates } }, answer) => {
  const [text = "", more] = textsOf(answer);
  if (text === "") return { stored: null };
  if (more !== undefined || dates === null || daysNamed(dates, text) === null)
    return { problem: "date" };
  const place = datePlace(dates, text);
  return place === null ? { problem: "range" } : { stored: [place] };
};

const check: Kind["check"] = ({ form: { dates } }) => {
  if (dates === null) return "dates";
  const [from, to] = [dayNumber(dates.first), dayNumber(dates.last)];
  const isRange =
    from !== null && to !== null && from < to && to - from <= dateDaysMax;
  return isRange ? null : "dates";
};

export const date: Kind = {
  read,
  check,
  places: ({ form: { dates } }) =>
    dates === null ? 0 : dateSteps(dates).count,
};
