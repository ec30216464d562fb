import fc from "../testing/property.ts";
import { seenLength, textKey } from "./text-key.ts";

const same: [string, string, string][] = [
  ["a zero-width space", "Yes", "Yes\u200b"],
  ["a byte-order mark", "Yes", "Ye\ufeffs"],
  ["a combining accent", "é", "e\u0301"],
  ["a combining grapheme joiner before an accent", "é", "e\u034f\u0301"],
  ["a trailing space", "Bus", "Bus "],
  ["a no-break space next to a space", "Bus stop", "Bus\u00a0 stop"],
  ["a line break", "Bus stop", "Bus\nstop"],
  ["a blank Braille pattern", "Bus stop", "Bus\u2800stop"],
  ["a full-width letter", "\uff22us", "Bus"],
  ["a full-width digit", "1", "\uff11"],
  ["a variation selector", "☕", "☕\ufe0f"],
  ["a variation selector in an emoji sequence", "🤷‍♀", "🤷‍♀\ufe0f"],
  ["an ideographic variation selector", "葛", "葛\u{e0100}"],
  ["a soft hyphen", "Donau", "Do\u00adnau"],
  ["a direction embedding", "Yes", "\u202aYes\u202c"],
  ["a direction isolate", "Yes", "\u2068Yes\u2069"],
  ["an Arabic letter mark", "نعم", "\u061cنعم"],
  ["a Hangul filler", "Yes", "Yes\u3164"],
  ["a half-width Hangul filler", "Yes", "\uffa0Yes"],
  ["a pair of Hangul syllable fillers", "Yes", "\u115fYes\u1160"],
  ["a pair of tag characters", "Yes", "Yes\u{e0041}\u{e007f}"],
  ["a tag character that makes no valid flag", "🏴", "🏴\u{e0041}"],
  [
    "a zero-width non-joiner, which many keyboards do not have,",
    "می‌خواهم",
    "میخواهم",
  ],
  ["a zero-width joiner between letters", "Yes", "Ye\u200ds"],
  ["a Mongolian vowel separator", "Yes", "Yes\u180e"],
  ["a control character", "Yes", "Yes\u0001"],
  ["a pair of annotation characters", "Yes", "\ufff9Yes\ufffb"],
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
