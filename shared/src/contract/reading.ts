import {
  asRecord,
  isRecord,
  type Json,
  readCount,
  readItems,
  readOptionalString,
  readString,
  readStringList,
  rejectHtml,
} from "./read.ts";
import { type NextRelease, readNextRelease } from "./results.ts";

/** Progress of reading a survey. */
export interface ReadState {
  /** Number of responses that can be read. */
  shown: number;
  /** Number of responses that cannot be read yet. */
  waiting: number;
  /** Minimum number of responses that appear together. */
  groupSize: number;
  nextRelease: NextRelease | null;
}

export interface ReadPage<Item> extends ReadState {
  items: Item[];
  /** Cursor of the next page; null at the end. */
  cursor: string | null;
}

/** A complete response under its number. */
export interface ReadRow {
  row: number;
  /** By question id: a text, or the chosen options. */
  answers: Record<string, string | string[]>;
}

/** @throws ContractError when an HTML page arrived. */
export function readTextPage(reply: unknown): ReadPage<string> {
  rejectHtml(reply);
  const { items } = asRecord(reply);
  return { ...readState(reply), items: readStringList(items) };
}

/** @throws ContractError when an HTML page arrived. */
export function readRowPage(reply: unknown): ReadPage<ReadRow> {
  return { ...readState(reply), items: readItems(reply).map(readRow) };
}

function readState(reply: unknown): Omit<ReadPage<never>, "items"> {
  return {
    cursor: readOptionalString(reply, "cursor"),
    shown: readCount(reply, "shown"),
    waiting: readCount(reply, "waiting"),
    groupSize: Math.max(1, readCount(reply, "group_size")),
    nextRelease: readNextRelease(asRecord(reply).next_release),
  };
}

function readRow(item: Json): ReadRow {
  const { answers } = item;
  const given = isRecord(answers) ? Object.entries(answers) : [];
  return {
    row: readCount(item, "row"),
    answers: Object.fromEntries(
      given.map(([id, answer]) => [
        id,
        Array.isArray(answer)
          ? readStringList(answer)
          : readString({ answer }, "answer"),
      ]),
    ),
  };
}
