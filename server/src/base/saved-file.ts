import { createHash } from "node:crypto";

/** Text is sent as UTF-8. */
export type SavedBytes = string | Uint8Array;

/** A file whose bytes are the same as long as its `mark`, used as ETag, is the same. */
export interface SavedFile {
  name: string;
  mark: string;
  /** The number of lines without the heading; null if it is unused, as for an archive. */
  lines: number | null;
  open: () => AsyncIterable<SavedBytes>;
}

/** A hash that is the same for the same values only. */
export function markOf(...parts: unknown[]): string {
  const text = JSON.stringify(parts);
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
