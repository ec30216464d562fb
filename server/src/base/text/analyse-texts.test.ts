import fc from "@nearsay/core/testing/property";
import type { SurveyLanguage } from "@nearsay/core/contract";
import { analyseTexts } from "./analyse-texts.ts";

const termsOf = (...texts: string[]) => analyseTexts(texts, "en").terms;
const feeling = (text: string, asked: SurveyLanguage | null = "en") =>
  analyseTexts([text], asked).sentiment;

describe("the terms of a response", () => {
  it("are its words and pairs of neighbours, without stopwords", () => {
    expect(
      termsOf("The drivers are kind. They need more night buses."),
    ).toEqual(["drivers", "kind", "need", "night", "buses", "night buses"]);
  });

  it("are counted once, whatever the case, the width and the question", () => {
    expect(termsOf("Benches! benches.", "ＢＥＮＣＨＥＳ")).toEqual(["benches"]);
  });

  it("do not span two sentences or two answers", () => {
    expect(termsOf("Trees, benches", "Shade")).toEqual([
      "trees",
      "benches",
      "shade",
    ]);
  });

  it.each([
    ["Great!", ["great"]],
    ["It was not good", ["not good"]],
    ["It wasn’t a very good idea", ["wasn't good", "idea"]],
    ["I don't like it", ["don't like"]],
    ["Das war sehr gut", ["gut"]],
    ["Der Bus war nicht gut", ["bus", "gut", "nicht gut"]],
    ["no bench", ["bench", "no bench"]],
  ])("keep the opinion in %j", (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it.each([
    ["L’école est belle", ["école", "belle"]],
    ["La calle es peligrosa", ["calle", "peligrosa"]],
    ["Мне нравится парк", ["нравится", "парк", "нравится парк"]],
    ["السلامة في الحديقة", ["السلامة", "الحديقة"]],
    ["公园很好", ["公园", "很好", "公园很好"]],
  ])("are found in %j", (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it.each([
    "https://example.org/anna?x=1",
    "www.example.org",
    "example.org/anna",
    "anna.smith@example.org",
    "@anna",
    "+49 (170) 123-45-67",
    "2026-11-21",
    "DE89370400440532013000",
    "80",
    "x",
  ])("never include %j", (text) => {
    expect(termsOf(`${text}`)).toEqual([]);
  });

  it("keep the name of a bus line or a street with a number in it", () => {
    expect(termsOf("B61")).toEqual(["b61"]);
  });

  it("are limited in number and length, already folded and storable, for any text", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 240 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
        const { terms, sentiment } = analyseTexts(texts, null);
        expect(terms.length).toBeLessThanOrEqual(60);
        expect(new Set(terms).size).toBe(terms.length);
        for (const term of terms) {
          expect(term.length).toBeLessThanOrEqual(40);
          expect(term).toMatch(/\p{L}/u);
          expect(term).not.toMatch(/[@\s]{2}|[\p{Cc}\p{Cs}]/u);
        }
        if (sentiment !== null) expect(Math.abs(sentiment)).toBeLessThan(1);
      }),
    );
  });

  it("are at most 60", () => {
    const many = Array.from(
      { length: 90 },
      (_, n) => `word${String.fromCharCode(97 + (n % 26))}${n}`,
    );
    expect(termsOf(many.join(", "))).toHaveLength(60);
  });
});

describe("the sentiment of a response", () => {
  it.each([
    ["Great service, friendly drivers", 0.4, 1],
    ["Terrible. I hate waiting.", -1, -0.4],
    ["not good", -0.6, -0.1],
    ["It wasn't good", -0.6, -0.1],
    ["The bus has two doors", 0, 0],
    ["There is a bench at the stop", 0, 0],
    ["❤️", 0.1, 1],
    ["Der Bus ist 😡", -1, -0.1],
  ])("of %j is between %d and %d", (text, low, high) => {
    expect(feeling(text)).toBeGreaterThanOrEqual(low);
    expect(feeling(text)).toBeLessThanOrEqual(high);
  });

  it.each(["", "...", "Die Straße war laut", "公园很好", "B61"])(
    "of %j is unknown",
    (text) => {
      expect(feeling(text)).toBeNull();
    },
  );

  it("of a word in several languages depends on the language of the survey", () => {
    expect(feeling("Super! Fein!")).toBeGreaterThan(0.3);
    expect(feeling("Super! Fein!", "de")).toBeNull();
    expect(feeling("Super! Fein!", null)).toBeNull();
    expect(analyseTexts(["Das ist nicht super"], "de").terms).toEqual([
      "super",
      "nicht super",
    ]);
  });

  it("is not affected by names of an object's own fields", () => {
    expect(feeling("the constructor name of __proto__")).toBe(0);
  });
});
