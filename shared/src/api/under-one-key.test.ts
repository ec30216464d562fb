import { underOneKey } from "./under-one-key.ts";

async function keysOf(submissions: string[], lost: boolean) {
  const keys: string[] = [];
  for (const submission of submissions) {
    const send = (key: string) => {
      keys.push(key);
      return lost ? Promise.reject(new Error("lost")) : Promise.resolve(key);
    };
    await underOneKey(submission, send).catch(() => undefined);
  }
  return keys;
}

describe("what must not count twice", () => {
  it("goes under the same key again while it may have arrived", async () => {
    const [first, second] = await keysOf(["a", "a"], true);
    expect(second).toBe(first);
  });

  it("goes under another key where it differs, or was answered", async () => {
    const keys = await keysOf(["b", "c", "c"], false);
    expect(new Set(keys).size).toBe(3);
  });
});
