import {
  firstLanguage,
  isLanguage,
  type Language,
  languages,
} from "@nearsay/core/contract";
import { parse, type Token } from "@messageformat/parser";

/** A catalogue as translators have it: messages by dotted keys; `@key` describes one, `@@locale` names the language. */
export type CatalogueFile = Readonly<Record<string, unknown>>;

/** Messages of a namespace as code names them. */
export type Tree = string | Tree[] | { [name: string]: Tree };

/**
 * The messages of a catalogue by namespace, the first part of each key; `locale`
 * is the language itself.
 * @throws Error for a key that is both a message and a namespace.
 */
export function readCatalogue(file: CatalogueFile): Map<string, Tree> {
  const root: { [name: string]: Tree } = {};
  for (const [key, message] of Object.entries(withLocale(file))) {
    if (key.startsWith("@") || typeof message !== "string") continue;
    const steps = key.split(".");
    const last = steps.pop() ?? key;
    let at = root;
    for (const step of steps) {
      const next = (at[step] ??= {});
      if (typeof next === "string")
        throw new Error(`${key} is below a message`);
      at = next as typeof root;
    }
    if (at[last] !== undefined) throw new Error(`${key} is above a message`);
    at[last] = message;
  }
  const namespaces = Object.entries(root);
  return new Map(namespaces.map(([name, tree]) => [name, toArrays(tree)]));
}

/** With the file's language and its writing direction as messages. */
export function withLocale(file: CatalogueFile): Record<string, unknown> {
  const tag = file["@@locale"];
  if (typeof tag !== "string" || !isLanguage(tag)) return { ...file };
  const { direction } = languages[tag];
  return { ...file, "locale.tag": tag, "locale.direction": direction };
}

/** Objects whose names are 0, 1, 2 … are lists. */
function toArrays(tree: Tree): Tree {
  if (typeof tree === "string" || Array.isArray(tree)) return tree;
  const entries = Object.entries(tree);
  if (entries.every(([name], index) => name === String(index)))
    return entries.map(([, one]) => toArrays(one));
  return Object.fromEntries(
    entries.map(([name, one]) => [name, toArrays(one)]),
  );
}

/** A message's arguments by name. */
export type Arguments = ReadonlyMap<string, "number" | "text" | "choice">;

/** @throws Error for a message that is not ICU MessageFormat, or whose plural lacks a form that the language has. */
export function readMessage(text: string, language: string): Token[] {
  const tokens = parse(text);
  checkSupport(tokens, text);
  checkForms(tokens, formsOf(language), text);
  return tokens;
}

/** Rejects what the compiler would silently write as something else. */
function checkSupport(tokens: readonly Token[], text: string): void {
  for (const token of tokens) {
    const isOffset =
      "pluralOffset" in token && token.pluralOffset !== undefined;
    if (token.type === "selectordinal" || isOffset)
      throw new Error(`"${text}" uses selectordinal or an offset`);
    if ("arg" in token && !/^[a-z]\w*$/i.test(token.arg))
      throw new Error(`"${text}" has an argument without a name`);
    if ("cases" in token)
      for (const { tokens: inner } of token.cases) checkSupport(inner, text);
  }
}

const forms = new Map<string, ReadonlySet<string>>();

/** Plural categories of a language's whole numbers up to 200: French and Spanish have one more for millions, which falls back to `other`. */
function formsOf(language: string): ReadonlySet<string> {
  const known = forms.get(language);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(language);
  // None is most often a message of its own.
  const counts = Array.from({ length: 200 }, (_, index) => index + 1);
  const found = new Set([
    ...counts.map((count) => rules.select(count)),
    "other",
  ]);
  forms.set(language, found);
  return found;
}

function checkForms(
  tokens: readonly Token[],
  categories: ReadonlySet<string>,
  text: string,
): void {
  for (const token of tokens) {
    if (!("cases" in token)) continue;
    const keys = token.cases.map(({ key }) => key);
    const isPlural = token.type === "plural";
    for (const category of isPlural ? categories : ["other"])
      if (
        !keys.includes(category) &&
        !(category === "one" && keys.includes("=1"))
      )
        throw new Error(`"${text}" has no form for ${category}`);
    for (const { tokens: inner } of token.cases)
      checkForms(inner, categories, text);
  }
}

export function argumentsOf(tokens: readonly Token[]): Arguments {
  const found = new Map<string, "number" | "text" | "choice">();
  const add = (name: string, kind: "number" | "text" | "choice") => {
    const known = found.get(name);
    if (known === undefined || known === "text") found.set(name, kind);
  };
  for (const token of tokens) {
    if (token.type === "argument") add(token.arg, "text");
    else if (token.type === "function") add(token.arg, "number");
    else if ("cases" in token) {
      add(token.arg, token.type === "select" ? "choice" : "number");
      for (const { tokens: inner } of token.cases)
        for (const [name, kind] of argumentsOf(inner)) add(name, kind);
    }
  }
  return found;
}

/** Functions that compiled messages call. */
export type Helper = "formatCount" | "plural";

export interface CompiledMessage {
  /** A string, or an arrow function of the arguments. */
  code: string;
  helpers: ReadonlySet<Helper>;
}

/** Compiles one message to an expression. */
export function compileMessage(
  text: string,
  language: string,
): CompiledMessage {
  const tokens = readMessage(text, language);
  const helpers = new Set<Helper>();
  const isFixed = argumentsOf(tokens).size === 0;
  const written = write(tokens, null, helpers);
  return { code: isFixed ? written : `a=>${written}`, helpers };
}

/** Compiles a message of a language, or the English one if its catalogue lacks it; a test lists those. */
export function compileFrom(
  catalogue: CatalogueFile,
  key: string,
  english: string,
  language: Language,
): CompiledMessage {
  const own = catalogue[key];
  return typeof own === "string"
    ? compileMessage(own, language)
    : compileMessage(english, firstLanguage);
}

/** @param counted The argument that # is. */
function write(
  tokens: readonly Token[],
  counted: string | null,
  helpers: Set<Helper>,
): string {
  const [first] = tokens;
  if (tokens.length === 0) return '""';
  if (tokens.length === 1 && first?.type === "content")
    return JSON.stringify(first.value);
  if (tokens.length === 1 && first && "cases" in first)
    return writeOne(first, counted, helpers);
  const parts = tokens.map((token) =>
    token.type === "content"
      ? token.value.replace(/[\\`]|\$(?=\{)/g, "\\$&")
      : `\${${writeOne(token, counted, helpers)}}`,
  );
  return `\`${parts.join("")}\``;
}

function writeOne(
  token: Exclude<Token, { type: "content" }>,
  counted: string | null,
  helpers: Set<Helper>,
): string {
  if (token.type === "argument") return `a.${token.arg}`;
  if (token.type === "octothorpe" || token.type === "function") {
    const name = token.type === "function" ? token.arg : counted;
    if (token.type === "function" && token.key !== "number")
      throw new Error(`{${token.arg}, ${token.key}} is not supported`);
    helpers.add("formatCount");
    return `formatCount(a.${name})`;
  }
  const isSelect = token.type === "select";
  const inner = isSelect ? counted : token.arg;
  const forms = token.cases.map(
    ({ key, tokens }) => [key, write(tokens, inner, helpers)] as const,
  );
  const listed = (all: typeof forms) =>
    `{${all.map(([key, written]) => `${/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key)}:${written}`).join(",")}}`;
  if (isSelect) {
    const other = forms.find(([key]) => key === "other")?.[1] ?? '""';
    const named = forms.filter(([key]) => key !== "other");
    const [only] = named;
    if (named.length === 1 && only?.[0] === "true")
      return `(a.${token.arg}?${only[1]}:${other})`;
    return `(${listed(named)}[a.${token.arg}]??${other})`;
  }
  helpers.add("plural");
  return `plural(a.${token.arg},${listed(forms)})`;
}

/** JavaScript of a tree of messages. @param leaf Compiles the message of a key. */
export function writeTree(
  key: string,
  tree: Tree,
  leaf: (key: string, text: string) => string,
): string {
  if (typeof tree === "string") return leaf(key, tree);
  if (Array.isArray(tree))
    return `[${tree.map((one, index) => writeTree(`${key}.${index}`, one, leaf)).join(",")}]`;
  const members = Object.entries(tree).map(
    ([name, one]) =>
      `${JSON.stringify(name)}:${writeTree(`${key}.${name}`, one, leaf)}`,
  );
  return `{${members.join(",\n")}}`;
}
