import { finestSquare } from "@nearsay/core/domain";
import { leastInSquare, placedPart } from "../integrity/square-parts.ts";
import {
  type ReleaseRule,
  type WaitingResponse,
  chooseRelease,
  networksMinOfPart,
} from "./choose-release.ts";
import type { Random } from "./random.ts";

/** A response that waits for a square of the map with a group in it. */
export interface PlacedResponse extends WaitingResponse {
  part: number;
  /** As a quadkey; null of who let no place be counted. */
  square: string | null;
}

/** Squares larger than these tell nothing of a place. */
const coarsestSquare = 5;

/**
 * How many groups wait in a square before it is taken in place of smaller ones,
 * by levels above the finest: who waits longer stands in a smaller square. The
 * last is for no square at all.
 */
const patience = [2, 2, 2, 3, 3, 4, 4, 6, 6, 8];
const patienceMost = 8;

/**
 * A group that stands in one square of the map, the smallest there is: so what
 * is public of a square, of those in it and of any difference are whole groups.
 * While the survey is open, a smaller square in which half of what it takes waits
 * is left to have one of its own. An empty name is no square: of few far from each other.
 */
export function chooseSquare<P extends PlacedResponse>(
  waiting: readonly P[],
  rule: ReleaseRule,
  random: Random,
): { square: string; group: P[] } {
  const placed = waiting.filter(({ part }) => part === placedPart);
  const ofSquare = {
    ...{ ...rule, groupSize: Math.max(leastInSquare, rule.groupSize) },
    networks: networksMinOfPart,
  };
  for (let level = finestSquare; level >= coarsestSquare - 1; level -= 1) {
    // What is larger than the coarsest is the whole map.
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
  return (patience[finestSquare - level] ?? patienceMost) * groupSize;
}

/** By the squares of a level; those that are in none so small are left out. */
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
