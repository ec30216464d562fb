import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Files other than the root's package.json that contain the version, each with the text before it. */
const places: Readonly<Record<string, RegExp>> = {
  "server/package.json": /(?<=^ {2}"version": ")[^"]+/gm,
  "package-lock.json": /(?<="name": "@nearsay\/server",\s+"version": ")[^"]+/g,
  "deploy/kubernetes.yaml": /(?<=\/nearsay:)\S+/g,
  "docs/operators.md": /(?<=\/nearsay:)\d\S*/g,
};

/** The versions in these files, by file. */
export function readVersions(root: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(places).map(([file, place]) => [
      file,
      readText(root, file).match(place) ?? [],
    ]),
  );
}

/**
 * Writes the version to all these files. Returns the files.
 * @throws Error that says what is missing, before anything is written.
 */
export function setVersion(root: string, version: string): string[] {
  const heading = `## ${version}`;
  const lines = readText(root, "CHANGELOG.md").split("\n");
  if (!lines.some((line) => line === heading || line.startsWith(`${heading},`)))
    throw new Error(
      `CHANGELOG.md has no section "${heading}": write it, commit it, and run npm version again.`,
    );
  for (const [file, found] of Object.entries(readVersions(root)))
    if (found.length === 0) throw new Error(`${file} contains no version.`);
  for (const [file, place] of Object.entries(places)) {
    const text = readText(root, file).replaceAll(place, version);
    writeFileSync(path.join(root, file), text);
  }
  return Object.keys(places);
}

function readText(root: string, file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}
