import {
  atLeast,
  by,
  count,
  type Read,
  readFields,
  readItemsOf,
  textOrNull,
} from "./fields.ts";
import {
  asRecord,
  mapValues,
  readString,
  readStringList,
  rejectHtml,
} from "./read.ts";
import { readNextRelease } from "./results.ts";

const readStateFields = {
  /** Number of responses that can be read. */
  shown: count(),
  /** Number of responses that cannot be read yet. */
  waiting: count(),
  /** Minimum number of responses that appear together. */
  groupSize: atLeast(1, "group_size"),
  nextRelease: by(readNextRelease, "next_release"),
};

/** Progress of reading a survey. */
export interface ReadState extends Read<typeof readStateFields> {}

const readPageFields = {
  ...readStateFields,
  /** Cursor of the next page; null at the end. */
  cursor: textOrNull(),
};

export interface ReadPage<Item> extends Read<typeof readPageFields> {
  items: Item[];
}

const readRowFields = {
  row: count(),
  /** By question id: a text, or the chosen options. */
  answers: by(readAnswers),
};

/** A complete response under its number. */
export interface ReadRow extends Read<typeof readRowFields> {}

export type { readPageFields, readRowFields };

/** @throws ContractError when an HTML page arrived. */
export function readTextPage(reply: unknown): ReadPage<string> {
  rejectHtml(reply);
  const { items } = asRecord(reply);
  return { ...readFields(readPageFields, reply), items: readStringList(items) };
}

/** @throws ContractError when an HTML page arrived. */
export function readRowPage(reply: unknown): ReadPage<ReadRow> {
  const items = readItemsOf(readRowFields, reply);
  return { ...readFields(readPageFields, reply), items };
}

function readAnswers(given: unknown): Record<string, string | string[]> {
  return mapValues(asRecord(given), (answer, id) =>
    Array.isArray(answer) ? readStringList(answer) : readString(given, id),
  );
}
