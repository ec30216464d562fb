import { type Language, languages } from "../contract/languages.ts";
import { describeChoices } from "./charts/describe-choices.ts";
import { formatPercent, writeDay } from "./charts/format.ts";
import * as chartTexts from "./charts/texts.ts";
import { formatCount, formatList, locale, plural } from "./locale.ts";
import { listSources, readSource } from "../testing/read-source.ts";
import { sayIn, speaks } from "./say-in.ts";

const question = {
  ...{ id: "1", text: "Where?", total: 4 },
  options: [
    { option: "Here", count: 3 },
    { option: "There", count: 1 },
  ],
};

const said: [Language, string][] = [
  ["en", "Most chose “Here”: 75%, 3 of 4"],
  ["de", "Die meisten haben „Here“ gewählt: 75 %, 3 von 4"],
  ["es", "La mayoría eligió «Here»: 75 %, 3 de 4"],
  ["fr", "La plupart ont choisi « Here » : 75 %, 3 sur 4"],
  ["tr", "Çoğunluk “Here” seçti: %75, 3 / 4"],
  ["uk", "Більшість обрала «Here»: 75%, 3 із 4"],
  ["ar", "اختار معظمهم «\u2068Here\u2069»: \u206675%\u2069، 3 من 4"],
];

test.each(said)("%s has its own texts, numbers and quotes", (tag, words) => {
  const told = sayIn(tag, () => describeChoices(question));
  expect(told.replace(/[\u00a0\u202f]/g, " ")).toBe(words);
});

it("formats numbers, days and lists in the language, and selects its plurals", () => {
  const write = () => [
    formatCount(1234),
    formatPercent(0.2),
    writeDay("year")(0),
    formatList(["a", "b"]),
    plural(2, { one: "one", two: "two", few: "few", other: "other" }),
  ];
  expect(write()).toEqual(["1,234", "<1%", "Jan 1, 1970", "a and b", "other"]);
  expect(sayIn("de", write)).toEqual([
    "1.234",
    "<1\u00a0%",
    "1. Jan. 1970",
    "a und b",
    "other",
  ]);
  expect(sayIn("uk", write)[4]).toBe("few");
  expect(sayIn("ar", write)[4]).toBe("two");
  expect(write()).toEqual(["1,234", "<1%", "Jan 1, 1970", "a and b", "other"]);
});

it("restores the language afterwards, also after an error or a nested call", () => {
  const tell = () => `${locale} ${describeChoices(question).slice(0, 4)}`;
  expect(() =>
    sayIn("fr", () => {
      expect(tell()).toBe("fr La p");
      expect(sayIn("en", tell)).toBe("en Most");
      expect(tell()).toBe("fr La p");
      throw new Error("cut off");
    }),
  ).toThrow("cut off");
  expect(tell()).toBe("en Most");
});

it("keeps texts in English that a language lacks", () => {
  const module = { words: { hello: "Hello" } };
  speaks(module, { de: { words: { hello: "Hallo" } } });
  const say = () => module.words.hello;
  expect(sayIn("de", say)).toBe("Hallo");
  expect(sayIn("uk", say)).toBe("Hello");
  expect(say()).toBe("Hello");
});

it("knows every module of texts below this folder", () => {
  const known = readSource("domain/say-in.ts");
  const files = listSources("domain");
  const siblings = files.filter((file) =>
    Object.keys(languages).some((tag) => file.endsWith(`.${tag}.ts`)),
  );
  // The language module itself is tested with a table.
  const words = siblings.filter((file) => !/^language\./.test(file));
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((file) => !known.includes(`"./${file}"`))).toEqual([]);
});

/** All texts of a module; its functions are called with these arguments. */
function sayAll(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") return [];
  return Object.values(words as object).flatMap(sayAll);
}

it.each(["de", "es", "fr", "tr", "uk", "ar"] as const)(
  "has no English sentence left in %s",
  (tag) => {
    const english = new Set(
      sayAll(chartTexts).filter((one) => /\w{4}/.test(one)),
    );
    const others = sayIn(tag, () => sayAll(chartTexts));
    const same = others.filter((words) => english.has(words));
    // The same word in several languages.
    expect(same.filter((words) => words !== "Neutral")).toEqual([]);
  },
);
