import { type Side, sideTexts } from "@nearsay/core/domain/charts";
import type { Sides } from "../analytics/read-sides.ts";

/** Both sides as charts take them, those by ticket first; none where they are not shown apart. */
export function nameSides(sides: Sides | null): Side[] {
  if (sides === null) return [];
  return [
    { name: sideTexts.tickets, analytics: sides.tickets },
    { name: sideTexts.others, analytics: sides.others },
  ];
}
