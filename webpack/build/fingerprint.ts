import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../checkout/paths.ts";
import { languagesToBuild } from "./build-in-languages.ts";
import { inputsOf } from "./inputs.ts";

/**
 * Eight hex digits of a hash of everything that a build depends on: the
 * workspace's own folder, those built into it, what it uses of core, the build
 * scripts, its languages and the lockfile. Tests, galleries, notes and files only
 * for development, checks or releases do not count.
 */
export function fingerprint(folder: string): string {
  const hash = createHash("sha256");
  for (const file of [...inputsOf(folder)].sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  for (const language of languagesToBuild()) hash.update(`\0${language}`);
  return hash.digest("hex").slice(0, 8);
}
