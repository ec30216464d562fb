import { type Ring, rings, mapBinOf, snapToGrid } from "@nearsay/core/domain";
import {
  partsFrom,
  partsOfSource,
  ringPart,
  ringSources,
} from "../integrity/ring-parts.ts";
import { leastInSquare, placedPart } from "../integrity/square-parts.ts";
import { chooseGroup } from "./choose-group.ts";
import type { PlacedResponse } from "./choose-square.ts";
import type { Random } from "../../base/random.ts";

/** Number of simulated surveys, half of them with rings and half with a map. */
const surveys = 1000;
const groupSize = 10;
const views = [...rings, "elsewhere"] as const;

interface Person extends PlacedResponse {
  /** The part or bin that they count in after release. */
  shown: { part: number } | { square: string } | null;
}

/**
 * An attacker reads everything public after each release: all, each ring or bin
 * that is shown, and everything else. Each is a sum over some people, so the
 * attacker can solve only for sums over people whom no such sum distinguishes.
 */
it("leaves an attacker who subtracts any views of any times with at least a group", () => {
  let shown = 0;
  for (let seed = 1; seed <= surveys; seed += 1) {
    const { people, sums } = play(seed, seed % 2 === 0 ? "rings" : "map");
    const alike = new Map<string, number>();
    for (const person of people) {
      const key = sums.map((sum) => (sum.has(person) ? 1 : 0)).join("");
      alike.set(key, (alike.get(key) ?? 0) + 1);
    }
    // People in no sum are not released.
    alike.delete("0".repeat(sums.length));
    for (const count of alike.values())
      expect(count).toBeGreaterThanOrEqual(groupSize);
    if (alike.size > 1) shown += 1;
  }
  // Otherwise a release of nothing would pass.
  expect(shown).toBeGreaterThan(surveys / 2);
});

function play(seed: number, by: "rings" | "map") {
  const random = seeded(seed);
  const people: Person[] = [];
  const sums: Set<Person>[] = [];
  const crowd = 40 + random(160);
  const networks = 4 + random(200);
  let waiting: Person[] = [];
  for (let n = 0; n < crowd; n += 1) {
    const person = someone(n, networks, by, random);
    people.push(person);
    waiting.push(person);
    if (random(4) === 0) release(false);
  }
  while (release(true));
  return { people, sums };

  function release(closed: boolean): boolean {
    const rule = { groupSize, closed };
    const { group, ...shown } = chooseGroup(waiting, rule, random);
    if (group.length === 0) return false;
    for (const person of group) person.shown = shown;
    waiting = waiting.filter((person) => !group.includes(person));
    const released = people.filter((person) => person.shown !== null);
    const least = by === "map" ? leastInSquare : groupSize;
    const sides = by === "map" ? squaresOf(released) : ringsOf(released);
    const shownSides = sides.filter(
      (side) => Math.min(side.length, released.length - side.length) >= least,
    );
    sums.push(...[released, ...shownSides].map((sum) => new Set(sum)));
    return true;
  }
}

/** The people of each ring, and those of devices and of pages. */
function ringsOf(released: Person[]): Person[][] {
  const parts = [...views.map(partsFrom), ...ringSources.map(partsOfSource)];
  return parts.map((those) =>
    released.filter(
      ({ shown }) =>
        shown !== null && "part" in shown && those.includes(shown.part),
    ),
  );
}

function squaresOf(released: Person[]): Person[][] {
  const squares = new Map<string, Person[]>();
  for (const person of released) {
    const { shown } = person;
    if (shown === null || !("square" in shown) || shown.square === "") continue;
    squares.set(shown.square, [...(squares.get(shown.square) ?? []), person]);
  }
  return [...squares.values()];
}

/**
 * Most people live around some locations of one town, some farther away, and
 * some send no location.
 */
function someone(
  n: number,
  networks: number,
  by: "rings" | "map",
  random: Random,
): Person {
  const who = {
    ballot: `${n}`,
    network: `${random(networks)}`,
    shown: null,
  };
  if (random(5) === 0) return { ...who, part: 0, square: null };
  if (by === "rings") {
    const ring: Ring = rings[Math.min(3, random(7))]!;
    const source = ringSources[Math.min(1, random(4))]!;
    return { ...who, part: ringPart(source, ring), square: null };
  }
  const spread = [0.02, 0.05, 0.3, 8][random(4)]!;
  const near = () => ((random(1001) - 500) / 500) * spread;
  const place = snapToGrid({ lat: 48 + near(), lng: 11 + near() });
  return { ...who, part: placedPart, square: mapBinOf(place) };
}

/** Returns the same numbers for the same seed: Park and Miller's generator. */
function seeded(seed: number): Random {
  let state = (seed * 7919) % 2_147_483_647 || 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}
