import type { Analytics } from "@nearsay/core/contract";
import { showsSides } from "@nearsay/core/charts";
import type { View } from "../stored-figures/take-side.ts";

/** Figures of answers by ticket, and of all others. */
export interface Sides {
  tickets: Analytics;
  others: Analytics;
}

/** Null if they are not shown separately. @param figures The figures of all answers. */
export async function readSides(
  figures: Analytics,
  read: (view: View) => Promise<Analytics>,
): Promise<Sides | null> {
  if (!showsSides(figures)) return null;
  return { tickets: await read("ticketed"), others: await read("unticketed") };
}
