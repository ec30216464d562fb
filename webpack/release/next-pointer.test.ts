import {
  earlierReleases,
  namedReleases,
  readReleasePointer,
  type ReleasePointer,
} from "@nearsay/core/contract";
import fc from "@nearsay/core/testing/property";
import { exampleSealed } from "../testing/release-examples.ts";
import { nextPointer, type PointerChange } from "./next-pointer.ts";

const now = new Date("2026-11-22T10:02:00.000Z");
const sealed = fc.integer({ min: 0, max: 40 }).map(exampleSealed);

const changes = fc.array(
  fc.oneof<fc.Arbitrary<PointerChange>[]>(
    fc.tuple(fc.boolean(), sealed).map(([tested, one]) => {
      return { did: "release" as const, tested, ...one };
    }),
    fc
      .tuple(fc.constantFrom("next", "candidate"), sealed)
      .map(([channel, one]) => ({ did: "channel" as const, channel, ...one })),
    fc.option(sealed).map((to) => ({ did: "rollback" as const, to })),
    fc
      .constantFrom("disable" as const, "enable" as const)
      .map((did) => ({ did })),
  ),
  { minLength: 1, maxLength: 60 },
);

function apply(list: PointerChange[]): ReleasePointer {
  const start: ReleasePointer | null = null;
  const end = list.reduce<ReleasePointer | null>(
    (pointer, change) => nextPointer(pointer, change, "ann", now),
    start,
  );
  if (end === null) throw new Error("Nothing was applied.");
  return end;
}

const releasesOf = (...numbers: number[]) =>
  numbers.map((n) => {
    return { did: "release" as const, tested: true, ...exampleSealed(n) };
  });
const nameOf = (number: number) => exampleSealed(number).release;

describe("nextPointer", () => {
  it("makes a pointer that every reader accepts, for any changes in any order", () => {
    fc.assert(
      fc.property(changes, (list) => {
        const pointer = apply(list);
        expect(readReleasePointer(pointer)).toEqual(pointer);
        expect(pointer.revision).toBe(list.length);
      }),
    );
  });

  it("records that a release was tested as long as it is current, and never for one restored by a rollback", () => {
    const releases = releasesOf(1, 2);
    const rollback = { did: "rollback" as const, to: exampleSealed(1) };
    const channel = { did: "channel" as const, channel: "next" };
    for (const [change, tested] of [
      [{ did: "disable" as const }, true],
      [{ ...channel, ...exampleSealed(3) }, true],
      [rollback, false],
    ] as const)
      expect(apply([...releases, change]).tested).toBe(tested);
  });

  it("keeps no more than the maximum number of earlier releases, without duplicates and the current one", () => {
    fc.assert(
      fc.property(changes, (list) => {
        const { earlier, current } = apply(list);
        expect(earlier.length).toBeLessThanOrEqual(earlierReleases);
        expect(new Set(earlier).size).toBe(earlier.length);
        expect(earlier).not.toContain(current);
      }),
    );
  });

  it("contains the seals of exactly the named releases", () => {
    fc.assert(
      fc.property(changes, (list) => {
        const pointer = apply(list);
        const named = namedReleases(pointer).sort();
        expect(Object.keys(pointer.seals).sort()).toEqual(named);
      }),
    );
  });

  it("switches a remote on and off only with disable and enable", () => {
    fc.assert(
      fc.property(changes, (list) => {
        const last = list.findLast((c) => /^(dis|en)able$/.test(c.did));
        expect(apply(list).enabled).toBe(last?.did !== "disable");
      }),
    );
  });

  it("rolls back one release at a time and never to the one it came from", () => {
    let pointer = apply(releasesOf(1, 2, 3));
    expect(pointer.earlier).toEqual([nameOf(2), nameOf(1)]);
    for (const number of [2, 1]) {
      const to = exampleSealed(number);
      pointer = nextPointer(pointer, { did: "rollback", to }, "ann", now);
      expect(pointer.current).toBe(nameOf(number));
    }
    expect(pointer.earlier).toEqual([]);
  });

  it("keeps the time at which the current release was released, whatever channels show later", () => {
    const [one] = releasesOf(1);
    const next = { did: "channel" as const, channel: "next" };
    const later = new Date("2026-11-23T08:00:00.000Z");
    let pointer = nextPointer(null, one as PointerChange, "ann", now);
    for (const change of [
      { ...next, ...exampleSealed(2) },
      { did: "disable" as const },
      { did: "enable" as const },
    ]) {
      pointer = nextPointer(pointer, change, "ann", later);
      expect(pointer.since).toBe(now.toISOString());
    }
    const back = { did: "rollback" as const, to: null };
    expect(nextPointer(pointer, back, "ann", later)).not.toHaveProperty(
      "since",
    );
  });

  it("rolls back over several releases at once, and to what the site was built with", () => {
    const back = (to: PointerChange & { did: "rollback" }) =>
      nextPointer(apply(releasesOf(1, 2, 3, 4)), to, "ann", now);
    expect(back({ did: "rollback", to: exampleSealed(2) })).toMatchObject({
      current: nameOf(2),
      earlier: [nameOf(1)],
    });
    expect(back({ did: "rollback", to: null })).toMatchObject({
      current: null,
      earlier: [],
    });
  });

  it("deletes a channel when all visitors get its release", () => {
    const next = { did: "channel" as const, channel: "next" };
    const [shown] = releasesOf(2);
    if (shown === undefined) throw new Error("There is none.");
    const tried = [...releasesOf(1), { ...next, ...exampleSealed(2) }];
    expect(apply(tried)).toMatchObject({
      current: nameOf(1),
      channels: { next: nameOf(2) },
    });
    const promoted = apply([...tried, shown]);
    expect(promoted.channels).toEqual({});
    expect(promoted).toMatchObject({
      current: nameOf(2),
      earlier: [nameOf(1)],
    });
  });
});
