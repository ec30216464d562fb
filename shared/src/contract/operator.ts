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

/** What an operator's key is good for: reports and blocks, who is let in, the site itself. */
export const operatorRights = ["moderate", "admit", "maintain"] as const;
export type OperatorRight = (typeof operatorRights)[number];

/** Whoever has an operator's key. */
export interface Operator {
  name: string;
  rights: OperatorRight[];
  /** ISO 8601; null for a key that is good for ever. */
  expiresAt: string | null;
}

/** A part of a list; `next` asks for the one after it, null on the last. */
export interface OperatorPage<Item> {
  items: Item[];
  next: string | null;
}

/** @throws ContractError when it names nobody. */
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

/** A page of a list; what `toItems` makes nothing of is left out. */
export function readOperatorPage<Item>(
  reply: unknown,
  toItems: (item: Json) => Item[],
): OperatorPage<Item> {
  return {
    items: readItems(reply).flatMap(toItems),
    next: readNextCursor(reply),
  };
}
