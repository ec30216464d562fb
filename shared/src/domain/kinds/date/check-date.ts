import type { CheckAs } from "../kind.ts";
import { dayNumber } from "./date-steps.ts";

/** Maximum span of a date question, in years. */
export const dateYearsMax = 120;

const dateDaysMax = dateYearsMax * 365.25;

export const checkDate: CheckAs = ({ form: { dates } }) => {
  if (dates === null) return "dates";
  const [from, to] = [dayNumber(dates.first), dayNumber(dates.last)];
  const fits =
    from !== null && to !== null && from < to && to - from <= dateDaysMax;
  return fits ? null : "dates";
};
