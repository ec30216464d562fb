import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readPackage, root } from "../checkout/paths.ts";

const core = path.join(root, "shared");
const entries = readPackage(core).exports ?? {};

/**
 * These files and those of core that they use, directly and through others, as
 * absolute paths. A name that a barrel such as `index.ts` exports again leads
 * to the file that declares it, as bundlers leave out the others. Imports of
 * types do not count.
 */
export function reachedFiles(starts: readonly string[]): Set<string> {
  const barrels: Barrels = new Map();
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const { file: target, names } of importsOf(file))
      waiting.push(
        ...(names === null
          ? [target]
          : names.map(
              (name) => exportsOf(target, barrels).get(name) ?? target,
            )),
      );
  }
  return reached;
}

interface Import {
  readonly file: string;
  /** Null for the whole module. */
  readonly names: readonly string[] | null;
}

const named =
  /^(import|export)\s+(?!type\b)([^"';=]*?)\s*from\s*["']([^"']+)["']/gm;
const whole =
  /^import\s*["']([^"']+)["']|\bimport\(\s*(?:\/\*[^]*?\*\/\s*)?["']([^"']+)["']|\bnew URL\(\s*["'](\.[^"']+)["']|(?:@import|composes:[^;]*\bfrom)\s*["']([^"']+)["']/gm;

function importsOf(file: string): Import[] {
  if (!/\.(tsx?|css)$/.test(file)) return [];
  const text = readFileSync(file, "utf8");
  const found = [
    ...[...text.matchAll(named)].map(([, , what = "", from = ""]) => ({
      from,
      names: pairsIn(what)?.map(([inner]) => inner) ?? null,
    })),
    ...[...text.matchAll(whole)].map(([, ...from]) => ({
      from: from.join(""),
      names: null,
    })),
  ];
  return found.flatMap(({ from, names }) => {
    const target = fileOf(from, file);
    return target === null ? [] : [{ file: target, names }];
  });
}

/** The names in `{ a, b as c, type D }` without types, inside and outside; null for anything else. */
function pairsIn(what: string): [inner: string, outer: string][] | null {
  const list = /^\{([^}]*)\}$/.exec(what.trim())?.[1];
  if (list === undefined) return null;
  return list
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "" && !item.startsWith("type "))
    .map((item) => {
      const [inner = item, outer = inner] = item.split(" as ");
      return [inner, outer];
    });
}

/**
 * The path of what a file imports; null for packages other than core, for
 * messages, and for an import within a text, such as the template of a module.
 */
function fileOf(from: string, importer: string): string | null {
  const file = resolve(from, importer);
  return file !== null && existsSync(file) ? file : null;
}

function resolve(from: string, importer: string): string | null {
  if (from.startsWith(".")) return path.resolve(path.dirname(importer), from);
  if (!from.startsWith("@nearsay/core/")) return null;
  const entry = entries[from.replace("@nearsay/core", ".")];
  const source = typeof entry === "string" ? entry : entry?.["source"];
  return source === undefined ? null : path.join(core, source);
}

/** The declaring file of each name that a module exports, by module. */
type Barrels = Map<string, Map<string, string>>;

const declaration =
  /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm;

function exportsOf(file: string, barrels: Barrels): Map<string, string> {
  const known = barrels.get(file);
  if (known !== undefined) return known;
  const names = new Map<string, string>();
  barrels.set(file, names);
  if (!/\.tsx?$/.test(file)) return names;
  const text = readFileSync(file, "utf8");
  for (const [, name = ""] of text.matchAll(declaration)) names.set(name, file);
  for (const [, verb, what = "", from = ""] of text.matchAll(named)) {
    const target = verb === "export" ? fileOf(from, file) : null;
    if (target === null) continue;
    const inner = exportsOf(target, barrels);
    const alone = /^\* as (\w+)$/.exec(what)?.[1];
    if (alone !== undefined) names.set(alone, target);
    if (what === "*") for (const [name, at] of inner) names.set(name, at);
    for (const [own, outer] of pairsIn(what) ?? [])
      names.set(outer, inner.get(own) ?? target);
  }
  return names;
}
