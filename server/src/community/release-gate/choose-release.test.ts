import fc from "@nearsay/core/testing/property";
import { chooseRelease } from "./choose-release.ts";
import { countNames } from "./network-names.ts";
import type { Random } from "../../base/random.ts";

const first: Random = () => 0;
const groupSize = 10;

/** Waiting responses; each argument is the number of responses of one network. */
function waiting(...networks: number[]) {
  return networks.flatMap((count, place) => inNetwork(`e:n${place}`, count));
}

function inNetwork(network: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ballot: `${network}-${index}`,
    network,
  }));
}

const apart = (count: number) => waiting(...Array<number>(count).fill(1));

describe("a release", () => {
  const open = { groupSize, closed: false };
  const closed = { groupSize, closed: true };

  it("waits for two groups and leaves one behind", () => {
    expect(chooseRelease(apart(19), open, first)).toEqual([]);
    expect(chooseRelease(apart(20), open, first)).toHaveLength(10);
    expect(chooseRelease(apart(33), open, first)).toHaveLength(23);
  });

  it("counts at most a fifth of a group for each network", () => {
    expect(chooseRelease(waiting(30, 30, 30, 30), open, first)).toEqual([]);
    expect(chooseRelease(waiting(2, 2, 2, 2, 1), closed, first)).toEqual([]);
    expect(chooseRelease(waiting(2, 2, 2, 2, 2), closed, first)).toHaveLength(
      10,
    );
    expect(chooseRelease(waiting(9, 1, 1), closed, first)).toEqual([]);
  });

  it("contains what a network sent beyond its share", () => {
    const some = waiting(30, ...Array<number>(8).fill(1));
    expect(chooseRelease(some, closed, first)).toHaveLength(38);
  });

  it("contains all that is left after the survey is closed, if that is a group", () => {
    expect(chooseRelease(apart(9), closed, first)).toEqual([]);
    expect(chooseRelease(apart(10), closed, first)).toHaveLength(10);
    expect(chooseRelease(waiting(1, 28), closed, first)).toEqual([]);
  });

  it("counts tickets as people, whatever networks they come from", () => {
    const tickets = Array.from({ length: 10 }, (_, n) =>
      inNetwork(`person:${n}`, 1),
    ).flat();
    expect(chooseRelease(tickets, closed, first)).toHaveLength(10);
  });

  it("counts networks of the one era with most of them, as one network can have a name in each", () => {
    const eras = (...counts: number[]) =>
      counts.flatMap((count, era) =>
        Array.from({ length: count }, (_, n) =>
          inNetwork(`e${era}:n${n}`, 1),
        ).flat(),
      );
    expect(chooseRelease(eras(9, 9, 9), closed, first)).toEqual([]);
    expect(chooseRelease(eras(9, 10), closed, first)).toHaveLength(19);
  });

  it("needs two responses that are not from four networks also if groups are smaller", () => {
    const small = { groupSize: 3, closed: true };
    expect(chooseRelease(apart(5), small, first)).toEqual([]);
    expect(chooseRelease(waiting(9, 9, 9, 9, 1), small, first)).toEqual([]);
    expect(chooseRelease(apart(6), small, first)).toHaveLength(6);
  });

  it("is chosen at random", () => {
    const last: Random = (max) => max - 1;
    const one = chooseRelease(apart(20), open, first);
    expect(chooseRelease(apart(20), open, last)).not.toEqual(one);
  });

  it("contains two responses that are not from any four networks, and leaves a group behind while the survey is open", () => {
    const counts = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 });
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: 3, max: 12 }),
        fc.boolean(),
        fc.nat(),
        (networks, size, closed, seed) => {
          let state = seed;
          const random: Random = (max) =>
            (state = (state * 48_271 + 11) % 2_147_483_647) % max;
          const all = waiting(...networks);
          const taken = chooseRelease(all, { groupSize: size, closed }, random);
          if (taken.length === 0) return;
          const names = taken.map(({ network }) => network);
          expect(new Set(taken).size).toBe(taken.length);
          expect(taken.length).toBeGreaterThanOrEqual(size);
          const least = Math.max(size, 6);
          const share = Math.floor(least / 5);
          expect(countNames(names, share)).toBeGreaterThanOrEqual(least);
          const counts = networks.map(
            (_, place) => names.filter((name) => name === `e:n${place}`).length,
          );
          const others = counts.sort((a, b) => b - a).slice(4);
          const rest = others.reduce((sum, count) => sum + count, 0);
          expect(rest).toBeGreaterThanOrEqual(2);
          if (!closed)
            expect(all.length - taken.length).toBeGreaterThanOrEqual(size);
        },
      ),
    );
  });
});
