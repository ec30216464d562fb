import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  "../..",
);

export const hostFolder = path.join(root, "host");

export function remoteFolder(name: string): string {
  return path.join(root, "remotes", name);
}

/**
 * Folders of the remotes whose sources are built into the package of this
 * folder, such as those of surveys into the embed.
 */
export function foldersBuiltInto(folder: string): string[] {
  return Object.keys(readPackage(folder).dependencies ?? {})
    .filter((name) => name.startsWith("@nearsay/"))
    .map((name) => remoteFolder(path.basename(name)))
    .filter((remote) => existsSync(remote));
}

/** `version` of the package in this folder. */
export function packageVersion(folder: string): string {
  return readPackage(folder).version;
}

export interface PackageFile {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  exports?: Record<string, string | Record<string, string>>;
}

export function readPackage(folder: string): PackageFile {
  const text = readFileSync(path.join(folder, "package.json"), "utf8");
  return JSON.parse(text) as PackageFile;
}
