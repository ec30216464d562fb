import { readFileSync } from "node:fs";
import path from "node:path";

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  workspaces?: string[];
}

/** Of core, the server runs contract and domain alone; what the rest of it needs, browsers get in their bundles. */
const neededOfCore = new Set(["altcha-lib", "typebox"]);

/** Where npm leaves a link to the workspace, and the image has a folder. */
export const coreFolder = "node_modules/@nearsay/core";

/** The package.json of a folder below `root`, with what serving needs: so npm tells of the image what is in it. */
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
