import {
  type ReleaseRule,
  chooseMixed,
  chooseOfPart,
  chooseOuter,
} from "./choose-release.ts";
import { type PlacedResponse, chooseSquare } from "./choose-square.ts";
import type { Random } from "../../base/random.ts";

/**
 * The group that is released together, and the part in which it counts: one
 * language, ring or map bin if a group of it waits, otherwise several, which
 * reveals less. Empty if there is no group.
 */
export function chooseGroup<P extends PlacedResponse>(
  waiting: readonly P[],
  ...rule: [ReleaseRule, Random]
): { group: P[] } & ({ part: number } | { square: string }) {
  const own = chooseOfPart(waiting, ...rule);
  if (own.group.length > 0) return own;
  const placed = chooseSquare(waiting, ...rule);
  if (placed.group.length > 0) return placed;
  const outer = chooseOuter(waiting, ...rule);
  if (outer.group.length > 0) return outer;
  return { part: 0, group: chooseMixed(waiting, ...rule) };
}
