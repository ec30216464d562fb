import {
  describeOnEachStore,
  type StoreUnderTest,
} from "../testing/each-store.ts";
import { exampleBench, examplePacked } from "../testing/release-examples.ts";
import type { ReleaseStore } from "../store/store.ts";
import { runRelease } from "./run-release.ts";

const day = 24 * 60 * 60 * 1000;
const texts = ["one", "two", "three"];
const [first, second, third] = texts.map(
  (text) => examplePacked(text).release,
) as [string, string, string];

describeOnEachStore("cleaning a store", (place) => {
  it("removes an incomplete release after a day, and no sooner", async () => {
    await place().plant(`discussion/${third}/entry.js`, "half");
    const young = await run(place().open(), 0.9, "clean");
    expect(young.printed).toEqual(["discussion has nothing to remove."]);
    expect(await namesIn(place())).toEqual([third]);
    const old = await run(place().open(), 1.1, "clean");
    expect(old.printed).toEqual([
      `discussion ${third} was old and has been removed.`,
    ]);
    expect(await namesIn(place())).toEqual([]);
  });

  it("removes a complete release that has not been referred to for a month", async () => {
    const store = place().open();
    await run(store, 0, "one");
    await run(store, 0, "two");
    await run(store, 0, "rollback");
    expect((await run(store, 29, "clean")).printed).toHaveLength(1);
    expect(await namesIn(place())).toEqual([first, second].sort());
    await run(store, 31, "clean");
    expect(await namesIn(place())).toEqual([first]);
  });

  it("keeps current, earlier and channel releases, however old", async () => {
    const store = place().open();
    await run(store, 0, "one");
    await run(store, 0, "two");
    await run(store, 0, "three", "--channel", "next");
    const { printed } = await run(store, 400, "clean");
    expect(printed).toEqual(["discussion has nothing to remove."]);
    expect(await namesIn(place())).toEqual([first, second, third].sort());
  });

  it("cleans up after each release", async () => {
    await place().plant(`discussion/${third}/entry.js`, "half");
    const { code, printed } = await run(place().open(), 2, "one");
    expect(code).toBe(0);
    expect(printed.at(-1)).toBe(
      `discussion ${third} was old and has been removed.`,
    );
    expect(await namesIn(place())).toEqual([first]);
  });

  it("reports success for a release after which nothing can be removed", async () => {
    await place().plant(`discussion/${third}/entry.js`, "half");
    const store = {
      ...place().open(),
      remove: () => Promise.reject(new Error("You may not remove anything.")),
    };
    const { code, printed } = await run(store, 2, "one");
    expect(code).toBe(0);
    expect(printed.at(-1)).toBe(
      "Old releases were not removed. You may not remove anything.",
    );
  });
});

async function namesIn(place: StoreUnderTest): Promise<string[]> {
  const stored = await place.open().list("discussion");
  return stored.map(({ release }) => release).sort();
}

/**
 * Runs a command at a time this number of days from now; a text releases a
 * build that contains it.
 */
async function run(store: ReleaseStore, days: number, ...words: string[]) {
  const [command = "", ...more] = words;
  const builds = texts.includes(command);
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const bench = {
    ...exampleBench(store, command, print),
    now: () => new Date(Date.now() + days * day),
  };
  const args = builds ? ["release", ...more] : words;
  const code = await runRelease(args, [bench], { out: print, err: print });
  return { code, printed };
}
