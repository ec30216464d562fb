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

/**
 * The languages built in addition to English: the complete ones, and further
 * ones that a site offers.
 */
export function languagesToBuild(env = process.env): Language[] {
  const asked = (env.LANGUAGES ?? "").split(",").map((one) => one.trim());
  const all = [...completeLanguages, ...asked.filter(isLanguage)];
  return [...new Set(all)].filter((one) => one !== firstLanguage).sort();
}

export interface LanguagesBuild {
  languages: readonly Language[];
  /** Folder of the existing build in English. */
  outputPath: string;
  /** Algorithm of the hashes by which scripts refer to each other. */
  hash: IntegrityHash;
  /** Compiles the same build with placeholders for texts. */
  compile: (words: WordsOptions, outputPath: string) => Promise<Built>;
}

/**
 * Writes the scripts of another build once for each language, next to the
 * English ones, which must already exist.
 */
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

/**
 * Packs scripts for the server in place, except those that webpack left
 * unchanged since the last build.
 */
export async function packScripts(
  folder: string,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const file = path.join(folder, name);
    const script = await readFile(file, "utf8");
    if (script.startsWith(unpacking)) continue;
    // A server may read it in the meantime.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, packScript(script));
    await rename(draft, file);
  }
}

/** Start of a self-extracting script. */
const unpacking = 'const { compileFunction } = require("node:vm");\n';

/**
 * A self-extracting script for the server: the unpacked scripts of all
 * languages would be a tenth of an image.
 */
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

/** Only the English build has source maps. */
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

/**
 * Copies style sheets and fonts, except those that the English build contains
 * under the same name, like most of them. Returns the names of all.
 */
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
 * Applies a change to scripts and updates the hashes of other scripts in them.
 * @throws Error if a script with hashes is itself referred to by hash, so that
 *   there would be no end.
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
