import { finestMapBin } from "@nearsay/core/domain";
import { leastInSquare, placedPart } from "../integrity/square-parts.ts";
import {
  type ReleaseRule,
  type WaitingResponse,
  chooseRelease,
} from "./choose-release.ts";
import type { Random } from "../../base/random.ts";

/** A response that waits for a map bin with a full group. */
export interface PlacedResponse extends WaitingResponse {
  part: number;
  /** As a quadkey; null if the person did not let their location be counted. */
  square: string | null;
}

/** The coarsest level at which a bin still indicates a location. */
const coarsestSquare = 5;

/**
 * The number of groups that must wait in a bin before it is used instead of
 * smaller ones, by levels above the finest: longer waiting gives smaller bins.
 * The last number is for no bin at all.
 */
const groupsNeeded = [2, 2, 2, 3, 3, 4, 4, 6, 6, 8];
const groupsNeededMost = 8;

/**
 * A group in the smallest possible map bin: so what is public of a bin, of
 * those inside it and of any difference are full groups. While the survey is
 * open, a smaller bin is left out, to get its own release, if half of what it
 * needs waits in it. An empty name means no bin, for responses that are few and
 * far from each other.
 */
export function chooseSquare<P extends PlacedResponse>(
  waiting: readonly P[],
  rule: ReleaseRule,
  random: Random,
): { square: string; group: P[] } {
  const placed = waiting.filter(({ part }) => part === placedPart);
  const ofSquare = {
    ...rule,
    groupSize: Math.max(leastInSquare, rule.groupSize),
  };
  for (let level = finestMapBin; level >= coarsestSquare - 1; level -= 1) {
    // Levels above the coarsest mean the entire map.
    const length = level < coarsestSquare ? 0 : level;
    for (const [square, inside] of bySquare(placed, length)) {
      const group = chooseIn(inside, length, ofSquare, random);
      if (group.length > 0) return { square, group };
    }
  }
  return { square: "", group: [] };
}

function chooseIn<P extends PlacedResponse>(
  inside: readonly P[],
  level: number,
  rule: ReleaseRule,
  random: Random,
): P[] {
  if (rule.closed) return chooseRelease(inside, rule, random);
  const smaller = level === 0 ? coarsestSquare : level + 1;
  const alone = [...bySquare(inside, smaller)]
    .filter(([, { length }]) => 2 * length >= neededIn(smaller, rule))
    .map(([square]) => square);
  const few = inside.filter(
    ({ square }) => !alone.includes((square ?? "").slice(0, smaller)),
  );
  return few.length >= neededIn(level, rule)
    ? chooseRelease(few, rule, random)
    : [];
}

function neededIn(level: number, { groupSize }: ReleaseRule): number {
  return (groupsNeeded[finestMapBin - level] ?? groupsNeededMost) * groupSize;
}

/** Groups responses by the bins of a level; leaves out those whose bin is larger. */
function bySquare<P extends PlacedResponse>(
  placed: readonly P[],
  level: number,
): Map<string, P[]> {
  const squares = new Map<string, P[]>();
  for (const response of placed) {
    const square = response.square ?? "";
    if (square.length < level) continue;
    const key = square.slice(0, level);
    const inside = squares.get(key);
    if (inside === undefined) squares.set(key, [response]);
    else inside.push(response);
  }
  return squares;
}
