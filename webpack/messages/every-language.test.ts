import {
  completeLanguages,
  firstLanguage,
  isLanguage,
} from "@nearsay/core/contract";
import { parse, type Token } from "@messageformat/parser";
import { argumentsOf, readMessage } from "./catalogue.ts";
import { catalogues, listCatalogues, readJson } from "./list-catalogues.ts";

function read(name: string, language: string): Map<string, string> {
  const file = readJson(name, language);
  expect(file["@@locale"]).toBe(language);
  const messages = Object.entries(file).filter(([key]) => !key.startsWith("@"));
  return new Map(messages as [string, string][]);
}

const packages = [...new Set(catalogues.map(([name]) => name))];
const cases = catalogues.filter(([, language]) => language !== firstLanguage);

it.each(packages)("%s has a file of each complete language", (name) => {
  expect(listCatalogues(name)).toEqual(
    expect.arrayContaining([...completeLanguages]),
  );
});

it.each(cases)(
  "%s has the English messages in %s, in order",
  (name, language) => {
    const given = read(name, language);
    const isComplete =
      isLanguage(language) && completeLanguages.includes(language);
    const expected = [...read(name, firstLanguage).keys()].filter(
      (key) => isComplete || given.has(key),
    );
    expect([...given.keys()]).toEqual(expected);
  },
);

/** Names of the tags around parts of a message, such as links. */
function tagsIn(message: string): string[] {
  const tags = [...message.matchAll(/<(\w+)>[^]+?<\/\1>/g)];
  return [...new Set(tags.map(([, name = ""]) => name))].sort();
}

it.each(cases)("%s has the English tags in %s", (name, language) => {
  const english = read(name, firstLanguage);
  const wrong = [...read(name, language)].filter(
    ([key, message]) =>
      tagsIn(message).join() !== tagsIn(english.get(key) ?? "").join(),
  );
  expect(wrong).toEqual([]);
});

it.each(catalogues)(
  "%s ends no message in %s with a line break, which XLIFF loses",
  (name, language) => {
    const messages = [...read(name, language).values()];
    expect(messages.filter((one) => /^\n|\n$/.test(one))).toEqual([]);
  },
);

it.each(catalogues)(
  "%s has valid messages in %s, with the English arguments",
  (name, language) => {
    const english = read(name, firstLanguage);
    const wrong = [...read(name, language)].filter(([key, message]) => {
      const source = readMessage(english.get(key) ?? "", "en");
      const expected = argumentsOf(source);
      const given = argumentsOf(readMessage(message, language));
      // A form such as "one" may spell a number out.
      const needed = source.filter(({ type }) => type === "argument");
      return (
        [...given.keys()].some((argument) => !expected.has(argument)) ||
        needed.some((token) => "arg" in token && !given.has(token.arg))
      );
    });
    expect(wrong).toEqual([]);
  },
);

/** Words of at least four letters that a language writes as English does. */
const sameWords: Readonly<Record<string, string>> = {
  de: "beta code codes cookies demo feed kiosk link matrix neutral option person spam system test text ticket tickets webhook",
  es: "beta cookies demo neutral total webhook",
  fr: "code codes consensus contact cookies date discussion distance invitation invitations mention mentions menu notification notifications option options page question questions site sites suggestion suggestions test ticket total version webhook",
  pl: "beta demo kiosk link menu operator ranking spam status test webhook",
  tr: "beta demo kiosk site",
};

/** The words of at least four letters that a reader sees, in all forms of a message. */
function wordsOf(message: string): string[] {
  const seen = message.replace(/<code>[^]*?<\/code>|<\/?\w+>/g, " ");
  const words = textOf(parse(seen)).match(/\p{L}{4,}/gu) ?? [];
  return words.map((word) => word.toLowerCase());
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === "content") return token.value;
      if (!("cases" in token)) return " ";
      return token.cases.map((form) => textOf(form.tokens)).join(" ");
    })
    .join("");
}

it.each(cases)("%s has no English message left in %s", (name, language) => {
  const english = read(name, firstLanguage);
  const same = new Set(`nearsay ${sameWords[language] ?? ""}`.split(" "));
  const left = [...read(name, language)].filter(
    ([key, message]) =>
      message === english.get(key) &&
      wordsOf(message).some((word) => !same.has(word)),
  );
  expect(left).toEqual([]);
});
