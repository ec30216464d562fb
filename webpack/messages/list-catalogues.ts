import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../checkout/paths.ts";
import { remoteNames } from "../checkout/remotes.ts";
import type { CatalogueFile } from "./catalogue.ts";

const folderOf = (name: string) => path.join(root, name, "messages");

/** Tags of the languages that a package has a file of, complete or not. */
export function listCatalogues(name: string): string[] {
  if (!existsSync(folderOf(name))) return [];
  return readdirSync(folderOf(name))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length));
}

/** Each package that has messages, with each language that it has a file of. */
export const catalogues = [
  ...["host", "server", "shared"],
  ...remoteNames.map((name) => `remotes/${name}`),
].flatMap((name) =>
  listCatalogues(name).map((language) => [name, language] as const),
);

export function readJson(name: string, language: string): CatalogueFile {
  const file = path.join(folderOf(name), `${language}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as CatalogueFile;
}
