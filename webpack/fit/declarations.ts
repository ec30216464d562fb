import path from "node:path";
import ts from "typescript";
import { relativeImports } from "./read-sources.ts";

const printer = ts.createPrinter({ removeComments: true });

/**
 * The declarations that these sources reach by relative imports, without
 * comments, whose changes do not affect other code. Types are not checked.
 * @param folder Of a package that has a `tsconfig.json` and `src`.
 * @param roots Declarations relative to `src`, such as `ui/index.d.ts`.
 * @throws Error if a type cannot be declared.
 */
export function collectDeclarations(
  folder: string,
  roots: string[],
): Record<string, string> {
  const declared = declare(folder, roots);
  const found = new Map<string, string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    const text = declared.get(file) ?? "";
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext);
    found.set(file, printer.printFile(source));
    for (const next of relativeImports(text))
      visit(toDeclaration(path.posix.join(path.posix.dirname(file), next)));
  };
  roots.forEach(visit);
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted);
}

/** Texts by their path from `src`. */
function declare(folder: string, roots: string[]): Map<string, string> {
  const src = path.join(folder, "src");
  const { options, fileNames } = readConfig(folder);
  const sources = fileNames.filter(
    (file) =>
      /\/src\/[^/]+\.d\.ts$/.test(file) ||
      roots.includes(toDeclaration(path.posix.relative(src, file))),
  );
  const program = ts.createProgram(sources, { ...options, outDir: src });
  const declared = new Map<string, string>();
  const { diagnostics } = program.emit(
    undefined,
    (file, text) => declared.set(path.posix.relative(src, file), text),
    undefined,
    true,
  );
  const [wrong] = diagnostics;
  if (wrong === undefined) return declared;
  throw new Error(ts.flattenDiagnosticMessageText(wrong.messageText, "\n"));
}

function readConfig(folder: string): ts.ParsedCommandLine {
  const file = path.join(folder, "tsconfig.json");
  const read = ts.readConfigFile(file, (name) => ts.sys.readFile(name));
  return ts.parseJsonConfigFileContent(read.config, ts.sys, folder, {
    emitDeclarationOnly: true,
    noCheck: true,
    // Types that only tests need may not be installed.
    types: [],
  });
}

/** Imports refer to sources, but mean their declarations. */
function toDeclaration(file: string): string {
  return file.replace(/(?<!\.d)\.tsx?$/, ".d.ts");
}
