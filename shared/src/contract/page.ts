import { isRecord, readOptionalString } from "./read.ts";

/** What to ask for the next page of a list with; null on the last one, or where the reply does not say. */
export function readNextCursor(reply: unknown): string | null {
  return isRecord(reply) ? readOptionalString(reply, ["next"]) : null;
}
