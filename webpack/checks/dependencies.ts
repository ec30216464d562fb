import { readFileSync } from "node:fs";
import { join, posix } from "node:path";

const page = "docs/dependencies.md";

interface PackageFile {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Compares the table of docs/dependencies.md with every package.json of the
 * workspace; one problem per package, "file: problem".
 * @param files Paths from the root, with "/".
 */
export function checkDependencies(
  root: string,
  files: readonly string[],
): string[] {
  if (!files.includes(page)) return [];
  const described = namesIn(readFileSync(join(root, page), "utf8"));
  const used = new Set(
    files.filter(isOfWorkspace).flatMap((file) => dependenciesOf(root, file)),
  );
  return [
    ...[...used]
      .filter((name) => !described.has(name))
      .map((name) => `${page}: does not say what ${name} is for`),
    ...[...described]
      .filter((name) => !used.has(name))
      .map((name) => `${page}: no package.json names ${name}`),
  ];
}

/** Those of examples and benchmarks stand alone and are not installed. */
function isOfWorkspace(file: string): boolean {
  return (
    posix.basename(file) === "package.json" &&
    /^(remotes\/)?[^/]*$/.test(posix.dirname(file))
  );
}

function dependenciesOf(root: string, file: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, file), "utf8"),
  ) as PackageFile;
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !/^@(types|nearsay)\//.test(name),
  );
}

/** The names in the first column of the tables. */
function namesIn(markdown: string): Set<string> {
  const cells = markdown.match(/^\| `[^|]*\|/gm) ?? [];
  const names = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)]);
  return new Set(names.map(([, name = ""]) => name));
}
