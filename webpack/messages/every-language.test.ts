import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { completeLanguages, firstLanguage } from "@nearsay/core/contract";
import { remoteNames } from "../checkout/remotes.ts";
import { root } from "../checkout/paths.ts";
import { argumentsOf, type CatalogueFile, readMessage } from "./catalogue.ts";

const packages = [
  ...["host", "server", "shared"],
  ...remoteNames.map((name) => `remotes/${name}`),
].filter((name) => existsSync(fileOf(name, firstLanguage)));
const others = completeLanguages.filter((tag) => tag !== firstLanguage);

function fileOf(name: string, language: string): string {
  return path.join(root, name, "messages", `${language}.json`);
}

function read(name: string, language: string): Map<string, string> {
  const file = JSON.parse(
    readFileSync(fileOf(name, language), "utf8"),
  ) as CatalogueFile;
  expect(file["@@locale"]).toBe(language);
  const messages = Object.entries(file).filter(([key]) => !key.startsWith("@"));
  return new Map(messages as [string, string][]);
}

const cases = packages.flatMap((name) =>
  others.map((language) => [name, language] as const),
);

it.each(cases)("%s has all messages in %s", (name, language) => {
  const english = read(name, firstLanguage);
  expect([...read(name, language).keys()]).toEqual([...english.keys()]);
});

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

it.each(packages)(
  "%s ends no message with a line break, which XLIFF loses",
  (name) => {
    for (const language of completeLanguages) {
      const messages = [...read(name, language).values()];
      expect(messages.filter((one) => /^\n|\n$/.test(one))).toEqual([]);
    }
  },
);

it.each([...packages.map((name) => [name, firstLanguage] as const), ...cases])(
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
