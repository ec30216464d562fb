import { wrongCursor } from "../../base/cursor.ts";

// What lists of numbered rows go on from, the latest first.

/** @param text Left out where the list begins. @throws Refusal INVALID_REQUEST for what none of them has written. */
export function readNumberCursor(text: string | undefined): number {
  if (text === undefined) return Number.MAX_SAFE_INTEGER;
  const number = /^\d+$/.test(text) ? Number(text) : -1;
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw wrongCursor();
}

/**
 * The page of rows of which one more than a page was asked for.
 * @param numberOf What a row goes by in this list.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  most: number,
  numberOf: (row: Row) => number,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, most);
  const last = rows.length > most ? items.at(-1) : undefined;
  return { items, next: last === undefined ? null : String(numberOf(last)) };
}
