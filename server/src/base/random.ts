import { randomInt } from "node:crypto";

/** A whole number of at least 0 and below `max`. */
export type Random = (max: number) => number;

/** Cryptographically random, so nobody can predict the next number. */
export const secureRandom: Random = (max) => randomInt(max);

/** A copy in random order. */
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
