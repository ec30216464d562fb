import { existsSync } from "node:fs";
import path from "node:path";
import { coreFolder, readManifest } from "./manifests.ts";

/**
 * Folders of the installed packages that the server can load, below `root`: its
 * dependencies, their dependencies, and so on.
 */
export function reachPackages(root: string): string[] {
  const reached = new Set<string>();
  const open = ["server"];
  for (let from = open.pop(); from !== undefined; from = open.pop())
    for (const name of namedBy(root, from)) {
      const found = find(root, from, name);
      if (found === null || reached.has(found)) continue;
      reached.add(found);
      open.push(found);
    }
  reached.delete(coreFolder);
  return [...reached].sort();
}

function namedBy(root: string, folder: string): string[] {
  const manifest = readManifest(root, folder);
  return Object.keys({
    ...manifest.dependencies,
    ...manifest.optionalDependencies,
  });
}

/**
 * The folder in which Node finds a package that is imported in `from`; null if
 * it is for other platforms.
 */
function find(root: string, from: string, name: string): string | null {
  const folder = path.join(from, "node_modules", name);
  if (existsSync(path.join(root, folder, "package.json"))) return folder;
  return from === "." ? null : find(root, path.dirname(from), name);
}
