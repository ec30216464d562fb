import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import {
  firstLanguage,
  isLanguage,
  type Language,
  languages,
} from "@nearsay/core/contract";
import { remoteNames } from "../checkout/remotes.ts";
import {
  type CatalogueFile,
  compileFrom,
  readCatalogue,
  type Tree,
  withLocale,
  writeTree,
} from "./catalogue.ts";
import { declareMessages } from "./declare-messages.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Packages whose messages Node reads in all languages. */
const manyLanguages = ["shared", "server"];

/**
 * Writes `messages/generated/` of each package with a catalogue: declarations
 * for TypeScript, and scripts for tests and the server.
 */
export function writeMessages(): void {
  const remotes = remoteNames.map((name) => `remotes/${name}`);
  for (const part of ["host", ...remotes, ...manyLanguages]) {
    const folder = path.join(root, part, "messages");
    if (!existsSync(path.join(folder, "en.json"))) continue;
    const english = readFile(folder, firstLanguage);
    const catalogue = readCatalogue(english);
    const target = path.join(folder, "generated");
    mkdirSync(target, { recursive: true });
    writeIfNew(path.join(target, "english.d.ts"), declareMessages(catalogue));
    if (!manyLanguages.includes(part)) {
      writeIfNew(path.join(target, "english.js"), englishScript(catalogue));
      continue;
    }
    writeIfNew(path.join(target, "all.d.ts"), allDeclared);
    writeIfNew(path.join(target, "all.js"), allScript(folder, catalogue));
  }
}

function readFile(folder: string, language: Language): CatalogueFile {
  const file = path.join(folder, `${language}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as CatalogueFile;
}

/**
 * Keeps the time of an unchanged file, by which TypeScript knows what to check.
 * Other processes read the file at the same time.
 */
function writeIfNew(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

const allDeclared = `import type { Language } from "@nearsay/core/contract";
import type * as messages from "./english.d.ts";
export * from "./english.d.ts";
export type Messages = typeof messages;
/** The messages in a language. */
export declare function messagesIn(language: Language): Messages;
`;

/** @param own Messages that the language has; English replaces the others. */
function codeOf(
  catalogue: ReadonlyMap<string, Tree>,
  language: Language = firstLanguage,
  own: CatalogueFile = {},
): [name: string, code: string][] {
  const leaf = (key: string, english: string) =>
    compileFrom(own, key, english, language).code;
  return [...catalogue].map(([name, tree]) => [
    name,
    writeTree(name, tree, leaf),
  ]);
}

function englishScript(english: ReadonlyMap<string, Tree>): string {
  return [
    `import { formatCount, plural } from "@nearsay/core/domain";`,
    ...codeOf(english).map(([name, code]) => `export const ${name} = ${code};`),
    "",
  ].join("\n");
}

/** Messages of a namespace are read in the language of the code that runs. */
function allScript(folder: string, english: ReadonlyMap<string, Tree>): string {
  const known = Object.keys(languages).filter(isLanguage);
  const translated = known.filter((language) =>
    existsSync(path.join(folder, `${language}.json`)),
  );
  const made = translated.map((language) => {
    const own = withLocale(readFile(folder, language));
    const members = codeOf(english, language, own).map(
      ([name, code]) => `${name}: ${code}`,
    );
    return `${language}: ({ formatCount, plural }) => ({\n${members.join(",\n")}\n})`;
  });
  const followed = [...english].map(([name, tree]) => {
    if (name === "locale")
      return `export const locale = ${JSON.stringify(tree)};`;
    return `export const ${name} = follow("${name}", ${JSON.stringify(Object.keys(tree))});`;
  });
  return `import { formattersIn, language } from "@nearsay/core/domain/locale";
const makers = {
${made.join(",\n")}
};
const made = {};
export function messagesIn(tag) {
  return (made[tag] ??= (makers[tag] ?? makers.en)(formattersIn(tag)));
}
function follow(name, keys) {
  const members = keys.map((key) => [
    key,
    { enumerable: true, get: () => messagesIn(language())[name][key] },
  ]);
  return Object.defineProperties({}, Object.fromEntries(members));
}
${followed.join("\n")}
`;
}
