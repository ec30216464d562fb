import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../checkout/paths.ts";
import { readForPlan, templateFolder, type Files } from "./plan-remote.ts";

/** The files of this checkout that a plan needs. */
export function readFiles(): Files {
  const remotes = readdirSync(path.join(root, "remotes"), {
    withFileTypes: true,
  })
    .filter((item) => item.isDirectory())
    .map(({ name }) => `remotes/${name}`);
  const packages = ["shared", "webpack", "server", "host", "e2e", ...remotes];
  const files = [
    ...readForPlan,
    ...listFiles(templateFolder),
    ...packages.map((folder) => `${folder}/package.json`),
  ];
  return Object.fromEntries(files.map((file) => [file, read(file)]));
}

/** Empty for a folder without a package.json: the name is in use anyway. */
function read(file: string): string {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? readFileSync(absolute, "utf8") : "";
}

function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap(
    (item) => {
      const file = `${folder}/${item.name}`;
      return item.isDirectory() ? listFiles(file) : [file];
    },
  );
}
