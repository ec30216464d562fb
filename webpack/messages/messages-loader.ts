import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { firstLanguage, type Language } from "@nearsay/core/contract";
import type { RuleSetRule } from "webpack";
import {
  type CatalogueFile,
  compileFrom,
  type CompiledMessage,
  compileMessage,
  type Helper,
  readCatalogue,
  type Tree,
  withLocale,
  writeTree,
} from "./catalogue.ts";
import { messagePlaceholder, type MessagesOptions } from "./placeholders.ts";

interface MessagesLoader {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly rootContext: string;
  getOptions: () => Partial<MessagesOptions>;
  addDependency: (file: string) => void;
}

/**
 * Makes modules of the English catalogue: one for each namespace, so that each
 * part of a page gets the messages that it needs.
 * @param messages If a build is for several languages: messages are
 *   placeholders then.
 */
export function messagesRule(
  messages: MessagesOptions | undefined,
): RuleSetRule {
  return {
    test: /[\\/]messages[\\/]en\.json$/,
    type: "javascript/auto",
    sideEffects: false,
    loader: import.meta.filename,
    options: messages ?? {},
  };
}

export default function messagesLoader(
  this: MessagesLoader,
  text: string,
): string {
  const english = readCatalogue(JSON.parse(text) as CatalogueFile);
  const name = this.resourceQuery.slice(1);
  const tree = english.get(name);
  if (tree === undefined) return reExport(this, english.keys());
  const { languages, found } = this.getOptions();
  const isPlaced = languages !== undefined && found !== undefined;
  const helpers = new Set<Helper>();
  const leaf = isPlaced
    ? placeholderWriter(this, { languages, found })
    : (_key: string, message: string) => compileMessage(message, firstLanguage);
  const write = (path: string, part: Tree) =>
    writeTree(path, part, (key, message) => {
      const compiled = leaf(key, message);
      for (const helper of compiled.helpers) helpers.add(helper);
      return compiled.code;
    });
  const code = isSeparate(this, name)
    ? Object.entries(tree)
        .map(
          ([key, part], index) =>
            `const m${index} = ${write(`${name}.${key}`, part)};\nexport { m${index} as ${JSON.stringify(key)} };`,
        )
        .join("\n")
    : `export const ${name} = ${write(name, tree)};`;
  const imports =
    helpers.size > 0
      ? `import { ${[...helpers].join(", ")} } from "${helpersOf(this)}";\n`
      : "";
  return imports + code;
}

/** The core package is not resolved from inside itself in a build. */
function helpersOf({ resourcePath }: MessagesLoader): string {
  const source = path.resolve(resourcePath, "../../src/domain/locale.ts");
  return existsSync(source) ? source : "@nearsay/core/domain";
}

/** Packages whose namespaces are mostly used by one script each. */
const oneScript =
  /(remotes[\\/](discussion|embed|insights)|shared)[\\/]messages[\\/]/;

/**
 * Whether each message is an export: a build leaves out those that it does not
 * use, and inlines others. Where scripts share a namespace, one object is
 * smaller.
 */
function isSeparate({ resourcePath }: MessagesLoader, name: string): boolean {
  return oneScript.test(resourcePath) && !objects.includes(name);
}

/** The script that partners load first is too small for a namespace's overhead. */
const objects = ["element"];

function reExport(loader: MessagesLoader, names: Iterable<string>): string {
  const base = `./${path.basename(loader.resourcePath)}`;
  return [...names]
    .map((name) => {
      const what = isSeparate(loader, name) ? `* as ${name}` : `{ ${name} }`;
      return `export ${what} from "${base}?${name}";`;
    })
    .join("\n");
}

function placeholderWriter(
  loader: MessagesLoader,
  { languages, found }: MessagesOptions,
): (key: string, english: string) => CompiledMessage {
  const folder = path.dirname(loader.resourcePath);
  const part = path.relative(loader.rootContext, path.dirname(folder));
  const catalogues = languages.map(
    (language) => [language, readLanguage(loader, folder, language)] as const,
  );
  return (key, english) => {
    const compiled = catalogues.map(
      ([language, catalogue]) =>
        [language, compileFrom(catalogue, key, english, language)] as const,
    );
    const helpers = new Set(compiled.flatMap(([, one]) => [...one.helpers]));
    const parameters = [...helpers].join(",");
    const wording = new Map(
      compiled.map(([language, { code }]): [Language, string] => [
        language,
        helpers.size > 0 ? `(${parameters})=>${code}` : code,
      ]),
    );
    // Files are named by their content, so the messages must affect it.
    const hash = createHash("sha256")
      .update(JSON.stringify([...wording]))
      .digest("hex")
      .slice(0, 8);
    const place = `${part.replaceAll("\\", "/")}#${key}@${hash}`;
    found.set(place, wording);
    const given = [JSON.stringify(place), ...helpers].join(", ");
    const code = `/* @__PURE__ */ ${messagePlaceholder}(${given})`;
    return { code, helpers };
  };
}

function readLanguage(
  loader: MessagesLoader,
  folder: string,
  language: Language,
): Record<string, unknown> {
  const file = path.join(folder, `${language}.json`);
  if (!existsSync(file)) return {};
  loader.addDependency(file);
  return withLocale(JSON.parse(readFileSync(file, "utf8")) as CatalogueFile);
}
