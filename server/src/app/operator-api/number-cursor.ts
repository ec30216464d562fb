import { wrongCursor } from "../../base/cursor.ts";

// Cursors of lists of numbered rows, the latest first.

/**
 * @param text Omitted at the beginning of the list. @throws Refusal
 * INVALID_REQUEST if it is not such a cursor.
 */
export function readNumberCursor(text: string | undefined): number {
  if (text === undefined) return Number.MAX_SAFE_INTEGER;
  const number = /^\d+$/.test(text) ? Number(text) : -1;
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw wrongCursor();
}

/**
 * The page of a list for which one row more was read.
 * @param numberOf The row's number in this list.
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
