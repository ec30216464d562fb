import { readFileSync } from "node:fs";
import path from "node:path";

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  workspaces?: string[];
}

/** The folders of core that the server runs. */
export const foldersOfCore = ["charts", "contract", "domain", "forms"];

/** The dependencies of these folders; those of others are in the browsers' bundles. */
const neededOfCore = new Set([
  "altcha-lib",
  "d3-array",
  "d3-hierarchy",
  "d3-time",
  "typebox",
]);

/** npm creates a link to the workspace here; the image has a folder. */
export const coreFolder = "node_modules/@nearsay/core";

/**
 * The package.json of a folder below `root`, with only what serving needs, so
 * that npm lists the image's packages correctly.
 */
export function readManifest(root: string, folder: string): Manifest {
  const text = readFileSync(path.join(root, folder, "package.json"), "utf8");
  const { devDependencies: _, ...manifest } = JSON.parse(text) as Manifest;
  if (folder === ".")
    return { ...manifest, dependencies: {}, workspaces: ["server"] };
  if (folder !== coreFolder) return manifest;
  const needed = Object.entries(manifest.dependencies ?? {}).filter(([name]) =>
    neededOfCore.has(name),
  );
  return { ...manifest, dependencies: Object.fromEntries(needed) };
}
