import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { print } from "./print.ts";

interface Lockfile {
  packages: Record<string, { version: string; optional?: boolean }>;
}

/**
 * Installs the packages of a folder's own lockfile if they are missing. Such
 * folders are not part of the workspace: `npm ci` in the root does not read
 * them.
 */
export function installPackages(folder: string): void {
  if (isInstalled(folder)) return;
  print(`Installing the packages of ${folder} …`);
  runNpm(folder, "ci");
}

/** @throws Error when npm fails; its output is printed above. */
export function runNpm(folder: string, ...args: string[]): void {
  const { status } = spawnSync("npm", args, {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    throw new Error(`npm ${args.join(" ")} failed in ${folder}.`);
  }
}

/** npm records what it installed; packages for other platforms are not included. */
function isInstalled(folder: string): boolean {
  const note = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(note)) return false;
  const installed = readLockfile(note);
  const wanted = readLockfile(join(folder, "package-lock.json"));
  return Object.entries(wanted).every(
    ([path, { version, optional = false }]) =>
      path === "" ||
      (installed[path] ? installed[path].version === version : optional),
  );
}

function readLockfile(file: string): Lockfile["packages"] {
  return (JSON.parse(readFileSync(file, "utf8")) as Lockfile).packages;
}
