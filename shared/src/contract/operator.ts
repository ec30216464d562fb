import {
  asRecord,
  ContractError,
  type Json,
  readItems,
  readNextCursor,
  readOptionalString,
  readString,
  readStringList,
  rejectHtml,
} from "./read.ts";

/** What an operator's key permits: reports and blocks, admission of users, or the site itself. */
export const operatorRights = ["moderate", "admit", "maintain"] as const;
export type OperatorRight = (typeof operatorRights)[number];

/** The holder of an operator's key. */
export interface Operator {
  name: string;
  rights: OperatorRight[];
  /** ISO 8601; null for a key that never expires. */
  expiresAt: string | null;
}

/** A page of a list; `next` is the cursor of the page after it, null on the last one. */
export interface OperatorPage<Item> {
  items: Item[];
  next: string | null;
}

/** @throws ContractError when it contains no operator. */
export function readOperator(reply: unknown): Operator {
  rejectHtml(reply);
  const name = readString(reply, "name");
  if (name === "") throw new ContractError("The reply names no operator.");
  const rights = readStringList(asRecord(reply).rights);
  return {
    name,
    rights: operatorRights.filter((right) => rights.includes(right)),
    expiresAt: readOptionalString(reply, "expiresAt"),
  };
}

/** A page of a list; items for which `toItems` returns nothing are skipped. */
export function readOperatorPage<Item>(
  reply: unknown,
  toItems: (item: Json) => Item[],
): OperatorPage<Item> {
  return {
    items: readItems(reply).flatMap(toItems),
    next: readNextCursor(reply),
  };
}
