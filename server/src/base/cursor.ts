import { type Refusal, invalidRequest } from "./refusal.ts";

// The cursor of a list as one text. It contains nothing that the list does not
// show.

export function packCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** The packed values, still to be validated; empty if the text is not a cursor. */
export function unpackCursor(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(read) ? (read as unknown[]) : [];
  } catch {
    return [];
  }
}

/** For a cursor that the list did not create. */
export function wrongCursor(): Refusal {
  return invalidRequest((say) => say.listCursorInvalid);
}
