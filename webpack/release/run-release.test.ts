import type { ReleasePointer } from "@nearsay/core/contract";
import {
  describeOnEachStore,
  type StoreUnderTest,
} from "../testing/each-store.ts";
import { examplePacked } from "../testing/release-examples.ts";
import type { Bench } from "./commands.ts";
import type { RemoteState } from "./list.ts";
import { runRelease } from "./run-release.ts";

const [first, second, third] = ["one", "two", "three"].map(
  (text) => examplePacked(text).release,
) as [string, string, string];

describeOnEachStore("the release tool", (place) => {
  it("releases, and prints each step", async () => {
    const { run } = developer(place());
    const { code, printed } = await run("one");
    expect(code).toBe(0);
    expect(printed[0]).toBe(`discussion ${first} is built.`);
    expect(printed[1]).toMatch(/contains it, 4 new files\.$/);
    expect(printed[2]).toMatch(
      /is on channel candidate; the end-to-end tests run/,
    );
    expect(printed[3]).toBe(`discussion ${first} is served from now on.`);
    expect(await pointerOf(place())).toMatchObject({
      current: first,
      earlier: [],
      by: "ann@desk",
      enabled: true,
    });
  });

  it("says which parts of a release are not visible yet, because the deployed host does not know them", async () => {
    const unknownToHost = () => Promise.resolve(["discussion/Archive"]);
    const { run } = developer(place(), undefined, { unknownToHost });
    const { printed } = await run("one");
    expect(printed.at(-1)).toBe(
      `discussion ${first} is released; discussion/Archive is not visible until a server and a host that know it are deployed.`,
    );
  });

  it("releases what is already served without a change", async () => {
    const { run } = developer(place());
    await run("one");
    const { code, printed } = await run("one");
    expect(code).toBe(0);
    expect(printed.at(-1)).toBe(`discussion ${first} is already served.`);
    expect((await pointerOf(place()))?.revision).toBe(2);
  });

  it("continues an upload that was interrupted", async () => {
    const [half] = examplePacked("one").files;
    if (half === undefined) throw new Error("There is no file.");
    const file = { remote: "discussion", release: first, file: half.file };
    await place().open().create(file, half.content);
    const { printed } = await developer(place()).run("one");
    expect(printed[1]).toMatch(/3 new files/);
  });

  it("rolls back one release at a time, finally to what the site was built with", async () => {
    const { run } = developer(place());
    for (const text of ["one", "two", "three"]) await run(text);
    for (const current of [second, first, null]) {
      expect((await run("", "rollback")).code).toBe(0);
      expect((await pointerOf(place()))?.current).toBe(current);
    }
    const { printed } = await run("", "rollback");
    expect(printed).toEqual([
      "discussion (the built version) is already served.",
    ]);
  });

  it("rolls back to a release by its name, and to the built one by a keyword", async () => {
    const { run } = developer(place());
    for (const text of ["one", "two", "three"]) await run(text);
    await run("", "rollback", first);
    expect((await pointerOf(place()))?.current).toBe(first);
    await run("", "rollback", third);
    expect((await pointerOf(place()))?.current).toBe(third);
    await run("", "rollback", "built");
    expect((await pointerOf(place()))?.current).toBeNull();
  });

  it("does not roll back to a missing or damaged release", async () => {
    const { run } = developer(place());
    await run("one");
    await run("two");
    await place().open().remove("discussion", first);
    const missing = await run("", "rollback");
    expect([missing.code, missing.refused]).toEqual([
      1,
      expect.stringContaining(`contains no release ${first} of discussion`),
    ]);
    await place().plant(`discussion/${first}/release.json`, "{}");
    const damaged = await run("", "rollback");
    expect([damaged.code, damaged.refused]).toEqual([
      1,
      `discussion ${first} is damaged: its release.json differs from the one that was released.`,
    ]);
    expect((await pointerOf(place()))?.current).toBe(second);
  });

  it("switches a remote off and on, even one that was never released", async () => {
    const { run } = developer(place());
    await run("", "disable");
    expect(await pointerOf(place())).toMatchObject({
      enabled: false,
      current: null,
    });
    const { printed } = await run("", "disable");
    expect(printed).toEqual(["discussion is already switched off."]);
    await run("", "enable");
    expect((await pointerOf(place()))?.enabled).toBe(true);
  });

  it("leaves a switched-off remote off after a release, and says so", async () => {
    const { run } = developer(place());
    await run("", "disable");
    const { printed } = await run("one");
    expect(printed.at(-1)).toContain("discussion is switched off: use enable");
    expect(await pointerOf(place())).toMatchObject({
      enabled: false,
      current: first,
    });
  });

  it("serves a release only on a channel until it is promoted", async () => {
    const { run } = developer(place());
    await run("one");
    await run("two", "release", "--channel", "next");
    expect(await pointerOf(place())).toMatchObject({
      current: first,
      channels: { next: second },
    });
    const [listed = ""] = (await run("", "list")).printed;
    expect(listed).toMatch(new RegExp(`${second}  .*channel next`));
    expect((await run("", "promote", "later")).refused).toBe(
      "discussion has no channel later.",
    );
    await run("", "promote", "next");
    const promoted = await pointerOf(place());
    expect(promoted?.channels).toEqual({});
    expect(promoted).toMatchObject({ current: second, earlier: [first] });
  });

  it("does nothing for a channel that already shows the release", async () => {
    const { run } = developer(place());
    await run("one", "release", "--channel", "next");
    const { code, printed } = await run("one", "release", "--channel", "next");
    expect(code).toBe(0);
    expect(printed.at(-1)).toBe(
      `discussion ${first} is already served on channel next.`,
    );
    expect((await pointerOf(place()))?.revision).toBe(1);
  });

  it("fails if another release was made in the meantime, and says by whom", async () => {
    const mine = developer(place(), () =>
      developer(place(), undefined, { by: "bob" }).run(
        "two",
        "release",
        "--untested",
      ),
    );
    const { code, refused } = await mine.run("one");
    expect(code).toBe(1);
    expect(refused).toBe(
      `discussion was released as ${second} by bob at 2026-11-22T10:02:00.000Z in the meantime. Check its state (list), then try again.`,
    );
    expect((await pointerOf(place()))?.current).toBe(second);
  });

  it("lists the served and the stored releases, for people and for programs", async () => {
    const { run } = developer(place());
    expect((await run("", "list")).printed).toEqual([
      "discussion is at the built version; nothing was released.",
    ]);
    await run("one");
    await run("two");
    await place().plant(`discussion/${third}/entry.js`, "half");
    const [text = ""] = (await run("", "list")).printed;
    expect(text).toContain(`discussion is on: ${second}. It was released as`);
    expect(text).toMatch(new RegExp(`${first}  .*earlier`));
    expect(text).toMatch(new RegExp(`${second}  .*current`));
    expect(text).toMatch(new RegExp(`${third}  .*incomplete`));
    const [json = ""] = (await run("", "list", "--json")).printed;
    const [state] = JSON.parse(json) as RemoteState[];
    expect(state?.releases).toHaveLength(3);
    expect(state?.pointer?.current).toBe(second);
  });

  it("lists the release that the site automatically rolled back from, until something is released", async () => {
    const { run } = developer(place());
    for (const text of ["one", "two"]) await run(text);
    const store = place().open();
    const kept = await store.readPointer("discussion");
    if (kept === null) throw new Error("Nothing was released.");
    const { since = "" } = kept.pointer;
    const gone: ReleasePointer = {
      ...kept.pointer,
      did: "rollback",
      by: "the site itself",
      current: first,
      earlier: [],
      left: { release: second, since, failed: 5, loaded: 9 },
    };
    await store.swapPointer("discussion", gone, kept.tag);

    const rolledBack = `${second} was rolled back by the site itself: it failed in 5 networks of 9 that loaded it.`;
    const listed = async () => (await run("", "list")).printed[0];
    expect(await listed()).toMatch(
      `discussion is on: ${first}. It was rolled back to ${first} by the site itself`,
    );
    expect(await listed()).toContain(rolledBack);
    await run("three", "release", "--channel", "next");
    expect(await listed()).toContain(rolledBack);
    expect((await run("two")).code).toBe(0);
    expect(await listed()).not.toContain("by the site itself");
  });

  it.each(["help", "--help", "-h"])(
    "prints its commands for %s",
    async (asked) => {
      const { code, printed } = await developer(place()).run("one", asked);
      expect(code).toBe(0);
      expect(printed.join("\n").match(/^ {2}[a-z]+(, enable)?/gm)).toEqual([
        "  release",
        "  promote",
        "  rollback",
        "  disable, enable",
        "  list",
        "  clean",
      ]);
      expect(await place().open().readPointer("discussion")).toBeNull();
    },
  );

  it.each([
    ["undo"],
    ["disable", "now"],
    ["clean", "now"],
    ["rollback", "built", "now"],
    ["rollback", "../surveys"],
    ["promote"],
    ["release", "--channel", "Next"],
    ["disable", "--channel", "next"],
    ["release", "--json"],
    ["release", "--channel", "next", "--untested"],
    ["rollback", "--untested"],
    ["release", "--fast"],
  ])("changes nothing for an invalid command: %s %s", async (...args) => {
    const { code, refused } = await developer(place()).run("one", ...args);
    expect([code, refused]).toEqual([2, expect.stringMatching(/\S/)]);
    expect(await place().open().readPointer("discussion")).toBeNull();
  });
});

async function pointerOf(place: StoreUnderTest) {
  return (await place.open().readPointer("discussion"))?.pointer;
}

/** A developer with a checkout; `meanwhile` runs while it is built. */
function developer(
  place: StoreUnderTest,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
  changes: Partial<Bench> = {},
) {
  const by = "ann@desk";
  return {
    /** Runs a command with these sources. */
    run: async (sources: string, ...args: string[]) => {
      const printed: string[] = [];
      let refused = "";
      const bench: Bench = {
        remote: "discussion",
        store: place.open(),
        build: async () => {
          await meanwhile();
          return examplePacked(sources);
        },
        fit: () => Promise.resolve([]),
        unknownToHost: () => Promise.resolve([]),
        passesJourneys: () => Promise.resolve(true),
        by,
        now: () => new Date("2026-11-22T10:02:00.000Z"),
        print: (line) => printed.push(line),
        ...changes,
      };
      const code = await runRelease(args, [bench], {
        out: (text) => printed.push(text),
        err: (text) => (refused = text),
      });
      return { code, printed, refused };
    },
  };
}
