import type { Language } from "../contract/languages.ts";
import { describeChoices } from "../charts/describe-choices.ts";
import { formatPercent, writeDay } from "../charts/format.ts";
import { formatCount, formatList, locale, plural } from "./locale.ts";
import { inLanguage } from "../testing/in-language.ts";

const question = {
  id: "1",
  text: "Where?",
  total: 4,
  options: [
    { option: "Here", count: 3 },
    { option: "There", count: 1 },
  ],
};

const expected: [Language, string][] = [
  ["en", "Most chose “Here”: 75%, 3 of 4"],
  ["de", "Die meisten haben „Here“ gewählt: 75 %, 3 von 4"],
  ["es", "La mayoría eligió «Here»: 75 %, 3 de 4"],
  ["fr", "La plupart ont choisi « Here » : 75 %, 3 sur 4"],
  ["tr", "Çoğunluk “Here” seçti: %75, 3 / 4"],
  ["pl", "Większość wybrała „Here”: 75%, 3 z 4"],
  ["uk", "Більшість обрала «Here»: 75%, 3 із 4"],
  ["ar", "اختار معظمهم «\u2068Here\u2069»: \u206675%\u2069، 3 من 4"],
];

test.each(expected)(
  "%s has its own texts, numbers and quotes",
  (tag, words) => {
    const text = inLanguage(tag, () => describeChoices(question));
    expect(text.replace(/[\u00a0\u202f]/g, " ")).toBe(words);
  },
);

it("formats numbers, days and lists in the language, and selects its plurals", () => {
  const write = () => [
    formatCount(1234),
    formatPercent(0.2),
    writeDay("year")(0),
    formatList(["a", "b"]),
    plural(2, { one: "one", two: "two", few: "few", other: "other" }),
  ];
  expect(write()).toEqual(["1,234", "<1%", "Jan 1, 1970", "a and b", "other"]);
  expect(inLanguage("de", write)).toEqual([
    "1.234",
    "<1\u00a0%",
    "1. Jan. 1970",
    "a und b",
    "other",
  ]);
  expect(inLanguage("uk", write)[4]).toBe("few");
  expect(inLanguage("ar", write)[4]).toBe("two");
  expect(write()).toEqual(["1,234", "<1%", "Jan 1, 1970", "a and b", "other"]);
});

it("restores the language afterwards, also after an error or a nested call", () => {
  const describeNow = () =>
    `${locale()} ${describeChoices(question).slice(0, 4)}`;
  expect(() =>
    inLanguage("fr", () => {
      expect(describeNow()).toBe("fr La p");
      expect(inLanguage("en", describeNow)).toBe("en Most");
      expect(describeNow()).toBe("fr La p");
      throw new Error("cut off");
    }),
  ).toThrow("cut off");
  expect(describeNow()).toBe("en Most");
});
