import { by, type Read, readFields, text, textOrNull } from "./fields.ts";
import {
  ContractError,
  type Json,
  readItems,
  readNextCursor,
  readString,
  readStringList,
  rejectHtml,
} from "./read.ts";

/** What an operator's key permits: reports and blocks, admission of users, or the site itself. */
export const operatorRights = ["moderate", "admit", "maintain"] as const;
export type OperatorRight = (typeof operatorRights)[number];

const operatorFields = {
  name: text(),
  rights: by(readRights),
  /** ISO 8601; null for a key that never expires. */
  expiresAt: textOrNull(),
};

/** The holder of an operator's key. */
export interface Operator extends Read<typeof operatorFields> {}

export type { operatorFields };

/** A page of a list; `next` is the cursor of the page after it, null on the last one. */
export interface OperatorPage<Item> {
  items: Item[];
  next: string | null;
}

/** @throws ContractError when it contains no operator. */
export function readOperator(reply: unknown): Operator {
  rejectHtml(reply);
  if (readString(reply, "name") === "")
    throw new ContractError("The reply names no operator.");
  return readFields(operatorFields, reply);
}

function readRights(given: unknown): OperatorRight[] {
  const names = readStringList(given);
  return operatorRights.filter((right) => names.includes(right));
}

/** A page of a list; items for which `toItems` returns nothing are skipped. */
export function readOperatorPage<Item>(
  reply: unknown,
  toItems: (item: Json) => Item | Item[],
): OperatorPage<Item> {
  return {
    items: readItems(reply).flatMap(toItems),
    next: readNextCursor(reply),
  };
}
