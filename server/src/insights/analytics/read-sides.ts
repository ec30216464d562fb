import type { Analytics } from "@nearsay/core/contract";
import { type Side, showsSides, sideTexts } from "@nearsay/core/domain/charts";
import type { View } from "./take-side.ts";

/**
 * What was answered by ticket, then the rest; nothing where they are not shown apart.
 * @param figures Those of all.
 */
export async function readSides(
  figures: Analytics,
  read: (view: View) => Promise<Analytics>,
): Promise<Side[]> {
  if (!showsSides(figures)) return [];
  return [
    { name: sideTexts.tickets, analytics: await read("ticketed") },
    { name: sideTexts.others, analytics: await read("unticketed") },
  ];
}
