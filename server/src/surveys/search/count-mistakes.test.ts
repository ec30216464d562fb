import fc from "@nearsay/core/testing/property";
import { countMistakes } from "./count-mistakes.ts";

const word = fc.string({ unit: fc.constantFrom(..."abcß日𝒳"), maxLength: 8 });

describe("the number of mistakes between two words", () => {
  it.each([
    ["library", "library", 0],
    ["libary", "library", 1],
    ["librarys", "library", 1],
    ["librery", "library", 1],
    ["lirbary", "library", 1],
    ["ilbrary", "library", 1],
    ["libarys", "library", 2],
    ["kitten", "sitting", 3],
    ["ca", "abc", 3],
    ["", "bus", 3],
    ["𝒳", "y", 1],
  ])("from %j to %j is %d", (one, other, mistakes) => {
    expect(countMistakes(one, other)).toBe(mistakes);
  });

  it("is the same in both directions, and zero only between equal words", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const mistakes = countMistakes(one, other);
        expect(countMistakes(other, one)).toBe(mistakes);
        expect(mistakes === 0).toBe(one === other);
      }),
    );
  });

  it("is at least the difference in length, and at most the length of the longer word", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const [a, b] = [Array.from(one).length, Array.from(other).length];
        const mistakes = countMistakes(one, other);
        expect(mistakes).toBeGreaterThanOrEqual(Math.abs(a - b));
        expect(mistakes).toBeLessThanOrEqual(Math.max(a, b));
      }),
    );
  });
});
