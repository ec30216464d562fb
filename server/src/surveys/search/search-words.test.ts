import fc from "@nearsay/core/testing/property";
import { searchWords } from "./search-words.ts";

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.lorem(),
  fc.string({ unit: fc.constantFrom(..."aÉßœ'’- .5مไท夜行バス한") }),
);

describe("the words of a search", () => {
  it.each([
    ["Night buses", ["night", "buses"]],
    ["Café, CRÈME & thé", ["cafe", "creme", "the"]],
    ["Straße nach Łódź", ["strasse", "nach", "lodz"]],
    ["l’eau d'été", ["l", "eau", "d", "ete"]],
    ["e-bike_lane", ["e", "bike", "lane"]],
    ["ＦＵＬＬ width №5", ["full", "width", "no5"]],
    ["ΟΔΟΣ οδός", ["οδοσ", "οδοσ"]],
    ["İstanbul ılık", ["istanbul", "ilik"]],
    ["夜行バス", ["夜行", "バス"]],
    ["한국어", ["한국어"]],
    ["ёлка и йод", ["елка", "и", "иод"]],
    ["100%", ["100"]],
    ["% _ \\ ' \"", []],
  ])("of %j are %j", (given, expected) => {
    expect(searchWords(given)).toEqual(expected);
  });

  it("contain letters and digits only, and have a maximum length", () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const word of searchWords(given)) {
          expect(word).toMatch(/^[\p{L}\p{M}\p{N}]{1,40}$/u);
        }
      }),
    );
  });

  it("are independent of case, Unicode normalization and accents", () => {
    const accented = fc.string({
      unit: fc.constantFrom(..."aeoz éàüñøčş-'"),
    });
    fc.assert(
      fc.property(accented, (given) => {
        const expected = searchWords(given);
        expect(searchWords(given.toUpperCase())).toEqual(expected);
        expect(searchWords(given.normalize("NFD"))).toEqual(expected);
        const bare = given
          .normalize("NFD")
          .replace(/\p{M}/gu, "")
          .replaceAll("ø", "o");
        expect(searchWords(bare)).toEqual(expected);
      }),
    );
  });

  it("are unchanged when they are searched for", () => {
    const spaced = fc.string({ unit: fc.constantFrom(..."aÉßœøİ'’- .5") });
    fc.assert(
      fc.property(spaced, (given) => {
        const words = searchWords(given);
        expect(searchWords(words.join(" "))).toEqual(words);
      }),
    );
  });

  it("of two joined texts are those of each text", () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(searchWords(`${one}\n${other}`)).toEqual([
          ...searchWords(one),
          ...searchWords(other),
        ]);
      }),
    );
  });
});
