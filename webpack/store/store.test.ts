import { describeOnEachStore } from "../testing/each-store.ts";
import { examplePointer } from "../testing/release-examples.ts";
import type { ReleaseStore } from "./store.ts";

const release = "0.1.0-aaaaaaaa-111111";
const text = (content: string) => Buffer.from(content);

describeOnEachStore("a store of releases", (place) => {
  it("has no pointer and no release at first", async () => {
    const store = place().open();
    expect(await store.readPointer("discussion")).toBeNull();
    expect(await store.list("discussion")).toEqual([]);
  });

  it("stores the pointer that was written, for every client", async () => {
    const pointer = examplePointer({ by: "Zoë ✓" });
    expect(await place().open().swapPointer("discussion", pointer, null)).toBe(
      true,
    );
    const kept = await place().open().readPointer("discussion");
    expect(kept?.pointer).toEqual(pointer);
    expect(await place().open().readPointer("surveys")).toBeNull();
  });

  it("replaces a pointer only for the client that read it", async () => {
    const store = place().open();
    const [first, second, late] = [1, 2, 2].map((revision) =>
      examplePointer({ revision }),
    ) as [PointerLike, PointerLike, PointerLike];
    await store.swapPointer("discussion", first, null);
    const seen = (await store.readPointer("discussion"))?.tag ?? "";
    expect(await store.swapPointer("discussion", late, null)).toBe(false);
    expect(await store.swapPointer("discussion", second, seen)).toBe(true);
    expect(await store.swapPointer("discussion", late, seen)).toBe(false);
    const kept = await store.readPointer("discussion");
    expect(kept?.pointer).toEqual(second);
  });

  it("lets exactly one of many clients win each revision", async () => {
    const won = await Promise.all(
      Array.from({ length: 6 }, () => swapOften(place().open(), 12)),
    );
    const revisions = won.flat().sort((a, b) => a - b);
    const last = (await place().open().readPointer("discussion"))?.pointer;
    expect(revisions).toEqual(
      Array.from({ length: last?.revision ?? 0 }, (_, index) => index + 1),
    );
    expect(revisions.length).toBeGreaterThanOrEqual(12);
  });

  it("reports a malformed pointer instead of overwriting it", async () => {
    const { open, plant, pointerKey } = place();
    await plant(pointerKey("discussion"), '{"revision": 1');
    await expect(open().readPointer("discussion")).rejects.toThrow(
      /is damaged/,
    );
    expect(await open().swapPointer("discussion", examplePointer(), null)).toBe(
      false,
    );
  });

  it("writes a file once", async () => {
    const store = place().open();
    const file = { remote: "discussion", release, file: "entry.js" };
    expect(await store.read(file)).toBeNull();
    expect(await store.create(file, text("first"))).toBe(true);
    expect(await store.create(file, text("second"))).toBe(false);
    expect(Buffer.from((await store.read(file)) ?? []).toString()).toBe(
      "first",
    );
  });

  it("lists releases with a release.json as complete", async () => {
    const store = place().open();
    const before = Date.now() - 2000;
    for (const file of ["a.js", "b.js", "z.js"]) {
      await store.create({ remote: "discussion", release, file }, text("a"));
    }
    const half = await store.list("discussion");
    await store.create(
      { remote: "discussion", release, file: "release.json" },
      text("{}"),
    );
    const whole = await store.list("discussion");
    expect([...half, ...whole]).toMatchObject([
      { release, complete: false },
      { release, complete: true },
    ]);
    expect(whole[0]?.touched.getTime()).toBeGreaterThan(before);
    expect(await store.list("surveys")).toEqual([]);
  });

  it("lists no pointer and no folder that is not a release", async () => {
    const { open, plant } = place();
    await plant("discussion/notes/a.txt", "a");
    await open().swapPointer("discussion", examplePointer(), null);
    expect(await open().list("discussion")).toEqual([]);
  });

  it("removes one release and keeps the others", async () => {
    const store = place().open();
    const other = "0.1.0-bbbbbbbb-222222";
    for (const one of [release, other]) {
      for (const file of ["a.js", "release.json"]) {
        await store.create(
          { remote: "discussion", release: one, file },
          text("a"),
        );
      }
    }
    await store.remove("discussion", release);
    await store.remove("discussion", "0.1.0-cccccccc-333333");
    const left = await store.list("discussion");
    expect(left.map((one) => one.release)).toEqual([other]);
    expect(
      await store.read({ remote: "discussion", release, file: "a.js" }),
    ).toBeNull();
  });
});

type PointerLike = ReturnType<typeof examplePointer>;

/** Tries this number of times to change the pointer; returns the revisions that it won. */
async function swapOften(
  store: ReleaseStore,
  times: number,
): Promise<number[]> {
  const won: number[] = [];
  for (let tried = 0; tried < times; tried += 1) {
    const seen = await store.readPointer("discussion");
    const revision = (seen?.pointer.revision ?? 0) + 1;
    const next = examplePointer({ revision });
    const tag = seen?.tag ?? null;
    if (await store.swapPointer("discussion", next, tag)) won.push(revision);
  }
  return won;
}
