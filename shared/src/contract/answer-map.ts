import {
  by,
  count,
  needed,
  numberOrNull,
  type Read,
  readFields,
  text,
  type Whole,
  wholeList,
} from "./fields.ts";
import { asRecord, mapValues, rejectHtml, toNumber } from "./read.ts";

/** A bin without bounds cannot be drawn. */
const answerMapBinFields = {
  /** The quadkey of the bin. */
  square: text(),
  west: needed(numberOrNull()),
  south: needed(numberOrNull()),
  east: needed(numberOrNull()),
  north: needed(numberOrNull()),
  count: count(),
  /** Number of people who answered, by question id. */
  answers: by(readCounts),
  /** Number of people who chose an option, by question id and option index. */
  choices: by((byQuestion) => mapValues(asRecord(byQuestion), readCounts)),
};

/** Answers in one bin of a map, from people who are not in a smaller bin that is also listed. */
export interface AnswerMapBin extends Whole<typeof answerMapBinFields> {}

const answerMapFields = {
  /** Larger bins first. */
  bins: wholeList(answerMapBinFields, "items"),
  /** Number of shown responses that are in none of the bins. */
  elsewhere: count(),
  /** Minimum number of people in a bin. */
  groupSize: count("group_size"),
};

export interface AnswerMap extends Read<typeof answerMapFields> {}

export type { answerMapFields };

/** @throws ContractError when an HTML page arrived. */
export function readAnswerMap(reply: unknown): AnswerMap {
  rejectHtml(reply);
  return readFields(answerMapFields, reply);
}

function readCounts(value: unknown): Record<string, number> {
  return mapValues(asRecord(value), (given) => toNumber(given) ?? 0);
}
