import { readFileSync } from "node:fs";
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

/** `version` of the package in this folder. */
export function packageVersion(folder: string): string {
  const text = readFileSync(path.join(folder, "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
