import { limits } from "@nearsay/core/contract";
import { codeStrength, countPossibilities, makeCode } from "./codes.ts";
import fc from "@nearsay/core/testing/property";

const random = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.getRandomValues(bytes);

describe("a generated code", () => {
  it("is allowed, readable and hard to guess", () => {
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

  it("contains every character with equal probability", () => {
    const counts = new Map<string, number>();
    for (let made = 0; made < 5000; made += 1)
      for (const sign of makeCode(random).replace("-", ""))
        counts.set(sign, (counts.get(sign) ?? 0) + 1);
    const expected = (5000 * 8) / 22;
    expect(counts.size).toBe(22);
    for (const count of counts.values())
      expect(Math.abs(count - expected)).toBeLessThan(expected / 5);
  });

  it("skips bytes that would make characters more likely, and codes of digits only", () => {
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

describe("the number of guesses for a code", () => {
  it.each([
    ["", 0],
    ["4719", 10_000],
    [" 4719 ", 10_000],
    ["471913", 1_000_000],
    ["1234", 100],
    ["9876", 100],
    ["0000", 100],
    ["abcd", 100],
    ["2026", 100],
    ["Password", 100],
    ["oak", 17_576],
    ["maple", 100_000],
    ["Straße", 100_000],
    ["maple114", 100_000_000],
    ["welcome1", 1000],
    ["oak-7", 878_800],
  ])("for %j is %i", (code, possibilities) => {
    expect(countPossibilities(code)).toBe(possibilities);
  });

  it("is at least one, and does not decrease with more characters", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 32 }), (code) => {
        fc.pre(code.trim() !== "");
        const possibilities = countPossibilities(code);
        expect(possibilities).toBeGreaterThanOrEqual(1);
        expect(countPossibilities(`${code.trim()}-7`)).toBeGreaterThan(
          possibilities,
        );
      }),
    );
  });
});

it.each([
  ["first", 1000],
  ["easy", 10_000],
  ["fair", 1_000_000],
  ["hard", 1_000_000_000],
])("a code is %s with %i possibilities", (strength, possibilities) => {
  expect(codeStrength(possibilities)).toBe(strength);
});
