import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import {
  completeLanguages,
  firstLanguage,
  isLanguage,
  type Language,
} from "@nearsay/core/contract";
import type { IntegrityHash } from "../config/script-integrity.ts";
import { transformSync } from "@swc/core";
import {
  hasMessages,
  mapMessages,
  type FoundMessages,
  nameIn,
  fillMessages,
  type MessagesOptions,
} from "../messages/placeholders.ts";
import type { Built } from "./run-webpack.ts";

/** What is built: English first, the complete languages, and those that a site is to offer already. */
export function languagesToBuild(env = process.env): Language[] {
  const asked = (env.LANGUAGES ?? "").split(",").map((one) => one.trim());
  const all = [...completeLanguages, ...asked.filter(isLanguage)];
  const others = all.filter((one) => one !== firstLanguage).sort();
  return [firstLanguage, ...new Set(others)];
}

export interface LanguagesBuild {
  languages: readonly Language[];
  /** A folder, which is made where it is missing. */
  outputPath: string;
  /** Algorithm of the hashes by which scripts refer to each other. */
  hash: IntegrityHash;
  /** Builds with places for messages. */
  compile: (messages: MessagesOptions, outputPath: string) => Promise<Built>;
}

/** A finished script, and the map to its sources where there is one. */
interface Script {
  text: string;
  map: string | null;
}

/** Compiles once and writes the scripts once for each language. Those for the server are packed; those in English alone have maps to their sources. */
export async function buildInLanguages({
  languages,
  outputPath,
  hash,
  compile,
}: LanguagesBuild): Promise<Map<Language, Built>> {
  const built = new Map<Language, Built>();
  const found: FoundMessages = new Map();
  const draft = `${outputPath}.words-${process.pid}`;
  await mkdir(outputPath, { recursive: true });
  try {
    const placed = await compile({ languages, found }, draft);
    const scripts = await readScripts(draft, placed.files);
    const shared = await moveShared(placed, draft, outputPath);
    for (const language of languages) {
      const worded = new Map(
        [...scripts].map(([name, script]) => [
          name,
          wordScript(name, script, language, found),
        ]),
      );
      const sealed = sealScripts(textsOf(scripts), textsOf(worded), hash);
      const files = new Map<string, string>();
      for (const [name, text] of sealed) {
        const map = worded.get(name)?.map;
        const isServers = name.endsWith(".cjs");
        files.set(nameIn(language, name), isServers ? packScript(text) : text);
        if (map) files.set(nameIn(language, `${name}.map`), map);
      }
      for (const [name, text] of files)
        await writeFile(path.join(outputPath, name), text);
      built.set(language, {
        files: [...shared, ...files.keys()],
        groups: renamed(placed, (name) => nameIn(language, name)),
      });
    }
    return built;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function wordScript(
  name: string,
  { text, map }: Script,
  language: Language,
  found: FoundMessages,
): Script {
  if (language !== firstLanguage) {
    return { text: fillMessages(withoutMap(text), language, found), map: null };
  }
  const worded = {
    text: fillMessages(text, language, found),
    map: map && mapMessages({ script: text, map }, language, found),
  };
  // A server parses a script once, and its log shows where an error was.
  const isFolded = hasMessages(text) && !name.endsWith(".cjs");
  return isFolded ? foldMessages(worded) : worded;
}

/** Takes messages into the code around them, which no place lets the minimizer do: most visitors read English. */
function foldMessages({ text, map }: Script): Script {
  const [link = ""] = mapLink.exec(text) ?? [];
  const { code, map: folded } = transformSync(withoutMap(text), {
    swcrc: false,
    configFile: false,
    isModule: "unknown",
    ...(map !== null && { sourceMaps: true, inputSourceMap: map }),
    minify: true,
    jsc: {
      target: "es2022",
      minify: { compress: { passes: 3 }, mangle: true },
    },
  });
  if (map === null || folded === undefined) return { text: code, map: null };
  const { file } = JSON.parse(map) as { file: string };
  const named = { ...(JSON.parse(folded) as object), file };
  return { text: code + link, map: JSON.stringify(named) };
}

function textsOf(scripts: ReadonlyMap<string, Script>): Map<string, string> {
  const texts = [...scripts].map(([name, { text }]) => [name, text] as const);
  return new Map(texts);
}

/**
 * A self-extracting script for the server: the unpacked scripts of all
 * languages would be a tenth of an image.
 */
export function packScript(script: string): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const packed = brotliCompressSync(script, { params }).toString("base64");
  return `const { compileFunction } = require("node:vm");
const { brotliDecompressSync } = require("node:zlib");
const given = { exports, require, module, __filename, __dirname };
const script = brotliDecompressSync(Buffer.from("${packed}", "base64"));
const run = compileFunction(script.toString(), Object.keys(given), { filename: __filename });
run(...Object.values(given));
`;
}

const mapLink = /\n?\/\/# sourceMappingURL=\S+\s*$/;

function withoutMap(script: string): string {
  return script.replace(mapLink, "");
}

async function readScripts(
  folder: string,
  files: readonly string[],
): Promise<Map<string, Script>> {
  const read = (name: string) => readFile(path.join(folder, name), "utf8");
  const scripts = files.filter(isScript).map(async (name) => {
    const map = `${name}.map`;
    const script = {
      text: await read(name),
      map: files.includes(map) ? await read(map) : null,
    };
    return [name, script] as const;
  });
  return new Map(await Promise.all(scripts));
}

const isScript = (name: string) => /\.c?js$/.test(name);
const isMapOfScript = (name: string) => /\.js\.map$/.test(name);

/** Style sheets, fonts and the like, which are the same in all languages. Returns their names. */
async function moveShared(
  { files }: Built,
  from: string,
  to: string,
): Promise<string[]> {
  const names = files.filter((name) => !isScript(name) && !isMapOfScript(name));
  for (const name of names)
    await rename(path.join(from, name), path.join(to, name));
  return names;
}

/**
 * Scripts after a change, in which the hashes of others are those of what they are now.
 * @param before By the same names.
 * @throws Error where one that knows hashes is known by its own, so that there is no end of it.
 */
export function sealScripts(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  algorithm: IntegrityHash,
): Map<string, string> {
  const seal = (text: string) =>
    `${algorithm}-${createHash(algorithm).update(text).digest("base64")}`;
  const seals = new Map(
    [...before].map(([name, text]) => [seal(text), seal(after.get(name)!)]),
  );
  const sealed = new RegExp(`${algorithm}-[\\w+/]+={0,2}`, "g");
  const knowing = new Set<string>();
  const changed = new Map<string, string>();
  for (const [name, text] of after) {
    const known = text.replace(sealed, (old) => seals.get(old) ?? old);
    if (known !== text) knowing.add(seal(before.get(name)!));
    changed.set(name, known);
  }
  for (const [name, text] of before)
    for (const old of text.match(sealed) ?? [])
      if (knowing.has(old))
        throw new Error(
          `${name} contains the hash of a script that contains hashes`,
        );
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
