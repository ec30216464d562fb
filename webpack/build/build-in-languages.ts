import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import {
  completeLanguages,
  firstLanguage,
  isLanguage,
  type Language,
} from "@nearsay/core/contract";
import type { IntegrityHash } from "../config/script-integrity.ts";
import {
  languagePlace,
  type MetWords,
  putWords,
  type WordsOptions,
} from "../config/words.ts";
import type { Built } from "./run-webpack.ts";

/** What is built besides English: the complete languages, and those that a site is to offer already. */
export function languagesToBuild(env = process.env): Language[] {
  const asked = (env.LANGUAGES ?? "").split(",").map((one) => one.trim());
  const all = [...completeLanguages, ...asked.filter(isLanguage)];
  return [...new Set(all)].filter((one) => one !== firstLanguage).sort();
}

export interface LanguagesBuild {
  languages: readonly Language[];
  /** Where the build in English is already. */
  outputPath: string;
  /** By which scripts know each other. */
  hash: IntegrityHash;
  /** Builds the same with places for words. */
  compile: (words: WordsOptions, outputPath: string) => Promise<Built>;
}

/** Writes the scripts of one more build once for each language, beside those in English, which must be there before. */
export async function buildInLanguages({
  languages,
  outputPath,
  hash,
  compile,
}: LanguagesBuild): Promise<Map<Language, Built>> {
  const built = new Map<Language, Built>();
  if (languages.length === 0) return built;
  const met: MetWords = new Map();
  const draft = `${outputPath}.words-${process.pid}`;
  try {
    const placed = await compile({ languages, met }, draft);
    const scripts = await readScripts(draft, placed.files);
    const shared = await addShared(placed, draft, outputPath);
    for (const language of languages) {
      const inLanguage = sealAnew(scripts, hash, (text) =>
        putWords(withoutMap(text), language, met),
      );
      const named = (name: string) => name.replace(languagePlace, language);
      for (const [name, text] of inLanguage)
        await writeFile(
          path.join(outputPath, named(name)),
          name.endsWith(".cjs") ? packScript(text) : text,
        );
      const files = [...shared, ...[...scripts.keys()].map(named)];
      built.set(language, { files, groups: renamed(placed, named) });
    }
    return built;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Packs scripts for the server where they lie, but those that webpack left as it had written them before. */
export async function packScripts(
  folder: string,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const file = path.join(folder, name);
    const script = await readFile(file, "utf8");
    if (script.startsWith(unpacking)) continue;
    // A server may read it meanwhile.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, packScript(script));
    await rename(draft, file);
  }
}

/** How a script begins that unpacks itself. */
const unpacking = 'const { compileFunction } = require("node:vm");\n';

/** A script for the server that unpacks itself: of all languages they would be a tenth of an image. */
export function packScript(script: string): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const packed = brotliCompressSync(script, { params }).toString("base64");
  return `${unpacking}const { brotliDecompressSync } = require("node:zlib");
const given = { exports, require, module, __filename, __dirname };
const script = brotliDecompressSync(Buffer.from("${packed}", "base64"));
const run = compileFunction(script.toString(), Object.keys(given), { filename: __filename });
run(...Object.values(given));
`;
}

/** Only the build in English has maps to its sources. */
function withoutMap(script: string): string {
  return script.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, "");
}

async function readScripts(
  folder: string,
  files: readonly string[],
): Promise<Map<string, string>> {
  const names = files.filter((name) => /\.c?js$/.test(name));
  const texts = names.map(async (name) => {
    return [name, await readFile(path.join(folder, name), "utf8")] as const;
  });
  return new Map(await Promise.all(texts));
}

/** Style sheets and fonts that the build in English has under the same name, as it has most, stay. Returns the names of all. */
async function addShared(
  { files }: Built,
  from: string,
  to: string,
): Promise<string[]> {
  const names = files.filter((name) =>
    /\.(css|json|mjs|svg|png|webp|woff2)$/.test(name),
  );
  for (const name of names)
    if (!existsSync(path.join(to, name)))
      await copyFile(path.join(from, name), path.join(to, name));
  return names;
}

/**
 * Scripts that were changed, in which the hashes of others are those of what they are now.
 * @throws Error where one that knows hashes is known by its own, so that there is no end of it.
 */
export function sealAnew(
  scripts: ReadonlyMap<string, string>,
  algorithm: IntegrityHash,
  change: (text: string) => string,
): Map<string, string> {
  const seal = (text: string) =>
    `${algorithm}-${createHash(algorithm).update(text).digest("base64")}`;
  const seals = new Map(
    [...scripts.values()].map((text) => [seal(text), seal(change(text))]),
  );
  const sealed = new RegExp(`${algorithm}-[\\w+/]+={0,2}`, "g");
  const knowing = new Set<string>();
  const changed = new Map<string, string>();
  for (const [name, text] of scripts) {
    const known = change(text).replace(sealed, (old) => seals.get(old) ?? old);
    if (known !== change(text)) knowing.add(seal(text));
    changed.set(name, known);
  }
  for (const [name, text] of scripts)
    for (const old of text.match(sealed) ?? [])
      if (knowing.has(old))
        throw new Error(`${name} knows the hash of a script that knows hashes`);
  return changed;
}

function renamed(
  { groups }: Built,
  rename: (name: string) => string,
): Built["groups"] {
  const named = Object.entries(groups).map(([group, one]) => {
    const assets = one.assets?.map((a) => ({ ...a, name: rename(a.name) }));
    return [group, { ...one, ...(assets && { assets }) }] as const;
  });
  return Object.fromEntries(named);
}
