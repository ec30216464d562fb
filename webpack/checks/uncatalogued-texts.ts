import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@nearsay/core/contract";
import ts from "typescript";

/** Files whose strings are not interface text, and why. */
const wordless: Readonly<Record<string, string>> = {
  "host/src/pages/waitlist/category-names.ts": "maps values that are sent",
  "remotes/operator/src/audit/acts.ts": "is compared with the audit log",
  "host/src/remotes/container.ts": "reports failures to developers",
  "host/src/remotes/report-failure.ts": "reports failures to developers",
  "host/src/theme/theme-switch.tsx": "writes media queries",
  "remotes/creator/src/draft/predefined-answers.ts":
    "has every language at once",
  "shared/src/contract/languages.ts": "names each language in itself",
  "shared/src/contract/waitlist.ts":
    "is sent; category-names.ts maps it to messages",
  "shared/src/domain/drawing-steps.ts": "names tags and attributes",
  "shared/src/domain/embed-tags.ts": "names permissions of a frame",
  "shared/src/domain/option-tone.ts": "is compared with options",
  "shared/src/ui/map/tiles-style.ts": "contains the style of a map",
};

/** The same for the server; may also list folders. */
const wordlessOfServer: Readonly<Record<string, string>> = {
  "server/src/app/": "is for operators, in the log and the console",
  "server/src/app/demo/": "publishes made-up surveys",
  "server/src/base/ai/": "is for the log, about failures of a model",
  "server/src/base/db/": "is for the log, about failures of the database",
  "server/src/drafting/built-in/": "has one file per language",
  "server/src/drafting/openai-drafter.ts": "is for a model",
  "server/src/drafting/openai-translator.ts": "is for a model",
  "server/src/http/openapi": "is for developers of clients",
  "server/src/insights/summaries/summary-prompt.ts": "is for a model",
  "server/src/site/releases/compose-registry.ts": "is for the log",
};

export interface FoundTexts {
  /** Number of read files. */
  readonly seen: number;
  /** Findings: "file:line: text". */
  readonly found: string[];
}

/**
 * Finds user-visible text outside of message catalogues, in all code for
 * browsers and in what the server sends.
 */
export function findTexts(root: string): FoundTexts {
  const files = sourceFolders(root).flatMap((folder) => filesIn(root, folder));
  const read = files.filter((file) => !(file in wordless));
  const served = serverFiles(root);
  return {
    seen: read.length + served.length,
    found: [
      ...read.flatMap((one) => textsIn(root, one, isShownText)),
      ...served.flatMap((one) =>
        textsIn(root, one, (_node, text) => isSentence(text)),
      ),
    ],
  };
}

/**
 * Most strings on the server are names and SQL statements, so only those that
 * begin like a sentence are checked.
 */
function isSentence(text: string): boolean {
  return /^\s*\p{Lu}\p{Ll}*,? \p{L}/u.test(text);
}

function serverFiles(root: string): string[] {
  const folder = "server/src";
  if (!existsSync(join(root, folder))) return [];
  const left = Object.keys(wordlessOfServer);
  return filesIn(root, folder).filter(
    (file) =>
      !file.includes("/testing/") && !left.some((one) => file.startsWith(one)),
  );
}

function parse(root: string, file: string): ts.SourceFile {
  const text = readFileSync(join(root, file), "utf8");
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

function sourceFolders(root: string): string[] {
  const remotes = readdirSync(join(root, "remotes"));
  return ["shared", "host", ...remotes.map((name) => `remotes/${name}`)]
    .map((folder) => `${folder}/src`)
    .filter((folder) => existsSync(join(root, folder)));
}

const apart =
  /\.test\.tsx?$|\.d\.ts$|\/(testing|standalone)\/|\/contract\/schema\//;

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !apart.test(file));
}

function textsIn(
  root: string,
  file: string,
  isText: (node: ts.Node, text: string) => boolean,
): string[] {
  const source = parse(root, file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isForMachines(node)) return;
    const text = textOf(node);
    if (text !== null && isText(node, text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}: ${text.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf(node: ts.Node): string | null {
  return ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node)
    ? node.text
    : null;
}

/** Attributes that are announced or displayed, whatever their content. */
const shown =
  /^(aria-(label|description|valuetext)|alt|description|label|placeholder|title)$/;

function isShownText(node: ts.Node, text: string): boolean {
  const { parent } = node;
  const isShown =
    ts.isJsxText(node) ||
    (ts.isJsxAttribute(parent) && shown.test(parent.name.getText()));
  return isShown ? /\p{L}/u.test(text) : looksLikeText(text);
}

const code = /[<>{}[\]=$]|--|\w[/(]\w|\dpx\b/;

/** Two words in a row, or one that begins like a sentence. */
function looksLikeText(text: string): boolean {
  if (code.test(text)) return false;
  return (
    /\p{L}{2,}[,;:.]? \p{L}/u.test(text) ||
    /^\s*\p{Lu}\p{Ll}+\.?\s*$/u.test(text)
  );
}

/** Strings that no person reads. */
function isForMachines(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    isCompared(node) ||
    isInEachLanguage(node) ||
    isForDevelopers(node)
  );
}

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

/** Keys, and strings that are compared with something. */
function isCompared(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isStringLiteralLike(node)) return false;
  if (ts.isCaseClause(parent)) return parent.expression === node;
  return (
    ts.isBinaryExpression(parent) && comparisons.has(parent.operatorToken.kind)
  );
}

/** Texts by language, all in one object. */
function isInEachLanguage(node: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(node) &&
    Object.hasOwn(languages, node.name.getText())
  );
}

const machines =
  /^console\.|^document\.createElement|\b(querySelector(All)?|matches|closest|matchMedia|useFocus\w*|reportError|reportFailure)$/;

/** Names and messages of errors, the console, selectors, and values of headers and links. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isNewExpression(node))
    return (
      /(Error|Exception)$/.test(node.expression.getText()) &&
      !isShownError(node)
    );
  if (ts.isCallExpression(node))
    return machines.test(node.expression.getText());
  if (ts.isJsxAttribute(node)) return node.name.getText() === "rel";
  if (ts.isPropertyDeclaration(node)) return node.name.getText() === "name";
  if (ts.isPropertyAssignment(node)) return node.name.getText() === "type";
  return ts.isTemplateHead(node) && node.text === "Bearer ";
}

/** The message of a refusal is displayed. */
function isShownError({ expression }: ts.NewExpression): boolean {
  return expression.getText() === "ApiError";
}
