import { describeKeywords, leadingKeywords } from "./describe-keywords.ts";

const keywords = (...counts: number[]) =>
  counts.map((count, index) => ({ term: `word ${index}`, count }));

test("names the leading keyword and the next one", () => {
  expect(describeKeywords(keywords(1200, 9, 9))).toBe(
    "“word 0” leads with 1,200 mentions, ahead of “word 1” with 9",
  );
});

test("names two or three tied at the top, and counts more", () => {
  expect(describeKeywords(keywords(4, 4, 1))).toBe(
    "“word 0” and “word 1” lead with 4 mentions each",
  );
  expect(describeKeywords(keywords(4, 4, 4, 1))).toBe(
    "“word 0”, “word 1”, and “word 2” lead with 4 mentions each",
  );
  expect(describeKeywords(keywords(4, 4, 4, 4, 1))).toBe(
    "4 keywords lead with 4 mentions each",
  );
});

test("says when all are tied", () => {
  expect(describeKeywords(keywords(1, 1, 1, 1))).toBe(
    "All 4 keywords are tied, with 1 mention each",
  );
});

test("describes a single keyword and an empty list", () => {
  expect(describeKeywords(keywords(1))).toBe(
    "The only keyword is “word 0”, with 1 mention",
  );
  expect(describeKeywords([])).toBe("No keywords yet");
});

test("keeps numbers in their position after right-to-left text", () => {
  expect(describeKeywords([{ term: "مصابيح", count: 3 }])).toBe(
    "The only keyword is “\u2068مصابيح\u2069”, with 3 mentions",
  );
});

test.each([
  [[5, 3, 1], 1],
  [[5, 5, 1], 2],
  [[5, 5, 5, 1], 3],
  [[5, 5, 5, 5, 1], 0],
  [[5, 5, 5], 0],
  [[5, 5], 0],
  [[5], 1],
  [[], 0],
])("of %j highlights %i", (counts, leading) => {
  expect(leadingKeywords(keywords(...counts))).toHaveLength(leading);
});
