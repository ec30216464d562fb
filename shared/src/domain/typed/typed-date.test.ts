import type { Language } from "../../contract/languages.ts";
import { inLanguage } from "../../testing/in-language.ts";
import { askedBy } from "../../forms/kinds/date/date-steps.ts";
import { readTypedDate, writeDate } from "./typed-date.ts";

const life = { first: "1926-01-01", last: "2026-11-27" };
const adult = { first: "1970-01-01", last: "2026-11-27" };
const recent = { first: "2022-03-10", last: "2026-11-27" };
const autumn = { first: "2026-09-01", last: "2026-11-27" };

const read = (language: Language, typed: string, range = recent) =>
  inLanguage(language, () => readTypedDate(typed, range));

it("asks for no more detail than is counted", () => {
  const ranges = [life, adult, recent, autumn];
  expect(ranges.map(askedBy)).toEqual(["year", "year", "month", "day"]);
});

it.each([
  ["de", "1999", "1999"],
  ["de", "31.12.1999", "1999"],
  ["en", "12/31/1999", "1999"],
  ["ar", "٣١/١٢/١٩٩٩", "1999"],
  ["ar", "١٩٩٩", "1999"],
  ["en", "1999-12-31", "1999"],
  ["en", "85", "1985"],
  ["es", "31 de diciembre de 1999", "1999"],
  ["uk", "грудень 1999 р.", "1999"],
] as const)("in %s, for a year %j is %s", (language, typed, year) => {
  expect(read(language, typed, life)).toEqual([year]);
});

it.each([
  ["en", "12/2024", "2024-12"],
  ["en", "3/4/2024", "2024-03"],
  ["de", "3.4.2024", "2024-04"],
  ["fr", "03/04/24", "2024-04"],
  ["en", "31/12/2024", "2024-12"],
  ["en", "2024-05", "2024-05"],
  ["de", "März 2024", "2024-03"],
  ["de", "3. Mär. 2024", "2024-03"],
  ["en", "dec 2024", "2024-12"],
  ["tr", "Aralık 2024", "2024-12"],
  ["ar", "ديسمبر ٢٠٢٤", "2024-12"],
  ["uk", "5 грудня 2024", "2024-12"],
] as const)("in %s, for a month %j is %s", (language, typed, month) => {
  expect(read(language, typed)).toEqual([month]);
});

it("is a day if days are counted", () => {
  expect(read("de", "3.10.2026", autumn)).toEqual(["2026-10-03"]);
  expect(read("de", "3.10.26", autumn)).toEqual(["2026-10-03"]);
  expect(read("de", "10.2026", autumn)).toEqual([]);
});

it("has two meanings if it is ambiguous", () => {
  expect(read("en", "03.04.2024")).toEqual(["2024-04", "2024-03"]);
  expect(read("en", "25", life)).toEqual(["2025"]);
  const long = { first: "1910-01-01", last: "2026-11-27" };
  expect(read("en", "25", long)).toEqual(["2025", "1925"]);
});

it("stays complete if it is out of range", () => {
  expect(read("de", "31.12.2026", life)).toEqual(["2026-12-31"]);
  expect(read("de", "1.1.1900", life)).toEqual(["1900-01-01"]);
});

it.each([
  "",
  "31.02.2024",
  "13/2024",
  "Smarch 2024",
  "2024",
  "1/2/3/4",
  "20245",
])("%j is not a month", (typed) => {
  expect(read("en", typed)).toEqual([]);
});

it("reads everything that the page writes", () => {
  for (const language of ["ar", "de", "en", "es", "fr", "tr", "uk"] as const)
    for (let month = 1; month <= 12; month += 1)
      inLanguage(language, () => {
        const date = `2024-${String(month).padStart(2, "0")}`;
        for (const text of [writeDate(date), writeDate(date, true)])
          expect([text, ...readTypedDate(text, recent)]).toEqual([text, date]);
        const day = writeDate(`${date}-13`);
        expect([day, ...readTypedDate(day, recent)]).toEqual([day, date]);
      });
});
