import type { DateRange } from "../../contract/question-form.ts";
import { readTypedDate, writeDate } from "./typed-date.ts";
import {
  type AskedNumber,
  isWrittenSo,
  readTypedNumber,
  wholeNumber,
  writeNumber,
} from "./typed-number.ts";
import { typed as texts } from "#messages";

/** Messages about a typed text; empty if there is nothing to report. */
export interface ToldTyped {
  /** The two possible meanings. */
  twoMeanings: string;
  /** How it was interpreted, if the page formats it differently. */
  readAs: string;
}

const nothing: ToldTyped = { twoMeanings: "", readAs: "" };

export function tellNumber(
  typed: string,
  asked: AskedNumber = wholeNumber,
): ToldTyped {
  const values = readTypedNumber(typed, asked);
  const isPlain = values.some((value) => isWrittenSo(typed, value, asked));
  return tell(typed, values.map(writeNumber), isPlain);
}

/** @param typed For a range that is asked for by month or year. */
export function tellDate(typed: string, range: DateRange): ToldTyped {
  const dates = readTypedDate(typed, range);
  const names = dates.map((date) => writeDate(date));
  const isPlain = [...names, ...dates].includes(typed.trim());
  return tell(typed, names, isPlain);
}

function tell(
  typed: string,
  [one, other]: readonly string[],
  isPlain: boolean,
): ToldTyped {
  if (one === undefined) return nothing;
  if (other === undefined)
    return isPlain
      ? nothing
      : { ...nothing, readAs: texts.readAs({ value: one }) };
  const twoMeanings = texts.twoMeanings({ typed: typed.trim(), one, other });
  return { ...nothing, twoMeanings };
}
