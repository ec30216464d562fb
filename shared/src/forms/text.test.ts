import fc from "../testing/property.ts";
import { nonEmptyAnswers } from "../domain/answers.ts";
import { clipText, lengthOf, trimText, truncate } from "./text.ts";

describe("lengthOf", () => {
  it.each([
    ["", 0],
    ["abc", 3],
    ["日本", 2],
    ["😀", 1],
    ["e\u0301", 2],
    ["👨‍👩‍👧", 5],
  ])("counts the code points of %j", (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });
});

describe("trimText", () => {
  it.each([
    "",
    " \t\n",
    "\u00a0\u3000",
    "\u200b",
    "\u2800",
    "\u3164",
    "\uffa0\u115f\u1160",
    "\u00ad",
    "\u034f",
    "\u061c\u200e\u202e\u2066",
    "\ufe0f\u{e0100}",
    "\u{e0041}\u{e007f}",
    "\u180b\u180e",
    "\u17b4\u17b5",
    "\u{1d159}\u{1d173}",
    "\ufff9\ufeff",
    "\u200d \u200c\u2060",
    "\u0001\u0085",
  ])("finds nothing visible in %j", (text) => {
    expect(trimText(text)).toBe("");
  });

  it.each([
    [" a ", "a"],
    ["\u3164.", "\u3164."],
    ["می‌خواهم ", "می‌خواهم"],
    ["👨‍👩‍👧", "👨‍👩‍👧"],
    ["\u0301", "\u0301"],
    ["؀", "؀"],
  ])("does not change %j except for the space around it", (text, trimmed) => {
    expect(trimText(text)).toBe(trimmed);
  });
});

describe("clipText", () => {
  it("keeps a character of several code points complete or leaves it out", () => {
    expect(clipText("ab👨‍👩‍👧", 6)).toBe("ab");
    expect(clipText("ab👨‍👩‍👧", 7)).toBe("ab👨‍👩‍👧");
    expect(clipText("abe\u0301", 3)).toBe("ab");
  });

  it("leaves out a character that alone is too long", () => {
    expect(clipText(`e${"\u0301".repeat(9)}`, 4)).toBe("");
  });

  it("counts a character of two UTF-16 units once", () => {
    expect(clipText("😀".repeat(240), 240)).toBe("😀".repeat(240));
  });

  it("never splits a character and never exceeds the limit", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 1, max: 40 }),
        (text, max) => {
          const clipped = clipText(text, max);
          expect(lengthOf(clipped)).toBeLessThanOrEqual(max);
          expect(text.startsWith(clipped)).toBe(true);
          expect(clipped.isWellFormed()).toBe(text.isWellFormed());
        },
      ),
    );
  });

  it("looks for characters only where it cuts", () => {
    const long = "a, ".repeat(2e5);
    const before = performance.now();
    expect(clipText(long, 5e5)).toHaveLength(5e5);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it("reads no more of a long text than it keeps", () => {
    const long = "a b ".repeat(1e6);
    const before = performance.now();
    for (let time = 0; time < 1000; time++) clipText(long, 40);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe("truncate", () => {
  it("keeps a text that fits", () => {
    expect(truncate("x".repeat(90), 90)).toBe("x".repeat(90));
  });

  it("is the start of the text, at most three characters shorter, and an ellipsis", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 4, max: 40 }),
        (text, max) => {
          const shown = truncate(text, max);
          if (lengthOf(text) <= max) {
            expect(shown).toBe(text);
            return;
          }
          const start = shown.slice(0, -1);
          expect(shown.endsWith("…")).toBe(true);
          expect(lengthOf(start)).toBeLessThanOrEqual(max - 3);
          expect(text.startsWith(start)).toBe(true);
          expect(shown.isWellFormed()).toBe(text.isWellFormed());
        },
      ),
    );
  });

  it("ends a longer text with an ellipsis", () => {
    expect(truncate("x".repeat(91), 90)).toBe(`${"x".repeat(87)}…`);
  });
});

describe("nonEmptyAnswers", () => {
  it("removes empty answers and trims the rest", () => {
    expect(nonEmptyAnswers({ a: "  ", b: " yes ", c: [], d: ["One"] })).toEqual(
      { b: "yes", d: ["One"] },
    );
  });
});
