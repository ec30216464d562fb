import type { ReadRow } from "@nearsay/core/contract";

/** What a response says to a question, on a line; empty where it was left out. */
export function sayAnswer({ answers }: ReadRow, id: string): string {
  return [answers[id] ?? ""].flat().join(", ");
}
