import { localStore } from "@nearsay/core/session";

/** Kept where nothing else can take back what was kept. */
export const nobody = "-";

/** What names the visitor of this survey on this page; null for strangers. */
export function keptVisitor(survey: string): string | null {
  const kept = localStore.read(keyOf(survey));
  return typeof kept === "string" && kept !== nobody ? kept : null;
}

/**
 * Whether the browser takes it.
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
