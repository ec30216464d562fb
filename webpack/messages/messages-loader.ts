import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "@nearsay/core/contract";
import type { RuleSetRule } from "webpack";
import {
  writeTree,
  type CatalogueFile,
  compileMessage,
  type Helper,
  readCatalogue,
  type Tree,
  withLocale,
} from "./catalogue.ts";
import { messagePlace, type WordsOptions } from "../config/words.ts";

interface MessagesLoader {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly rootContext: string;
  getOptions: () => Partial<WordsOptions>;
  addDependency: (file: string) => void;
}

/** Makes modules of the English catalogue: one for each namespace, so that each part of a page gets the messages that it needs. */
export function messagesRule(words: WordsOptions | undefined): RuleSetRule {
  return {
    test: /[\\/]messages[\\/]en\.json$/,
    type: "javascript/auto",
    sideEffects: false,
    loader: import.meta.filename,
    options: words ?? {},
  };
}

export default function messagesLoader(
  this: MessagesLoader,
  text: string,
): string {
  const english = readCatalogue(JSON.parse(text) as CatalogueFile);
  const name = this.resourceQuery.slice(1);
  if (name === "") return passOn(this.resourcePath, english);
  const { languages, met } = this.getOptions();
  const helpers = new Set<Helper>();
  const write =
    languages === undefined || met === undefined
      ? writeIn(english, "en", helpers)
      : writePlaces(this, english, { languages, met }, helpers);
  const body = `export const ${name} = ${write(name, english.get(name)!)};`;
  const imports =
    helpers.size > 0
      ? `import { ${[...helpers].join(", ")} } from "@nearsay/core/domain";\n`
      : "";
  return imports + body;
}

function passOn(file: string, catalogue: ReadonlyMap<string, Tree>): string {
  const base = `./${path.basename(file)}`;
  return [...catalogue.keys()]
    .map((name) => `export { ${name} } from "${base}?${name}";`)
    .join("\n");
}

type Write = (key: string, tree: Tree) => string;

function writeIn(
  _catalogue: ReadonlyMap<string, Tree>,
  language: string,
  helpers: Set<Helper>,
): Write {
  return (key, tree) =>
    writeTree(key, tree, (_key, text) => {
      const compiled = compileMessage(text, language);
      for (const helper of compiled.helpers) helpers.add(helper);
      return compiled.code;
    });
}

function writePlaces(
  loader: MessagesLoader,
  _english: ReadonlyMap<string, Tree>,
  { languages, met }: WordsOptions,
  helpers: Set<Helper>,
): Write {
  const part = path
    .relative(
      loader.rootContext,
      path.dirname(path.dirname(loader.resourcePath)),
    )
    .replaceAll("\\", "/");
  const catalogues = languages.map((language) => {
    const file = path.join(
      path.dirname(loader.resourcePath),
      `${language}.json`,
    );
    loader.addDependency(file);
    return [
      language,
      withLocale(
        JSON.parse(readFileSync(file, "utf8")) as CatalogueFile,
      ) as Record<string, string>,
    ] as const;
  });
  return (key, tree) =>
    writeTree(key, tree, (leaf, text) => {
      const asked = new Set<Helper>();
      const wording = new Map<Language, string>();
      for (const [language, catalogue] of catalogues) {
        const compiled = compileMessage(catalogue[leaf] ?? text, language);
        wording.set(language, compiled.code);
        for (const helper of compiled.helpers) asked.add(helper);
      }
      for (const helper of asked) helpers.add(helper);
      const given = [...asked];
      const parameters = given.join(",");
      const whole = [...wording].map(
        ([language, code]) =>
          [
            language,
            given.length > 0 ? `(${parameters})=>${code}` : code,
          ] as const,
      );
      // Files are named by what is in them, so the messages have to be in it.
      const hash = createHash("sha256")
        .update(JSON.stringify(whole))
        .digest("hex")
        .slice(0, 8);
      const place = `${part}#${leaf}@${hash}`;
      met.set(place, new Map(whole));
      return `/* @__PURE__ */ ${messagePlace}(${[JSON.stringify(place), ...given].join(", ")})`;
    });
}
