import type { Import } from "./cruise.ts";

/** Tests and their helpers may import anything. */
export const isTestGround = (path: string) =>
  /\/testing\/|\.test\.tsx?$/.test(path);

const isGenerated = (path: string) => path.includes("/messages/generated/");

/** The folder of a module's package, such as "host" or "remotes/surveys". */
export const packageOf = (path: string) =>
  /^(?:remotes\/)?[^/]+/.exec(path)?.[0] ?? path;

/**
 * Imports between neighbours, which are folders or modules in one folder, that
 * are part of a cycle; one for each pair of neighbours. Neighbours in a cycle
 * cannot be read, moved or tested separately. Checks every level of every
 * package.
 */
export function findFolderCycles(imports: readonly Import[]): Import[] {
  const edges = onePerPair(imports.filter(isChecked).map(toEdge));
  const next = new Map<string, string[]>();
  for (const { start, end } of edges)
    next.set(start, [...(next.get(start) ?? []), end]);
  return edges
    .filter(({ start, end }) => reach(end, next).has(start))
    .map(({ from, to }) => ({ from, to }));
}

/** Number of a package's folders and modules that are part of a cycle. */
export function countInCycles(
  folder: string,
  found: readonly Import[],
): number {
  const inside = found.filter(({ from }) => packageOf(from) === folder);
  return new Set(inside.map((one) => toEdge(one).start)).size;
}

function isChecked({ from, to }: Import): boolean {
  return (
    from !== to &&
    packageOf(from) === packageOf(to) &&
    ![from, to].some((path) => isTestGround(path) || isGenerated(path))
  );
}

interface Edge extends Import {
  /** The neighbours that contain the two modules, as paths. */
  readonly start: string;
  readonly end: string;
}

function toEdge({ from, to }: Import): Edge {
  const [a, b] = [from.split("/"), to.split("/")];
  const common = a.findIndex((name, depth) => name !== b[depth]);
  const neighbour = (path: string[]) => path.slice(0, common + 1).join("/");
  return { from, to, start: neighbour(a), end: neighbour(b) };
}

function onePerPair(edges: readonly Edge[]): Edge[] {
  return [
    ...new Map(edges.map((one) => [`${one.start} → ${one.end}`, one])).values(),
  ];
}

function reach(
  start: string,
  next: ReadonlyMap<string, string[]>,
): Set<string> {
  const reached = new Set([start]);
  // Iterating over a set includes elements that are added during it.
  for (const one of reached)
    for (const further of next.get(one) ?? []) reached.add(further);
  return reached;
}
