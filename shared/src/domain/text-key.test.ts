import fc from "fast-check";
import { seenLength, textKey } from "./text-key.ts";

const same: [string, string, string][] = [
  ["a space of no width", "Yes", "Yes\u200b"],
  ["a byte-order mark", "Yes", "Ye\ufeffs"],
  ["a composition", "é", "e\u0301"],
  ["a grapheme joiner in a composition", "é", "e\u034f\u0301"],
  ["space at the end", "Bus", "Bus "],
  ["the width of space", "Bus stop", "Bus\u00a0 stop"],
  ["a line break", "Bus stop", "Bus\nstop"],
  ["a blank of Braille", "Bus stop", "Bus\u2800stop"],
  ["a wide letter", "\uff22us", "Bus"],
  ["a wide digit", "1", "\uff11"],
  ["a variation selector", "☕", "☕\ufe0f"],
  ["a variation selector within an emoji", "🤷‍♀", "🤷‍♀\ufe0f"],
  ["an ideographic variation", "葛", "葛\u{e0100}"],
  ["a soft hyphen", "Donau", "Do\u00adnau"],
  ["marks of direction", "Yes", "\u202aYes\u202c"],
  ["isolates", "Yes", "\u2068Yes\u2069"],
  ["an Arabic letter mark", "نعم", "\u061cنعم"],
  ["a filler of Hangul", "Yes", "Yes\u3164"],
  ["a filler of half width", "Yes", "\uffa0Yes"],
  ["fillers of syllables", "Yes", "\u115fYes\u1160"],
  ["tags", "Yes", "Yes\u{e0041}\u{e007f}"],
  ["tags behind a flag that is none", "🏴", "🏴\u{e0041}"],
  ["a non-joiner, which many keyboards lack", "می‌خواهم", "میخواهم"],
  ["a joiner between letters", "Yes", "Ye\u200ds"],
  ["a Mongolian separator", "Yes", "Yes\u180e"],
  ["a control character", "Yes", "Yes\u0001"],
  ["marks of annotation", "Yes", "\ufff9Yes\ufffb"],
  ["a ligature", "fine", "\ufb01ne"],
];

const apart: [string, string][] = [
  ["Yes", "yes"],
  ["C++", "C#"],
  ["ß", "ss"],
  ["a", "á"],
  ["no one", "noone"],
  ["I", "ı"],
  ["1", "1\ufe0f\u20e3"],
  ["👨‍👩‍👧", "👨👩👧"],
  ["❤️‍🔥", "❤️🔥"],
  ["🧑🏽‍🚀", "🧑🏽🚀"],
  ["🏴", "🏴‍☠️"],
  ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
  ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴"],
  ["🇦🇹", "🇦🇺"],
];

describe("textKey", () => {
  it.each(same)("is the same whatever %s adds", (_what, one, other) => {
    expect(textKey(other)).toBe(textKey(one));
  });

  it.each(apart)("distinguishes %s and %s", (one, other) => {
    expect(textKey(other)).not.toBe(textKey(one));
  });

  it("is the same for a text and for its stored form", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(textKey(text.normalize("NFD"))).toBe(textKey(text));
        expect(textKey(` ${text}\u200b`)).toBe(textKey(text));
      }),
    );
  });
});

describe("seenLength", () => {
  it("counts visible characters only", () => {
    expect(seenLength("\u200b\u200ba\u00ad \u2800  b\u2060 ")).toBe(3);
    expect(seenLength("e\u0301")).toBe(1);
    expect(seenLength("\u200b\u2800")).toBe(0);
  });
});
