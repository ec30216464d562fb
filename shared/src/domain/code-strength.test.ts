import fc from "fast-check";
import { codeStrength, countPossibilities } from "./code-strength.ts";

describe("the possibilities of a code", () => {
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
  ])("of %j are %i", (code, possibilities) => {
    expect(countPossibilities(code)).toBe(possibilities);
  });

  it("are one at least, and no fewer for more of the code", () => {
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
])("a code is %s to be found among %i", (strength, possibilities) => {
  expect(codeStrength(possibilities)).toBe(strength);
});
