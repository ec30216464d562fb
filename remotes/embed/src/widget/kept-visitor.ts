import { localStore } from "@nearsay/core/session";

/** Stored as a value where an entry cannot be deleted. */
export const nobody = "-";

/** The visitor's token of this survey on this page; null if unknown. */
export function keptVisitor(survey: string): string | null {
  const kept = localStore.read(keyOf(survey));
  return typeof kept === "string" && kept !== nobody ? kept : null;
}

/**
 * Returns whether the browser can store it.
 * @param visitor Null forgets it.
 */
export function keepVisitor(survey: string, visitor: string | null): boolean {
  const kept = localStore.write(keyOf(survey), visitor ?? nobody);
  if (visitor === null) localStore.remove(keyOf(survey));
  return kept;
}

function keyOf(survey: string): string {
  return `nearsay_visitor:${survey}`;
}
