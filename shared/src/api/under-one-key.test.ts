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

describe("data that must not count twice", () => {
  it("is sent with the same key again while it may have arrived", async () => {
    const [first, second] = await keysOf(["a", "a"], true);
    expect(second).toBe(first);
  });

  it("is sent with another key if it differs, or there was a response", async () => {
    const keys = await keysOf(["b", "c", "c"], false);
    expect(new Set(keys).size).toBe(3);
  });
});
