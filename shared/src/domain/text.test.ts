import fc from "fast-check";
import { nonEmptyAnswers } from "./answers.ts";
import { clipText, truncate } from "./text.ts";

describe("clipText", () => {
  it("never splits a character and never passes the limit", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 1, max: 40 }),
        (text, max) => {
          const clipped = clipText(text, max);
          expect(clipped.length).toBeLessThanOrEqual(max);
          expect(text.startsWith(clipped)).toBe(true);
          expect(clipped.isWellFormed()).toBe(text.isWellFormed());
        },
      ),
    );
  });
});

describe("truncate", () => {
  it("keeps a text that fits", () => {
    expect(truncate("x".repeat(90), 90)).toBe("x".repeat(90));
  });

  it("is the start of the text, of at most three characters less and an ellipsis", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 4, max: 40 }),
        (text, max) => {
          const shown = truncate(text, max);
          if (text.length <= max) {
            expect(shown).toBe(text);
            return;
          }
          const start = shown.slice(0, -1);
          expect(shown.endsWith("…")).toBe(true);
          expect(start.length).toBeLessThanOrEqual(max - 3);
          expect(text.startsWith(start)).toBe(true);
          expect(shown.isWellFormed()).toBe(text.isWellFormed());
        },
      ),
    );
  });

  it("ends a longer one with an ellipsis", () => {
    expect(truncate("x".repeat(91), 90)).toBe(`${"x".repeat(87)}…`);
  });
});

describe("nonEmptyAnswers", () => {
  it("drops what says nothing and trims the rest", () => {
    expect(nonEmptyAnswers({ a: "  ", b: " yes ", c: [], d: ["One"] })).toEqual(
      { b: "yes", d: ["One"] },
    );
  });
});
