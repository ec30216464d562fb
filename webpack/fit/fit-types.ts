import path from "node:path";
import ts from "typescript";
import { root } from "../checkout/paths.ts";

/**
 * Declarations of two workspaces, below `gives/` and `takes/`, and claims about
 * them, one per line.
 */
export interface TypeQuestion {
  gives: Record<string, string>;
  takes: Record<string, string>;
  claims: Claim[];
}

export interface Claim {
  /** Type expressions: the given type must be assignable to the taken one. */
  given: string;
  taken: string;
}

export interface BrokenClaim {
  claim: Claim;
  /** The taken export or member does not exist. */
  missing: boolean;
  /** The compiler's message, from the error down to its cause. */
  why: string;
}

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
};

/**
 * Nothing is written: the files exist only for the compiler, in a location from
 * which React can be resolved.
 */
const folder = path.join(root, "fit");
const claimsFile = path.join(folder, "claims.ts");
const given = "declare function given<T>(): T;\n";

/** No such export, no such member. */
const absent = [2305, 2339, 2694];

/** The claims that are false. */
export function askCompiler(question: TypeQuestion): BrokenClaim[] {
  const program = ts.createProgram(
    [claimsFile],
    options,
    createHost(filesOf(question)),
  );
  const source = program.getSourceFile(claimsFile);
  return ts.getPreEmitDiagnostics(program, source).flatMap((found) => {
    const { line } = ts.getLineAndCharacterOfPosition(
      found.file ?? ts.createSourceFile("", "", options.target ?? 99),
      found.start ?? 0,
    );
    const claim = question.claims[line - 1];
    if (claim === undefined) return [];
    const missing = absent.includes(found.code);
    return [{ claim, missing, why: textOf(found.messageText) }];
  });
}

function filesOf({ gives, takes, claims }: TypeQuestion): Map<string, string> {
  const files = new Map<string, string>();
  for (const [side, texts] of Object.entries({ gives, takes })) {
    for (const [file, text] of Object.entries(texts)) {
      files.set(path.join(folder, side, file), text);
    }
  }
  const lines = claims.map(
    (claim, index) =>
      `export const claim${index}: ${claim.taken} = given<${claim.given}>();`,
  );
  return files.set(claimsFile, `${given}${lines.join("\n")}\n`);
}

const libraries = new Map<string, ts.SourceFile | undefined>();

function createHost(files: Map<string, string>): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
  return {
    ...disk,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    readFile: (file) => files.get(file) ?? disk.readFile(file),
    directoryExists: (name) =>
      folders.has(name) || ts.sys.directoryExists(name),
    getSourceFile: (file, target) => {
      const text = files.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, target);
      if (!libraries.has(file)) {
        libraries.set(file, disk.getSourceFile(file, target));
      }
      return libraries.get(file);
    },
  };
}

/** The first line only says that something is not assignable; the path of a type does not help. */
function textOf(text: string | ts.DiagnosticMessageChain): string {
  const lines = ts.flattenDiagnosticMessageText(text, "\n").split("\n");
  const [first = "", ...rest] = lines.map((line) => line.trim());
  return (rest.length > 0 ? rest : [first])
    .slice(0, 4)
    .join(" ")
    .replace(/import\("[^"]*"\)\.?/g, "");
}
