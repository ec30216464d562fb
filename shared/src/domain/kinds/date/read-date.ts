import type { ReadAs } from "../kind.ts";
import { textsOf } from "../texts-of.ts";
import { datePlace, daysNamed } from "./date-steps.ts";

/** A day, or a month or a year if the count is no finer. */
export const readDate: ReadAs = ({ form: { dates } }, answer) => {
  const [text = "", more] = textsOf(answer);
  if (text === "") return { stored: null };
  if (more !== undefined || dates === null || daysNamed(dates, text) === null)
    return { problem: "date" };
  const place = datePlace(dates, text);
  return place === null ? { problem: "range" } : { stored: [place] };
};
