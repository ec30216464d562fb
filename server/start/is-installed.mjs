import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether npm has installed the packages of the lockfile in its versions: all
 * except platform-specific ones, or only those needed to build and serve.
 */
export function isInstalled(root, everything) {
  const installed = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  const there = readPackages(installed);
  return Object.entries(readPackages(join(root, "package-lock.json"))).every(
    ([folder, { version, optional, devOptional, dev, peer }]) =>
      folder === "" ||
      optional ||
      devOptional ||
      (!everything && (dev || peer)) ||
      (folder in there && there[folder].version === version),
  );
}

function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, "utf8")).packages;
}
