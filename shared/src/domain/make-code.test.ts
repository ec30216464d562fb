import { limits } from "../contract/limits.ts";
import { codeStrength, countPossibilities } from "./code-strength.ts";
import { makeCode } from "./make-code.ts";

const random = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.getRandomValues(bytes);

describe("a made code", () => {
  it("is one that may be chosen, reads well and is hard to guess", () => {
    for (let made = 0; made < 2000; made += 1) {
      const code = makeCode(random);
      expect(code).toMatch(
        /^[bcdfghjkmnprtvwx346789]{4}-[bcdfghjkmnprtvwx346789]{4}$/,
      );
      expect(code.length).toBeGreaterThanOrEqual(limits.codeMin);
      expect(code.length).toBeLessThanOrEqual(limits.codeMax);
      expect(codeStrength(countPossibilities(code))).toBe("hard");
    }
  });

  it("has every sign as often as any other", () => {
    const counts = new Map<string, number>();
    for (let made = 0; made < 5000; made += 1)
      for (const sign of makeCode(random).replace("-", ""))
        counts.set(sign, (counts.get(sign) ?? 0) + 1);
    const expected = (5000 * 8) / 22;
    expect(counts.size).toBe(22);
    for (const count of counts.values())
      expect(Math.abs(count - expected)).toBeLessThan(expected / 5);
  });

  it("passes over bytes that would make signs likelier, and codes that are all digits", () => {
    const bytes = [
      255,
      250,
      ...Array<number>(8).fill(16),
      0,
      16,
      1,
      17,
      2,
      18,
      3,
      19,
    ];
    expect(makeCode((given) => given.set([bytes.shift() ?? NaN]))).toBe(
      "b3c4-d6f7",
    );
  });
});
