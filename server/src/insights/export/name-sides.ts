import type { Analytics } from "@nearsay/core/contract";
import { type Side, sideTexts, withWaiting } from "@nearsay/core/charts";
import type { Sides } from "../analytics/read-sides.ts";

/**
 * Both sides in the format of charts, ticket answers first; empty if they are
 * not shown separately.
 */
export function nameSides(sides: Sides | null, whole: Analytics): Side[] {
  if (sides === null) return [];
  const { tickets, others } = sides;
  return [
    { name: sideTexts.tickets, analytics: withWaiting(tickets, whole) },
    { name: sideTexts.others, analytics: withWaiting(others, whole) },
  ];
}
