import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { languagesToBuild } from "./build-in-languages.ts";
import { foldersBuiltInto, root } from "../checkout/paths.ts";

const commonInputs = [
  "shared/src",
  "shared/package.json",
  ...["build", "checkout", "config", "fit", "messages"].map(
    (room) => `webpack/${room}`,
  ),
  "webpack/package.json",
  "package-lock.json",
];

/**
 * Eight hex digits of a hash of everything that a build depends on: the
 * workspace's own folder, those built into it, shared, the build scripts, its
 * languages and the lockfile. Tests, galleries, notes and files only for
 * development, checks or releases do not count.
 */
export function fingerprint(folder: string): string {
  const hash = createHash("sha256");
  const folders = [folder, ...foldersBuiltInto(folder)];
  const own = folders.map((one) => path.relative(root, one));
  const inputs = [...commonInputs, ...own];
  for (const file of inputs.flatMap(listFiles).sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  for (const language of languagesToBuild()) hash.update(`\0${language}`);
  return hash.digest("hex").slice(0, 8);
}

function listFiles(input: string): string[] {
  const absolute = path.join(root, input);
  if (path.extname(input) !== "") return [input];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((item) => {
    const name = path.posix.join(input.split(path.sep).join("/"), item.name);
    if (item.isDirectory()) return isSource(item.name) ? listFiles(name) : [];
    return isInput(item.name) ? [name] : [];
  });
}

function isSource(folderName: string): boolean {
  const others = "bench dist gallery node_modules testing";
  return !others.split(" ").includes(folderName);
}

function isInput(fileName: string): boolean {
  return !/\.test\.tsx?$|\.md$|\.tsbuildinfo$/.test(fileName);
}
