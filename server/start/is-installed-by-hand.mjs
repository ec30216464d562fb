import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** Whether npm installed everything, the build's tools too, since the lockfile changed. */
export function isInstalledByHand(root) {
  const installed = join(root, "node_modules/.package-lock.json");
  const aTool = join(root, "node_modules/typescript");
  if (!existsSync(installed) || !existsSync(aTool)) return false;
  return modified(installed) >= modified(join(root, "package-lock.json"));
}

function modified(file) {
  return statSync(file).mtimeMs;
}
