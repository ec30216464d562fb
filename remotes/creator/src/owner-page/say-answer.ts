import type { ReadRow } from "@nearsay/core/contract";

/** A response's answer to a question, in one line; empty if it was skipped. */
export function sayAnswer({ answers }: ReadRow, id: string): string {
  return [answers[id] ?? ""].flat().join(", ");
}
