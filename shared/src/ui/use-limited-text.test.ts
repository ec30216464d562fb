import fc from "../testing/property.ts";
import { lengthOf } from "../forms/text.ts";
import { limitEdit } from "./use-limited-text.ts";

describe("limitEdit", () => {
  it("keeps an edit that fits", () => {
    expect(limitEdit("ab", "abc", 3)).toEqual({ text: "abc", caret: 3 });
  });

  it("shortens what was inserted, not the text behind it", () => {
    expect(limitEdit("start end", "start XYZWend", 11)).toEqual({
      text: "start XYend",
      caret: 8,
    });
  });

  it("inserts nothing into a full text", () => {
    expect(limitEdit("abcd", "abXcd", 4)).toEqual({ text: "abcd", caret: 2 });
  });

  it("counts a character of two UTF-16 units once", () => {
    expect(limitEdit("abc", "abc😀", 4).text).toBe("abc😀");
  });

  it("leaves out a character of several code points that fits only in part", () => {
    expect(limitEdit("abc", "abc👨‍👩‍👧", 4).text).toBe("abc");
  });

  it("never splits a character that has the same first unit as the old one", () => {
    expect(limitEdit("😀", "😁😂", 1).text).toBe("😁");
  });

  it("keeps the old character behind one with the same first unit", () => {
    expect(limitEdit("ab😀", "ab😁😀", 3)).toEqual({ text: "ab😀", caret: 2 });
  });

  it("is never too long or malformed", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 30 });
    fc.assert(
      fc.property(text, text, fc.nat(40), (before, after, max) => {
        const limited = limitEdit(before, after, max);
        expect(lengthOf(limited.text)).toBeLessThanOrEqual(max);
        expect(limited.caret).toBeLessThanOrEqual(limited.text.length);
        expect(() => encodeURIComponent(limited.text)).not.toThrow();
        if (lengthOf(after) <= max) expect(limited.text).toBe(after);
      }),
    );
  });
});
