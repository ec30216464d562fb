import { TestClock } from "../../testing/test-app.ts";
import { createCache } from "./cache.ts";

function start({ isLive = (): boolean => true, max = 10 } = {}) {
  const clock = new TestClock();
  const cache = createCache<string, string | null>({
    clock: clock.read,
    isLive,
    max,
    rightUntil: (value) => (value === null ? 0 : Infinity),
  });
  return { clock, cache };
}

/** A load that the test completes. */
function slowLoad() {
  let finish: (value: string) => void = () => {};
  const value = new Promise<string>((resolve) => (finish = resolve));
  return { load: () => value, finish };
}

const answering = (value: string | null) =>
  jest.fn(() => Promise.resolve(value));

describe("createCache", () => {
  it("loads once, even for many callers at the same time", async () => {
    const { cache } = start();
    const load = answering("value");
    const asked = [1, 2, 3].map(() => cache.get("key", load));
    expect(await Promise.all(asked)).toEqual(["value", "value", "value"]);
    await cache.get("key", load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("does not cache what was read before a change that arrived during the load", async () => {
    const { cache } = start();
    const { load, finish } = slowLoad();
    const asked = cache.get("key", load);
    cache.drop("key");
    const fresh = cache.get("key", answering("new"));
    finish("old");
    expect(await asked).toBe("old");
    expect(await fresh).toBe("new");
    expect(await cache.get("key", answering("newer"))).toBe("new");
  });

  it("caches nothing for longer than three seconds, nor beyond the time a value is valid", async () => {
    const { cache, clock } = start();
    await cache.get("key", answering("old"));
    clock.now = new Date(clock.now.getTime() + 3_000);
    expect(await cache.get("key", answering("new"))).toBe("new");

    const soon = clock.now.getTime() + 1_000;
    const short = createCache<string, string>({
      clock: clock.read,
      isLive: () => true,
      max: 10,
      rightUntil: () => soon,
    });
    await short.get("key", () => Promise.resolve("open"));
    clock.now = new Date(soon);
    expect(await short.get("key", () => Promise.resolve("closed"))).toBe(
      "closed",
    );
  });

  it("caches neither failures nor values that are excluded", async () => {
    const { cache } = start();
    const failure = () => Promise.reject(new Error("away"));
    await expect(cache.get("key", failure)).rejects.toThrow("away");
    expect(await cache.get("key", answering(null))).toBeNull();
    expect(await cache.get("key", answering("there"))).toBe("there");
  });

  it("caches nothing while it receives no changes", async () => {
    let live = false;
    const { cache } = start({ isLive: () => live });
    const load = answering("value");
    await Promise.all([cache.get("key", load), cache.get("key", load)]);
    expect(load).toHaveBeenCalledTimes(2);
    live = true;
    await cache.get("key", load);
    await cache.get("key", load);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("holds at most its maximum number, and is empty after it is cleared", async () => {
    const { cache } = start({ max: 2 });
    for (const key of ["a", "b", "c"]) await cache.get(key, answering(key));
    expect(await cache.get("a", answering("again"))).toBe("again");
    cache.clear();
    expect(await cache.get("c", answering("again"))).toBe("again");
  });
});
