import type { Analytics } from "@nearsay/core/contract";
import { showsSides } from "@nearsay/core/domain/charts";
import type { View } from "./take-side.ts";

/** What was answered by ticket, and the rest. */
export interface Sides {
  tickets: Analytics;
  others: Analytics;
}

/**
 * Null where they are not shown apart.
 * @param figures Those of all.
 */
export async function readSides(
  figures: Analytics,
  read: (view: View) => Promise<Analytics>,
): Promise<Sides | null> {
  if (!showsSides(figures)) return null;
  return { tickets: await read("ticketed"), others: await read("unticketed") };
}
