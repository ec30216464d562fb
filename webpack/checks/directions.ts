import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { cruise } from "./cruise.ts";
import { checkFloors } from "./floors.ts";
import { countInCycles, findFolderCycles, packageOf } from "./folder-cycles.ts";

/** The folders whose imports have a direction. */
export const packages = [
  "shared",
  "server",
  "webpack",
  "host",
  "remotes",
  "e2e",
  "deploy",
];

export interface Directions {
  /** Number of read modules, by package. */
  readonly seen: ReadonlyMap<string, number>;
  /** Number of folders and modules in import cycles, by package. */
  readonly inCycles: ReadonlyMap<string, number>;
  /** Problems, one sentence each. */
  readonly failures: string[];
}

/**
 * Checks the imports of every package below `folder`: against
 * .dependency-cruiser.cjs, that no folders at any level have import cycles,
 * and that the server's layers import only downwards. A source file that the
 * checker did not read is a failure, too: a checker that reads nothing would
 * accept everything.
 */
export function checkDirections(folder: string): Directions {
  const { modules, imports, violations } = cruise(folder, packages);
  const ours = modules.filter((path) =>
    packages.some((name) => path.startsWith(`${name}/`)),
  );
  const cycles = findFolderCycles(imports);
  const offFloor = checkFloors(modules, imports);
  return {
    seen: new Map(packages.map((name) => [name, countIn(name, modules)])),
    inCycles: new Map(
      [...new Set(ours.map(packageOf))].map(
        (one) => [one, countInCycles(one, cycles)] as const,
      ),
    ),
    failures: [
      ...violations,
      ...cycles.map(({ from, to }) => `no-folder-cycles: ${from} → ${to}`),
      ...offFloor,
      ...findUnseen(folder, modules),
    ],
  };
}

function countIn(name: string, modules: readonly string[]): number {
  return modules.filter((path) => path.startsWith(`${name}/`)).length;
}

function findUnseen(folder: string, modules: readonly string[]): string[] {
  const seen = new Set(modules);
  return [
    ...packages
      .filter((name) => countIn(name, modules) === 0)
      .map((name) => `no module of ${name}/ was checked`),
    ...packages
      .flatMap((name) => listSources(folder, name))
      .filter((source) => !seen.has(source))
      .map((source) => `${source} was not checked`),
  ];
}

function listSources(folder: string, path: string): string[] {
  if (!existsSync(join(folder, path))) return [];
  return readdirSync(join(folder, path), { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules" && name !== "dist")
    .flatMap((item) => {
      const inside = `${path}/${item.name}`;
      if (item.isDirectory()) return listSources(folder, inside);
      return /(?<!\.d)\.tsx?$/.test(item.name) ? [inside] : [];
    });
}
