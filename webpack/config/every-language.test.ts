import { existsSync, readdirSync, readFileSync } from "node:fs";
import {
  completeLanguages,
  firstLanguage,
  languages,
} from "@nearsay/core/contract";
import { root } from "../checkout/paths.ts";

const remotes = readdirSync(`${root}/remotes`).map((name) => `remotes/${name}`);
const files = new Set(
  ["host", "shared", ...remotes].flatMap((part) => listSources(`${part}/src`)),
);
const tags = Object.keys(languages);
const sibling = (file: string, tag: string) =>
  file.replace(/\.ts$/, `.${tag}.ts`);

/** Text modules that are already translated, or that consist of names only. */
const words = [...files].filter(
  (file) =>
    tags.some((tag) => files.has(sibling(file, tag))) ||
    (/(^|\/|-)texts(\/[\w-]+)?\.ts$/.test(file) &&
      !tags.some((tag) => file.endsWith(`.${tag}.ts`)) &&
      !file.includes("/gallery/") &&
      !isDoor(file)),
);

function listSources(folder: string): string[] {
  if (!existsSync(`${root}/${folder}`)) return [];
  return readdirSync(`${root}/${folder}`, { encoding: "utf8", recursive: true })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".ts"));
}

/** A module that only re-exports. */
function isDoor(file: string): boolean {
  const text = readFileSync(`${root}/${file}`, "utf8");
  return !/^(?!import\b|export\b.* from\b)\S.*[=:(]/m.test(
    text.replaceAll(/\/\*[^]*?\*\/|^export \{[^}]*\} from .*;$/gm, ""),
  );
}

const others = completeLanguages.filter((tag) => tag !== firstLanguage);

it.each(others)("has all texts in %s", (tag) => {
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((file) => !files.has(sibling(file, tag)))).toEqual([]);
});
