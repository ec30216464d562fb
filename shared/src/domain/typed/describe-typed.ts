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
export interface TypedMessages {
  /** The two possible meanings. */
  twoMeanings: string;
  /** How it was interpreted, if the page formats it differently. */
  readAs: string;
}

const nothing: TypedMessages = { twoMeanings: "", readAs: "" };

export function describeNumber(
  typed: string,
  asked: AskedNumber = wholeNumber,
): TypedMessages {
  const values = readTypedNumber(typed, asked);
  const isPlain = values.some((value) => isWrittenSo(typed, value, asked));
  return describe(typed, values.map(writeNumber), isPlain);
}

/** @param typed For a range that is asked for by month or year. */
export function describeDate(typed: string, range: DateRange): TypedMessages {
  const dates = readTypedDate(typed, range);
  const names = dates.map((date) => writeDate(date));
  const isPlain = [...names, ...dates].includes(typed.trim());
  return describe(typed, names, isPlain);
}

function describe(
  typed: string,
  [one, other]: readonly string[],
  isPlain: boolean,
): TypedMessages {
  if (one === undefined) return nothing;
  if (other === undefined)
    return isPlain
      ? nothing
      : { ...nothing, readAs: texts.readAs({ value: one }) };
  const twoMeanings = texts.twoMeanings({ typed: typed.trim(), one, other });
  return { ...nothing, twoMeanings };
}
