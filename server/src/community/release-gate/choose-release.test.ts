import fc from "@nearsay/core/testing/property";
import { chooseRelease, countNetworks } from "./choose-release.ts";
import type { Random } from "../../base/random.ts";

const first: Random = () => 0;
const groupSize = 10;

/** Waiting responses; each argument is the number of responses of one network. */
function waiting(...networks: number[]) {
  return networks.flatMap((count, place) =>
    Array.from({ length: count }, (_, index) => ({
      actorId: `${place}-${index}`,
      network: `n${place}`,
    })),
  );
}

const apart = (count: number) => waiting(...Array<number>(count).fill(1));

describe("a release", () => {
  it("waits for two groups and leaves one behind", () => {
    const rule = { groupSize, closed: false };
    expect(chooseRelease(apart(19), rule, first)).toEqual([]);
    expect(chooseRelease(apart(20), rule, first)).toHaveLength(10);
    expect(chooseRelease(apart(33), rule, first)).toHaveLength(23);
  });

  it("contains at least three networks", () => {
    const rule = { groupSize, closed: false };
    expect(chooseRelease(waiting(10, 10), rule, first)).toEqual([]);
    expect(chooseRelease(waiting(30, 2, 2), rule, first)).toEqual([]);
    expect(chooseRelease(waiting(7, 7, 6), rule, first)).toHaveLength(10);
  });

  it("contains all that is left after the survey is closed, if that is a group", () => {
    const rule = { groupSize, closed: true };
    expect(chooseRelease(apart(9), rule, first)).toEqual([]);
    expect(chooseRelease(apart(10), rule, first)).toHaveLength(10);
  });

  it("contains a class of one network after closing, and no one who would stand out next to it", () => {
    const rule = { groupSize, closed: true };
    const group = chooseRelease(waiting(1, 28), rule, first);
    expect(countNetworks(group)).toEqual(new Map([["n1", 28]]));
    expect(chooseRelease(waiting(1, 8), rule, first)).toEqual([]);
    expect(chooseRelease(waiting(6, 6), rule, first)).toHaveLength(12);
  });

  it("leaves behind people who would be few next to one or two networks", () => {
    const rule = { groupSize, closed: true };
    for (const few of [waiting(8, 1, 1), waiting(8, 2), waiting(5, 4, 1)])
      expect(chooseRelease(few, rule, first)).toEqual([]);
    const group = chooseRelease(waiting(6, 1, 5), rule, first);
    expect(countNetworks(group)).toEqual(
      new Map([
        ["n0", 6],
        ["n2", 5],
      ]),
    );
    expect(chooseRelease(waiting(8, 2, 1, 1), rule, first)).toEqual([]);
    expect(chooseRelease(waiting(6, 2, 1, 1, 1), rule, first)).toHaveLength(11);
  });

  it("is chosen at random", () => {
    const rule = { groupSize, closed: false };
    const last: Random = (max) => max - 1;
    const one = chooseRelease(apart(20), rule, first);
    expect(chooseRelease(apart(20), rule, last)).not.toEqual(one);
  });

  it("is a group, leaves one behind while the survey is open, and has at most a third from one network", () => {
    const counts = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });
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
          const rule = { groupSize: size, closed };
          const taken = chooseRelease(all, rule, random);
          if (taken.length === 0) return;
          expect(new Set(taken).size).toBe(taken.length);
          expect(taken.length).toBeGreaterThanOrEqual(size);
          const shares = [...countNetworks(taken).values()];
          const most = Math.ceil(taken.length / 3);
          const [one = 0, two = 0] = shares.sort((a, b) => b - a);
          if (closed && one > most) {
            for (const others of [taken.length - one, taken.length - one - two])
              if (others > 0) expect(others).toBeGreaterThanOrEqual(3);
            return;
          }
          if (closed) return;
          expect(all.length - taken.length).toBeGreaterThanOrEqual(size);
          expect(one).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});
