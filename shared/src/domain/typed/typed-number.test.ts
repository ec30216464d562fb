import { inLanguage } from "../../testing/in-language.ts";
import {
  isWrittenSo,
  readOneNumber,
  readTypedNumber,
  writeNumber,
} from "./typed-number.ts";
import type { Language } from "../../contract/languages.ts";

const amount = { decimals: 2, unit: "" };

const read = (language: Language, typed: string, asked = amount) =>
  inLanguage(language, () => readTypedNumber(typed, asked));

it.each([
  ["en", "1,234.50", 1234.5],
  ["en", "1,234", 1234],
  ["de", "1.234,50", 1234.5],
  ["de", "1,5", 1.5],
  ["fr", "1 234,5", 1234.5],
  ["fr", "1\u202f234,5", 1234.5],
  ["tr", "12,5", 12.5],
  ["en", "1,5", 1.5],
  ["en", "−3", -3],
  ["en", "12 €", 12],
  ["es", "1.234.567,8", 1_234_567.8],
  ["uk", "12\u00a0345,67", 12_345.67],
  ["ar", "١٢٣٤", 1234],
  ["ar", "١٬٢٣٤٫٥", 1234.5],
  ["ar", "۱۲۳", 123],
  ["ar", "\u061c-٣", -3],
  ["en", "१२३", 123],
  ["en", "１，２３４．５", 1234.5],
  ["en", "一二三", 123],
  ["de", "1’234", 1234],
  ["en", "1,23,456", 123_456],
  ["en", "+5", 5],
  ["en", "-$5", -5],
  ["tr", "%45", 45],
  ["ar", "٤٥٪", 45],
  ["en", " 7 ", 7],
  ["en", ".5", 0.5],
  ["de", ",5", 0.5],
  ["de", "0,25", 0.25],
  ["en", "1.234,5", 1234.5],
  ["en", "1.50", 1.5],
  ["en", "0", 0],
] as const)("in %s, %j is %d", (language, typed, value) => {
  expect(read(language, typed)).toEqual([value]);
});

it.each([
  ["de", "1.234", [1234, 1.234]],
  ["es", "1.234", [1234, 1.234]],
  ["fr", "1.234", [1234, 1.234]],
  ["de", "-1.234", [-1234, -1.234]],
  ["de", "1,234", [1.234, 1234]],
  ["en", "1.234", [1.234, 1234]],
] as const)("in %s, %j has two meanings", (language, typed, values) => {
  expect(read(language, typed)).toEqual(values);
});

it.each(["1e3", "--5", "- -5", "1,23,4", "1,,234", "1,2,3", "5 km", ",234"])(
  "%j is not a number",
  (typed) => {
    expect(read("en", typed)).toEqual([]);
  },
);

it.each(["", "x", "5²", "½", "12 34", "1 234 5", "5,", ".", "1234 5678", "①"])(
  "%j is not a number either",
  (typed) => {
    expect(read("en", typed)).toEqual([]);
  },
);

it("accepts the requested unit on either side, and no other", () => {
  const rent = { decimals: 2, unit: "€ per month" };
  expect(read("en", "1,200 € per month", rent)).toEqual([1200]);
  expect(read("en", "€1,200.50", rent)).toEqual([1200.5]);
  expect(read("en", "1,200 $", rent)).toEqual([]);
  expect(read("de", "12 KM", { decimals: 0, unit: "km" })).toEqual([12]);
  expect(read("de", "12m2", { decimals: 0, unit: "m²" })).toEqual([12]);
  expect(read("de", "5 (ca.)", { decimals: 0, unit: "(ca.)" })).toEqual([5]);
});

it("treats a group of three digits as a group if integers are requested", () => {
  const whole = { decimals: 0, unit: "" };
  expect(read("de", "5.000", whole)).toEqual([5000]);
  expect(read("fr", "5.000", whole)).toEqual([5000]);
  expect(read("en", "5.000", whole)).toEqual([5, 5000]);
});

it("reads everything that the page writes", () => {
  for (const language of ["ar", "de", "en", "es", "fr", "tr", "uk"] as const)
    for (const value of [0, -3, 7, 1234.5, 12_345.67, 1e9])
      inLanguage(language, () => {
        const written = value.toLocaleString(language);
        expect(readOneNumber(written, amount)).toBe(value);
        expect(isWrittenSo(written, value, amount)).toBe(true);
        expect(isWrittenSo(writeNumber(value), value, amount)).toBe(true);
      });
});

it("detects other spellings of a number", () => {
  expect(isWrittenSo("1,5", 1.5, amount)).toBe(false);
  expect(isWrittenSo("1.50", 1.5, amount)).toBe(true);
  expect(isWrittenSo("+5", 5, amount)).toBe(true);
  expect(isWrittenSo("1 234", 1234, amount)).toBe(false);
});
