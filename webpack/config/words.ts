import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { firstLanguage, type Language } from "@nearsay/core/contract";
import { transformSync } from "@swc/core";
import ts from "typescript";
import webpack, { type RuleSetRule } from "webpack";

/** Texts of a placeholder in each language: an arrow function of the imports that the texts use. */
export type Wording = ReadonlyMap<Language, string>;

/** Texts that were found during a build, by the keys of their placeholders. */
export type MetWords = Map<string, Wording>;

/** The languages of a build, and the texts in them. */
export interface WordsOptions {
  languages: readonly Language[];
  met: MetWords;
}

interface WordsLoader {
  readonly resourcePath: string;
  readonly rootContext: string;
  getOptions: () => WordsOptions;
  addDependency: (file: string) => void;
}

/** Placeholder for the language in file names. */
export const languagePlace = "__nearsay_language__";

/** Names of files with their language in its place; those in English name none. */
export function nameIn(language: Language, text: string): string {
  return language === firstLanguage
    ? text.replaceAll(`.${languagePlace}`, "")
    : text.replaceAll(languagePlace, language);
}

/** A function that is nowhere: where it is called, words go. */
const placeName = "__nearsay_words__";

/** The same for one message. */
export const messagePlace = "__nearsay_message__";

/** Such a call as it is written in a finished script, up to what the words ask for; or the language in a file's name. */
const place = new RegExp(
  String.raw`(${placeName}|${messagePlace})\("([^"]+)"(,|\))|\.${languagePlace}`,
  "g",
);

/**
 * Puts placeholders into text modules, which are those with a sibling in
 * another language: `texts.de.ts` next to `texts.ts`. So one build yields all
 * languages, and none is larger than the English one.
 */
export function wordsRule(options: WordsOptions): RuleSetRule {
  return {
    test: (file) =>
      file.endsWith(".ts") &&
      options.languages.some((language) =>
        existsSync(siblingOf(file, language)),
      ),
    enforce: "pre",
    loader: import.meta.filename,
    options,
  };
}

function siblingOf(file: string, language: Language): string {
  return file.replace(/\.ts$/, `.${language}.ts`);
}

/** Replaces the texts of a text module by placeholders. */
export default function wordsLoader(
  this: WordsLoader,
  english: string,
): string {
  const { languages, met } = this.getOptions();
  const modules = new Map<Language, WordsModule>();
  for (const language of languages) {
    const sibling = siblingOf(this.resourcePath, language);
    const isThere = existsSync(sibling);
    if (isThere) this.addDependency(sibling);
    const text = isThere ? readFileSync(sibling, "utf8") : english;
    modules.set(language, readModule(text, this.resourcePath));
  }
  const imports = new Map(
    [...modules.values()].flatMap((module) => [...module.imports]),
  );
  const file = path.relative(this.rootContext, this.resourcePath);
  // Files are named by their content, so the texts must affect it.
  const key = `${file.replaceAll("\\", "/")}@${hashOf([...modules.values()])}`;
  const places = readModule(english, this.resourcePath).exports.map((name) => {
    const asked = [...imports.keys()].filter((one) =>
      [...modules.values()].some((module) => asksFor(module, name, one)),
    );
    const wording = [...modules].map(
      ([language, module]) =>
        [language, wordingOf(module, name, asked)] as const,
    );
    met.set(`${key}#${name}`, new Map(wording));
    const given = [JSON.stringify(`${key}#${name}`), ...asked].join(", ");
    return `export const ${name}: any = /* @__PURE__ */ ${placeName}(${given});`;
  });
  return [...new Set(imports.values()), ...places].join("\n");
}

/** Whether a finished script has a place for words. */
export function hasWords(script: string): boolean {
  return script.includes(placeName) || script.includes(messagePlace);
}

/** A finished script in one language. @throws Error where a place has no words. */
export function putWords(
  script: string,
  language: Language,
  met: MetWords,
): string {
  const worded = script.replace(
    place,
    (found, name?: string, key?: string, end?: string) =>
      wordsAt({ found, name, key, end }, language, met),
  );
  for (const name of [placeName, messagePlace, languagePlace])
    if (worded.includes(name)) throw new Error("a place was not found");
  return worded;
}

/** The map of `putWords(script)` to the sources. @param map Of the script itself, version 3. */
export function mapWords(
  { script, map }: { script: string; map: string },
  language: Language,
  met: MetWords,
): string {
  const { ReplaceSource, SourceMapSource } = webpack.sources;
  const { file, ...given } = JSON.parse(map) as { file: string };
  const worded = new ReplaceSource(
    new SourceMapSource(script, file, { ...given, file } as never),
  );
  for (const { 0: found, 1: name, 2: key, 3: end, index } of script.matchAll(
    place,
  ))
    worded.replace(
      ...([index, index + found.length - 1] as const),
      wordsAt({ found, name, key, end }, language, met),
    );
  const named = { ...worded.map(), file: nameIn(language, file) };
  return JSON.stringify(named);
}

interface Place {
  found: string;
  name: string | undefined;
  key: string | undefined;
  end: string | undefined;
}

function wordsAt(
  { found, name, key, end }: Place,
  language: Language,
  met: MetWords,
): string {
  if (key === undefined) return nameIn(language, found);
  const words = met.get(key)?.get(language);
  if (words === undefined) throw new Error(`${key} has no words`);
  const isWhole = end === ")";
  if (name === messagePlace && isWhole)
    return words.startsWith('"') ? words : `(${words})`;
  return `(${words})(${isWhole ? ")" : ""}`;
}

interface WordsModule {
  /** Import statements, by the imported names. */
  imports: Map<string, string>;
  /** Names of the exported texts. */
  exports: string[];
  /** Everything else, without exports. */
  body: string;
}

/** @throws Error for a module that re-exports texts. */
function readModule(text: string, file: string): WordsModule {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports = new Map<string, string>();
  const exports: string[] = [];
  const body: string[] = [];
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement) || ts.isExportAssignment(statement))
      throw new Error(`${file} passes on words: only \`export const\` does`);
    if (ts.isImportDeclaration(statement)) {
      for (const one of namesIn(statement))
        imports.set(one.name.text, importOf(statement, one));
      continue;
    }
    const said = statement.getText(source);
    body.push(said.replace(/^export\s+/, ""));
    if (ts.isVariableStatement(statement) && /^export\s/.test(said))
      exports.push(
        ...statement.declarationList.declarations.map(({ name }) =>
          name.getText(source),
        ),
      );
  }
  return { imports, exports, body: body.join("\n") };
}

/** Imported values, which exist at run time. */
function namesIn({ importClause }: ts.ImportDeclaration): ts.ImportSpecifier[] {
  const bindings = importClause?.namedBindings;
  const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (isType || bindings === undefined || !ts.isNamedImports(bindings)) {
    return [];
  }
  return bindings.elements.filter((one) => !one.isTypeOnly);
}

function importOf(
  { moduleSpecifier }: ts.ImportDeclaration,
  one: ts.ImportSpecifier,
): string {
  return `import { ${one.getText()} } from ${moduleSpecifier.getText()};`;
}

function asksFor(module: WordsModule, name: string, asked: string): boolean {
  return new RegExp(`\\b${asked}\\b`).test(arrowOf(module, name, [], false));
}

/** The value of an export, as an arrow function of its imports. */
function wordingOf(
  module: WordsModule,
  name: string,
  asked: readonly string[],
): string {
  return arrowOf(module, name, asked, true);
}

function arrowOf(
  { body }: WordsModule,
  name: string,
  parameters: readonly string[],
  mangle: boolean,
): string {
  const module = `export default (${parameters.join(", ")}) => {\n${body}\nreturn ${name};\n};`;
  const { code } = transformSync(module, {
    swcrc: false,
    isModule: true,
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript" },
      minify: {
        mangle,
        compress: { keep_fargs: true, passes: 3 },
        format: { comments: false },
      },
    },
    minify: true,
  });
  const said = /^export default ?(.*?);?\s*$/s.exec(code)?.[1];
  if (said === undefined) throw new Error(`${name} is no word: ${code}`);
  return said;
}

function hashOf(modules: readonly WordsModule[]): string {
  const text = modules.map(({ body }) => body).join("\n");
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
