import fc from "../testing/property.ts";
import { splitNumbers, splitSentences } from "./sentences.ts";

const numbersOf = (text: string) =>
  splitNumbers(text)
    .filter((part) => part.isNumber)
    .map((part) => part.text);

test("sentences are separated, even with decimals", () => {
  expect(
    splitSentences("Most people agree. The mean is 4.5 of 5! Why? Unknown"),
  ).toEqual(["Most people agree.", "The mean is 4.5 of 5!", "Why?", "Unknown"]);
});

test("a sentence may begin with a number, but not with a month's day or the sign of a number", () => {
  expect(
    splitSentences(
      "Most ride daily. 64% want more. 9 of 10 pay (a lot). 2 left.",
    ),
  ).toEqual([
    "Most ride daily.",
    "64% want more.",
    "9 of 10 pay (a lot).",
    "2 left.",
  ]);
  for (const whole of [
    "It opened on Nov. 5 in town.",
    "Line No. 9 leads with approx. 40 votes.",
    "They pay 4. 5 is too much for them, e.g. 6 is as well.",
  ]) {
    expect(splitSentences(whole)).toEqual([whole]);
  }
});

test("lines and bullets separate sentences", () => {
  expect(splitSentences("- First point\n- Second point.\n\n* Third")).toEqual([
    "First point",
    "Second point.",
    "Third",
  ]);
});

test("sentences contain every word of the text, in order", () => {
  const unit = fc.constantFrom(..."aB1 .,!?-\n•é", "Mr. ", "4.5", "。");
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const sentences = splitSentences(text);
      expect(wordsOf(sentences.join(" "))).toEqual(wordsOf(text));
      for (const sentence of sentences) expect(sentence).toBe(sentence.trim());
    }),
  );
});

test("a blank text has no sentences", () => {
  expect(splitSentences(" \n ")).toEqual([]);
});

test("numbers keep sign, separators and percent sign", () => {
  expect(numbersOf("1,204 people, 45% yes, 3.5 stars, -2 and 7 %.")).toEqual([
    "1,204",
    "45%",
    "3.5",
    "-2",
    "7 %",
  ]);
});

test("digits inside words are not numbers", () => {
  expect(numbersOf("COVID19, the 12th, A4 and 24h")).toEqual([]);
});

test("numbers in quoted answers are not highlighted", () => {
  expect(
    numbersOf(
      "\u200fMost chose «\u2068No speakers after 21:00\u2069» (\u206667%\u2069, 16).",
    ),
  ).toEqual(["67%", "16"]);
});

test("the joined parts equal the text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."a1 2.,%-\n9é") }),
      (text) => {
        const parts = splitNumbers(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
      },
    ),
  );
});
