import { packCursor, unpackCursor, wrongCursor } from "../../base/cursor.ts";
import type { WaitlistPlace } from "./waitlist-repository.ts";

/**
 * The cursor from which the list continues. It contains no e-mail address, as
 * it is part of page URLs.
 */
export function writeWaitlistCursor(place: WaitlistPlace): string {
  return packCursor([place.role, place.category ?? "", place.number]);
}

/** @throws Refusal INVALID_REQUEST if the list has not written the cursor. */
export function readWaitlistCursor(text: string): WaitlistPlace {
  const [role, category, number] = unpackCursor(text);
  if (
    (role === "user" || role === "business") &&
    isKeepable(category) &&
    isNumber(number)
  )
    return { role, category, number };
  throw wrongCursor();
}

/** PostgreSQL accepts no NUL character in a text. */
function isKeepable(value: unknown): value is string {
  return typeof value === "string" && !value.includes("\0");
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
