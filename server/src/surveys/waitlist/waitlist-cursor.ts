import { packCursor, unpackCursor, wrongCursor } from "../../base/cursor.ts";
import type { WaitlistPlace } from "./waitlist-repository.ts";

/** What the list goes on from. No address is in it, as it stands in addresses of pages. */
export function writeWaitlistCursor(place: WaitlistPlace): string {
  return packCursor([place.role, place.category ?? "", place.number]);
}

/** @throws Refusal INVALID_REQUEST for what the list has not written. */
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

/** The database takes no NUL in a text. */
function isKeepable(value: unknown): value is string {
  return typeof value === "string" && !value.includes("\0");
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
