import { wrongCursor } from "../../base/cursor.ts";

/**
 * The cursor of a list of numbered rows, the latest first.
 * @param text Omitted at the beginning of the list. @throws Refusal
 * INVALID_REQUEST if it is not such a cursor.
 */
export function readNumberCursor(text: string | undefined): number {
  if (text === undefined) return Number.MAX_SAFE_INTEGER;
  const number = /^\d+$/.test(text) ? Number(text) : -1;
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw wrongCursor();
}
