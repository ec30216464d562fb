import { randomInt } from "node:crypto";

/** A whole number from 0 on, below `max`. */
export type Random = (max: number) => number;

/** Nobody can tell the next one. */
export const secureRandom: Random = (max) => randomInt(max);

/** A copy in an order drawn by lot. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [shuffled[last], shuffled[other]] = [
      shuffled[other] as Item,
      shuffled[last] as Item,
    ];
  }
  return shuffled;
}
