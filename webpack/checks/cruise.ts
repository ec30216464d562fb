import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../checkout/paths.ts";

/** One module that imports another, including type imports; paths are relative to the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

export interface Cruise {
  /** Paths of the read modules. */
  readonly modules: readonly string[];
  readonly imports: readonly Import[];
  /** Violations of .dependency-cruiser.cjs, one sentence each. */
  readonly violations: readonly string[];
}

interface CruiseReport {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: {
    violations: { rule: { name: string }; from: string; to: string }[];
  };
}

/** Reads the imports of each of these folders that exists below `folder`. */
export function cruise(folder: string, packages: readonly string[]): Cruise {
  const there = packages.filter((name) => existsSync(join(folder, name)));
  const { modules, summary } = runCruiser(folder, there);
  return {
    modules: modules.map(({ source }) => source),
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    violations: summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
    ),
  };
}

function runCruiser(folder: string, packages: readonly string[]): CruiseReport {
  const output = execFileSync(
    process.execPath,
    [
      join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
      ...["--config", join(root, ".dependency-cruiser.cjs")],
      ...["--output-type", "json"],
      ...packages,
    ],
    { cwd: folder, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  return JSON.parse(output) as CruiseReport;
}
