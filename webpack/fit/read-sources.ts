import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

export interface SourceFacts {
  /** Values imported from each package; `*` means all of it. */
  imports: Map<string, Set<string>>;
  /** Quoted texts. */
  strings: Set<string>;
}

/**
 * Imports, without types, and string literals of the sources below a folder;
 * tests do not count.
 */
export function readSources(folder: string): SourceFacts {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter(isSource).map((name) => path.join(folder, name));
  return readFiles(files);
}

/** The same for one file and everything that it reaches by relative imports. */
export function readReached(start: string): SourceFacts {
  const files = new Set([start]);
  // Iterating over a set includes elements that are added during it.
  for (const file of files)
    for (const next of relativeImports(readFileSync(file, "utf8")))
      files.add(path.join(path.dirname(file), next));
  return readFiles([...files]);
}

/** Relative imports in a text, as written. */
export function relativeImports(text: string): string[] {
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => /^\.{1,2}\/.*\.tsx?$/.test(name));
}

function readFiles(files: readonly string[]): SourceFacts {
  const facts: SourceFacts = { imports: new Map(), strings: new Set() };
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    readSource(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext), facts);
  }
  return facts;
}

/** The union of several facts. */
export function joinFacts(parts: readonly SourceFacts[]): SourceFacts {
  const imports: SourceFacts["imports"] = new Map();
  for (const [from, names] of parts.flatMap((part) => [...part.imports]))
    imports.set(from, new Set([...(imports.get(from) ?? []), ...names]));
  return {
    imports,
    strings: new Set(parts.flatMap(({ strings }) => [...strings])),
  };
}

function isSource(name: string): boolean {
  return /(?<!\.d|\.test)\.tsx?$/.test(name);
}

function readSource(source: ts.SourceFile, facts: SourceFacts): void {
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) facts.strings.add(node.text);
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      addNames(facts.imports, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function addNames(
  imports: SourceFacts["imports"],
  node: ts.ImportDeclaration | ts.ExportDeclaration,
): void {
  const { moduleSpecifier } = node;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return;
  const names = ts.isImportDeclaration(node)
    ? importedNames(node.importClause)
    : exportedNames(node);
  const known = imports.get(moduleSpecifier.text) ?? new Set();
  names.forEach((name) => known.add(name));
  imports.set(moduleSpecifier.text, known);
}

function importedNames(clause: ts.ImportClause | undefined): string[] {
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { namedBindings } = clause;
  const first = clause.name ? ["default"] : [];
  if (!namedBindings) return first;
  if (ts.isNamespaceImport(namedBindings)) return [...first, "*"];
  return [...first, ...valueNames(namedBindings.elements)];
}

function exportedNames(node: ts.ExportDeclaration): string[] {
  if (node.isTypeOnly) return [];
  const { exportClause } = node;
  if (!exportClause || ts.isNamespaceExport(exportClause)) return ["*"];
  return valueNames(exportClause.elements);
}

function valueNames(
  elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>,
): string[] {
  return elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}
