import type { DateRange } from "../../contract/question-form.ts";
import { readTypedDate, writeDate } from "./typed-date.ts";
import {
  type AskedNumber,
  isWrittenSo,
  readTypedNumber,
  wholeNumber,
  writeNumber,
} from "./typed-number.ts";
import { typedTexts as texts } from "./typed-texts.ts";

/** What a person is told of what they typed; empty where there is nothing to tell. */
export interface ToldTyped {
  /** Which two meanings it has. */
  twoMeanings: string;
  /** What it was read as, where it is written otherwise than the page writes it. */
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

/** @param typed Of a range that is asked for by month or year. */
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
    return isPlain ? nothing : { ...nothing, readAs: texts.readAs(one) };
  const twoMeanings = texts.twoMeanings(typed.trim(), one, other);
  return { ...nothing, twoMeanings };
}
