import {
  namedReleases,
  readReleasePointer,
  type ReleasePointer,
  type RemoteFailure,
} from "@nearsay/core/contract";
import fc from "@nearsay/core/testing/property";
import {
  blamesRelease,
  isBuildOf,
  isTooMuch,
  leaveRelease,
  newSince,
  withoutLeft,
} from "./leave-release.ts";

const released = "2026-11-22T10:00:00.000Z";
const [broken, before, oldest] = ["3", "2", "1"].map(
  (n) => `0.${n}.0-aaaaaaaa-00000${n}`,
) as [string, string, string];
const seal = `sha384-${"a".repeat(64)}`;

const pointer: ReleasePointer = {
  revision: 7,
  id: "seven",
  at: released,
  by: "ann@desk",
  did: "release",
  enabled: true,
  current: broken,
  since: released,
  tested: true,
  channels: { next: oldest },
  earlier: [before, oldest],
  seals: { [broken]: seal, [before]: seal, [oldest]: seal },
};
const left = { release: broken, since: released, failed: 5, loaded: 9 };
const later = "2026-11-22T10:04:00.000Z";
const after = (minutes: number) =>
  new Date(Date.parse(released) + minutes * 60_000);

describe("a release that fails", () => {
  it("is new for ten minutes, also if its channels are changed in the meantime", () => {
    for (const did of ["release", "channel", "enable"] as const) {
      const moved = { ...pointer, did, at: later };
      expect(newSince(moved, after(9.9))).toBe(released);
      expect(newSince(moved, after(10))).toBeNull();
    }
  });

  it.each([
    ["a rollback restored it", { did: "rollback", since: undefined }],
    [
      "an old release tool has changed a channel since",
      { did: "channel", since: undefined },
    ],
    ["it is switched off", { enabled: false }],
    ["it is the version that the site was built with", { current: null }],
  ])("is never new if %s", (_why, changes) => {
    const other = { ...pointer, ...changes } as ReleasePointer;
    expect(newSince(other, after(1))).toBeNull();
  });

  it("is identified by the build that pages name", () => {
    expect(isBuildOf(broken, "0.3.0-aaaaaaaa")).toBe(true);
    for (const version of ["", "0.3.0", "0.2.0-aaaaaaaa", broken])
      expect(isBuildOf(broken, version)).toBe(false);
  });

  it.each<[boolean, RemoteFailure["phase"], RemoteFailure["reason"]]>([
    [true, "entry", "failed"],
    [true, "integrity", "damaged"],
    [true, "module", "missing"],
    [true, "render", "failed"],
    [false, "entry", "timeout"],
    [false, "runtime", "failed"],
    [false, "registry", "disabled"],
  ])("is blamed (%s) for %s %s", (blamed, phase, reason) => {
    expect(blamesRelease({ phase, reason })).toBe(blamed);
  });

  it("is rolled back when the threshold of networks fails, if they are a tenth of all that loaded it", () => {
    expect(isTooMuch({ failed: 4, loaded: 4 }, 5)).toBe(false);
    expect(isTooMuch({ failed: 5, loaded: 0 }, 5)).toBe(true);
    expect(isTooMuch({ failed: 5, loaded: 50 }, 5)).toBe(true);
    expect(isTooMuch({ failed: 5, loaded: 51 }, 5)).toBe(false);
  });
});

describe("the pointer of a site that rolled back", () => {
  const gone = leaveRelease(pointer, before, left, later);

  it("is valid for every reader, also with fields removed", () => {
    for (const to of [before, oldest, null]) {
      const next = leaveRelease(pointer, to, left, later);
      expect(readReleasePointer(next)).toEqual(next);
      expect(next.current).toBe(to);
      expect(namedReleases(next)).not.toContain(broken);
      expect(newSince(next, after(5))).toBeNull();
    }
  });

  it("keeps the rolled-back version while its source changes channels", () => {
    const source = { ...pointer, id: "eight", revision: 8, channels: {} };
    const meant = withoutLeft(source, gone);
    expect(meant).toMatchObject({ current: before, channels: {}, left });
    expect(withoutLeft(source, meant)).toEqual(meant);
  });

  it("follows its source again once that names another release, or releases the same one again", () => {
    const other = { ...pointer, current: before, earlier: [oldest] };
    expect(withoutLeft(other, gone)).toBe(other);
    const again = { ...pointer, at: later, since: later };
    expect(withoutLeft(again, gone)).toBe(again);
  });

  it("is the source's pointer if the site never rolled back", () => {
    expect(withoutLeft(pointer, null)).toBe(pointer);
    expect(withoutLeft(pointer, pointer)).toBe(pointer);
  });

  it("never shows the release that was rolled back, whatever the source changes without releasing", () => {
    const moves = fc.array(fc.constantFrom("channel", "disable", "enable"));
    fc.assert(
      fc.property(moves, (list) => {
        let [source, held] = [pointer, gone];
        for (const did of list) {
          const revision = source.revision + 1;
          source = { ...source, did, revision, id: `${revision}`, at: later };
          held = withoutLeft(source, held);
          expect(held.current).toBe(before);
        }
      }),
    );
  });
});
