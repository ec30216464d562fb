import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { relativeImports } from "./read-sources.ts";

const printer = ts.createPrinter({ removeComments: true });

/**
 * The declarations that these files reach by relative imports, without their
 * comments: words for people change nothing for others.
 * @param folder Where the compiler put them.
 * @param roots Files relative to it.
 */
export function collectDeclarations(
  folder: string,
  roots: string[],
): Record<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    const source = parseDeclaration(path.join(folder, file));
    found.set(file, printer.printFile(source));
    for (const next of importsOf(source)) {
      visit(path.posix.join(path.posix.dirname(file), next));
    }
  };
  roots.forEach(visit);
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted);
}

function parseDeclaration(file: string): ts.SourceFile {
  const text = readFileSync(file, "utf8");
  return ts.createSourceFile(file, text, ts.ScriptTarget.ESNext);
}

/** Sources are named, declarations are meant. */
function importsOf({ text }: ts.SourceFile): string[] {
  return relativeImports(text).map((name) => name.replace(/\.tsx?$/, ".d.ts"));
}
