import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { checkDependencies } from "./dependencies.ts";
import { listFiles, made } from "./list-files.ts";
import { type Markdown, type Named, readMarkdown } from "./markdown.ts";

export interface FoundInDocs {
  /** How many Markdown files were read. */
  readonly seen: number;
  /** One problem each: "file:line: problem". */
  readonly found: string[];
}

/**
 * Checks that what Markdown files name exists: paths, npm scripts, settings and
 * error codes, links and headings, the number of remotes; that source files
 * name existing Markdown files; and that docs/dependencies.md is complete.
 */
export function checkDocs(root: string): FoundInDocs {
  const checkout = readCheckout(root);
  const sources = checkout.files.filter(isSource);
  const known = capitalNames(checkout, sources);
  const problems = [...checkout.docs].flatMap(([file, text]) => [
    ...at(file, text.links, (target) => linkProblem(checkout, file, target)),
    ...at(file, text.code, (name) => pathProblem(checkout, file, name)),
    ...at(file, text.code, (name) => nameProblem(known, name)),
    ...at(file, [...text.code, ...text.blocks], (line) =>
      commandProblem(checkout, file, line),
    ),
    ...at(file, text.prose, (line) => countProblem(checkout, line)),
  ]);
  return {
    seen: checkout.docs.size,
    found: [
      ...problems,
      ...sources.flatMap((one) => inSource(checkout, one)),
      ...checkDependencies(root, checkout.files),
    ],
  };
}

interface Checkout {
  readonly root: string;
  /** Paths from the root, with "/". */
  readonly files: readonly string[];
  /** Files and folders. */
  readonly paths: ReadonlySet<string>;
  /** Every end of a path: of "a/b/c.ts" also "b/c.ts" and "c.ts". */
  readonly ends: ReadonlySet<string>;
  readonly docs: ReadonlyMap<string, Markdown>;
}

function readCheckout(root: string): Checkout {
  const files = listFiles(root);
  const paths = new Set(files.flatMap(withFolders));
  const docs = files
    .filter((file) => file.endsWith(".md"))
    .map((file) => [file, readMarkdown(read(root, file))] as const);
  const ends = new Set([...paths].flatMap(endsOf));
  return { root, files, paths, ends, docs: new Map(docs) };
}

function withFolders(file: string): string[] {
  const steps = file.split("/");
  return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}

function endsOf(path: string): string[] {
  const steps = path.split("/");
  return steps.map((_, index) => steps.slice(index).join("/"));
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** Runs a check that returns a problem, or null, for each line. */
function at(
  file: string,
  names: readonly Named[],
  check: (text: string) => string | null,
): string[] {
  return names.flatMap(({ text, line }) => {
    const problem = check(text);
    return problem === null ? [] : [`${file}:${line}: ${problem}`];
  });
}

function linkProblem(
  { paths, docs }: Checkout,
  file: string,
  target: string,
): string | null {
  if (/^[a-z]+:/.test(target)) return null;
  const [path = "", anchor] = target.split("#");
  const whole =
    path === ""
      ? file
      : posix.join(posix.dirname(file), path).replace(/\/$/, "");
  if (!paths.has(whole)) return `there is no ${whole} to link to`;
  if (anchor === undefined || docs.get(whole)?.anchors.has(anchor)) return null;
  return `${whole} has no heading #${anchor}`;
}

const pathLike = /^[\w.-]+(\/[\w.-]+)*\/?$/;
const codeFile = /\.(tsx?|mjs|cjs|css|sh|md|sql)$/;

/** A name of a file or folder; addresses of the site begin with "/" and are none. */
function pathProblem(
  { paths, ends }: Checkout,
  file: string,
  name: string,
): string | null {
  if (!pathLike.test(name)) return null;
  const path = name.replace(/\/$/, "");
  const steps = path.split("/");
  if (steps.some((step) => made.test(step))) return null;
  if (/^\.\.?$/.test(steps[0] ?? "")) {
    const whole = posix.join(posix.dirname(file), path);
    return paths.has(whole) ? null : `there is no ${whole}`;
  }
  const fromTop = steps.length > 1 && paths.has(`${steps[0]}`);
  if (fromTop) return paths.has(path) ? null : `there is no ${path}`;
  const isPath = name.endsWith("/") || codeFile.test(path);
  return !isPath || ends.has(path) ? null : `there is no ${path}`;
}

/** Names of settings and codes; of one word only if nothing else is in the code. */
const settingLike =
  /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|^[A-Z][A-Z0-9]{2,}(?==|$)/g;

/** Read by packages and not by our own code. */
const readElsewhere = ["OTEL_EXPORTER_OTLP_HEADERS"];

/** Words in capitals of source files: settings, error codes and others. */
function capitalNames(
  { root }: Checkout,
  sources: readonly string[],
): Set<string> {
  const names = sources.flatMap(
    (file) => read(root, file).match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? [],
  );
  return new Set([...names, ...readElsewhere]);
}

function nameProblem(known: ReadonlySet<string>, code: string): string | null {
  const named = code.match(settingLike) ?? [];
  const missing = named.filter((one) => !known.has(one));
  return missing.length === 0 ? null : `nothing reads ${missing.join(", ")}`;
}

const script = /\bnpm (?:run (?:--silent )?([\w:-]+)|(test|start)\b)([^\n]*)/g;
const program = /\b(?:npx tsx|node) ([\w./-]+\.(?:ts|mjs))/g;

function commandProblem(
  checkout: Checkout,
  file: string,
  line: string,
): string | null {
  for (const [, run, short, rest = ""] of line.matchAll(script)) {
    const name = run ?? short ?? "";
    const [, workspace] = /^[^&|]*? -w (\S+)/.exec(rest) ?? [];
    const missing = packagesOf(checkout, file, workspace).find(
      (folders) => !folders.some((one) => hasScript(checkout, one, name)),
    );
    if (missing !== undefined)
      return `${missing.at(-1)}/package.json has no script ${name}`;
  }
  const [, path] = [...line.matchAll(program)].flat();
  if (path === undefined || checkout.paths.has(path)) return null;
  return `there is no ${path}`;
}

/** Lists of packages, of each of which one has to have the script. */
function packagesOf(
  { paths }: Checkout,
  file: string,
  workspace: string | undefined,
): string[][] {
  if (workspace === undefined) return [[posix.dirname(file), "."]];
  if (!workspace.includes("<")) return [[workspace]];
  return remotesIn(paths).map((remote) => [remote]);
}

function remotesIn(paths: ReadonlySet<string>): string[] {
  return [...paths]
    .filter((path) => /^remotes\/[^/]+\/package\.json$/.test(path))
    .map((path) => posix.dirname(path));
}

function hasScript({ root, paths }: Checkout, folder: string, name: string) {
  const file = posix.join(folder, "package.json");
  if (!paths.has(file)) return false;
  const { scripts = {} } = JSON.parse(read(root, file)) as {
    scripts?: Record<string, string>;
  };
  return name in scripts;
}

const numbers =
  "zero one two three four five six seven eight nine ten eleven twelve".split(
    " ",
  );

/** A stated number of remotes becomes wrong with the next one. */
function countProblem({ paths }: Checkout, line: string): string | null {
  const [, stated] = /\bthe (\w+) remotes\b/i.exec(line) ?? [];
  if (stated === undefined) return null;
  const word = numbers.indexOf(stated.toLowerCase());
  const count = word < 0 ? Number(stated) : word;
  const { length } = remotesIn(paths);
  if (Number.isNaN(count) || count === length) return null;
  return `there are ${length} remotes, not ${stated}`;
}

/** Tests name files that do not exist on purpose. */
function isSource(file: string): boolean {
  if (/\.test\.\w+$|(^|\/)package-lock\.json$/.test(file)) return false;
  return (
    /\.([cm]?[jt]sx?|json|sh|sql|ya?ml|service|example|tmpl)$/.test(file) ||
    /(^|\/)(Dockerfile|Caddyfile)$/.test(file)
  );
}

const docsFile =
  /\b((?:docs|deploy|e2e|host|remotes|server|shared|webpack)\/[\w./-]+\.md)(?:#([\w-]+))?/g;

function inSource({ root, paths, docs }: Checkout, file: string): string[] {
  return [...read(root, file).matchAll(docsFile)].flatMap(
    ([, path = "", anchor]) => {
      if (!paths.has(path)) return [`${file}: there is no ${path}`];
      if (anchor === undefined || docs.get(path)?.anchors.has(anchor))
        return [];
      return [`${file}: ${path} has no heading #${anchor}`];
    },
  );
}
