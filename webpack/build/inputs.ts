import { readdirSync } from "node:fs";
import path from "node:path";
import { foldersBuiltInto, root } from "../checkout/paths.ts";
import { reachedFiles } from "./reached-files.ts";

const commonInputs = [
  "shared/package.json",
  "shared/messages",
  ...["build", "checkout", "config", "fit", "messages"].map(
    (room) => `webpack/${room}`,
  ),
  "webpack/package.json",
  "package-lock.json",
];

/**
 * @param sources Absolute paths of files that a build consists of.
 * @throws Error that names a file of core that the fingerprint of the workspace
 *   lacks: a change of it would not be built.
 */
export function requireInputs(
  folder: string,
  sources: readonly string[],
): void {
  const used = sources
    .map((source) => path.relative(root, source))
    .filter((file) => file.startsWith("shared/src/"));
  if (used.length === 0) return;
  const inputs = inputsOf(folder);
  const missing = used.find((file) => !inputs.has(file));
  if (missing !== undefined)
    throw new Error(`The fingerprint of ${folder} does not contain ${missing}`);
}

/**
 * Everything that a build of a workspace depends on, as paths relative to the
 * checkout.
 */
export function inputsOf(folder: string): Set<string> {
  const folders = [folder, ...foldersBuiltInto(folder)];
  const own = folders.map((one) => path.relative(root, one));
  const files = [...commonInputs, ...own].flatMap(listFiles);
  const code = files.filter((file) => /\.(tsx?|css)$/.test(file));
  const reached = reachedFiles(code.map((file) => path.join(root, file)));
  const used = [...reached].map((file) => path.relative(root, file));
  return new Set([...files, ...used]);
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
  const others = "bench dist gallery generated node_modules testing";
  return !others.split(" ").includes(folderName);
}

function isInput(fileName: string): boolean {
  return !/\.test\.tsx?$|\.md$|\.tsbuildinfo$/.test(fileName);
}
