import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Text of a file of the checkout. */
export function readText(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

/** Names of the variables that the server reads, according to the documentation of its settings. */
export function readSettings(): Set<string> {
  const rows = readText("docs/settings.md").matchAll(/^\| `(\w+)`/gm);
  return new Set([...rows].map(([, name = ""]) => name));
}
