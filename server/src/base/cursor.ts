import { type Refusal, invalidRequest } from "./refusal.ts";

// What a list goes on from, as one text. It says nothing that the list does not.

export function packCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** What was packed, to be looked at; empty for what was not. */
export function unpackCursor(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(read) ? (read as unknown[]) : [];
  } catch {
    return [];
  }
}

/** For a cursor that the list has not written. */
export function wrongCursor(): Refusal {
  return invalidRequest("This list cannot be continued. Load it anew.");
}
