import fc from "../testing/property.ts";
import {
  clampKeywordCount,
  keywordCoverage,
  keywordShowDefault,
  keywordShowOptions,
  rankKeywords,
} from "./keywords.ts";

const keywords = fc.array(
  fc.record({ term: fc.string({ minLength: 1 }), count: fc.nat(1000) }),
  { maxLength: 60 },
);

test("ten to fifty keywords may be shown, ten by default", () => {
  expect(keywordShowOptions).toEqual([10, 20, 30, 40, 50]);
  expect(keywordShowDefault).toBe(10);
});

test("the number of keywords is an integer within 1..50", () => {
  expect(clampKeywordCount(0)).toBe(1);
  expect(clampKeywordCount(51)).toBe(50);
  expect(clampKeywordCount(20.9)).toBe(20);
  expect(clampKeywordCount(Number.NaN)).toBe(10);
});

test("any number becomes an integer within 1..50, and such an integer is unchanged", () => {
  fc.assert(
    fc.property(
      fc.double(),
      fc.integer({ min: 1, max: 50 }),
      (any, fitting) => {
        const clamped = clampKeywordCount(any);
        expect(Number.isInteger(clamped)).toBe(true);
        expect(clamped).toBeGreaterThanOrEqual(1);
        expect(clamped).toBeLessThanOrEqual(50);
        expect(clampKeywordCount(fitting)).toBe(fitting);
      },
    ),
  );
});

test("keywords are ranked by count", () => {
  const ranked = rankKeywords([
    { term: "a", count: 1 },
    { term: "b", count: 2 },
  ]);
  expect(ranked.map(({ term }) => term)).toEqual(["b", "a"]);
});

test("a term that is listed twice counts once, with both counts", () => {
  const ranked = rankKeywords([
    { term: "a", count: 2 },
    { term: "b", count: 3 },
    { term: "a", count: 2 },
  ]);
  expect(ranked).toEqual([
    { term: "a", count: 4 },
    { term: "b", count: 3 },
  ]);
});

test("coverage is the share of mentions of the top keywords", () => {
  const list = [
    { term: "a", count: 1 },
    { term: "b", count: 6 },
    { term: "c", count: 3 },
  ];
  expect(keywordCoverage(list, 1)).toBe(60);
  expect(keywordCoverage(list, 2)).toBe(90);
  expect(keywordCoverage(list, 10)).toBe(100);
  expect(keywordCoverage([], 10)).toBe(0);
});

test("coverage is below 100 while a mention is missing", () => {
  const list = [
    { term: "a", count: 999 },
    { term: "b", count: 1 },
  ];
  expect(keywordCoverage(list, 1)).toBeCloseTo(99.9);
  expect(keywordCoverage(list, 2)).toBe(100);
});

test("coverage does not depend on the order of the keywords", () => {
  fc.assert(
    fc.property(keywords, fc.nat(60), (list, shown) => {
      expect(keywordCoverage([...list].reverse(), shown)).toBe(
        keywordCoverage(list, shown),
      );
    }),
  );
});

test("all keywords together cover everything", () => {
  fc.assert(
    fc.property(keywords, (list) => {
      const any = list.some(({ count }) => count > 0);
      expect(keywordCoverage(list, list.length)).toBe(any ? 100 : 0);
    }),
  );
});

test("coverage never falls if more are shown and stays within 0..100", () => {
  fc.assert(
    fc.property(keywords, fc.nat(60), (list, shown) => {
      const coverage = keywordCoverage(list, shown);
      expect(coverage).toBeGreaterThanOrEqual(0);
      expect(coverage).toBeLessThanOrEqual(100);
      expect(keywordCoverage(list, shown + 1)).toBeGreaterThanOrEqual(coverage);
    }),
  );
});
