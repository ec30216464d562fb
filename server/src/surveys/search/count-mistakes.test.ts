import fc from "fast-check";
import { countMistakes } from "./count-mistakes.ts";

const word = fc.string({ unit: fc.constantFrom(..."abcß日𝒳"), maxLength: 8 });

describe("the mistakes between two words", () => {
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
  ])("from %j to %j are %d", (one, other, mistakes) => {
    expect(countMistakes(one, other)).toBe(mistakes);
  });

  it("are as many there as back, and none between a word and itself alone", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const mistakes = countMistakes(one, other);
        expect(countMistakes(other, one)).toBe(mistakes);
        expect(mistakes === 0).toBe(one === other);
      }),
    );
  });

  it("are no fewer than the letters that one has more, and no more than the longer one has", () => {
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
