import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "@nearsay/core/contract";
import {
  buildInLanguages,
  languagesToBuild,
  packScripts,
} from "./build-in-languages.ts";
import { fingerprint } from "./fingerprint.ts";
import { describeHost } from "../fit/describe-part.ts";
import { contractFile } from "../fit/part-contract.ts";
import { type HostBuild, hostConfig, kioskConfig } from "../config/host.ts";
import { hostHash } from "../config/script-integrity.ts";
import { languagePlace, type WordsOptions } from "../config/words.ts";
import { integrityOf, precompress, prune, writeJson } from "./output.ts";
import { hostFolder } from "../checkout/paths.ts";
import { filesOf, runWebpack, type Built } from "./run-webpack.ts";
import { buildServerBundle } from "./server-bundle.ts";

/**
 * `host/dist/manifest.json`: what the server needs to write a page. File names
 * are relative to `/assets/`.
 */
export interface HostManifest extends HostFiles {
  fingerprint: string;
  fonts: string[];
  /** The files in other languages; missing ones were not built. */
  languages?: Partial<Record<Language, HostFiles>>;
}

/** The host in one language. */
interface HostFiles {
  scripts: string[];
  styles: string[];
  /** Loaded only by pages with a remote. */
  federation: { scripts: string[]; styles: string[] };
  /** Files of the kiosk page, which uses none of the others. */
  kiosk: { scripts: string[]; styles: string[] };
  /** The library that draws the operator's maps. */
  mapLibrary: string;
  /** Subresource integrity by file name. */
  hashes: Record<string, string>;
  /** Renders what surrounds a page; in `dist/server/`. */
  server: string;
}

/**
 * Builds the host into `<dist>/assets/`. Returns the compressed bytes, null if
 * nothing has changed.
 * @param dist By default the folder that a server of this checkout serves.
 */
export async function buildHost(
  dist = path.join(hostFolder, "dist"),
): Promise<number | null> {
  const manifestFile = path.join(dist, "manifest.json");
  const print = fingerprint(hostFolder);
  if (builtFingerprint(manifestFile) === print) return null;
  const assets = path.join(dist, "assets");
  const drawing = path.join(dist, "server");
  const english = await compile({}, assets);
  const languages = languagesToBuild();
  const worded = await buildInLanguages({
    ...{ languages, outputPath: assets, hash: hostHash },
    compile: (words, outputPath) => compile({ words }, outputPath),
  });
  const drawers = await compileServer(drawing);
  await packScripts(drawing, drawers);
  const [server = ""] = drawers;
  const servers = await buildInLanguages({
    ...{ languages, outputPath: drawing, hash: hostHash },
    compile: async (words, outputPath) => ({
      files: await compileServer(outputPath, words),
      groups: {},
    }),
  });
  const builds = [english, ...worded.values()];
  const files = new Set(builds.flatMap((built) => built.files));
  const bytes = await precompress(assets, [...files]);
  const described = [...worded].map(async ([language, built]) => {
    const [own = server] = servers.get(language)?.files ?? [];
    return [language, await describeBuild(assets, built, own)] as const;
  });
  const others = Object.fromEntries(await Promise.all(described));
  writeJson(path.join(dist, contractFile), describeHost());
  writeJson(manifestFile, {
    fingerprint: print,
    ...(await describeBuild(assets, english, server)),
    fonts: english.files.filter((name) => name.endsWith(".woff2")),
    ...(languages.length > 0 && { languages: others }),
  } satisfies HostManifest);
  const drawn = [server, ...[...servers.values()].flatMap((one) => one.files)];
  await prune(drawing, (name) => drawn.includes(name));
  await prune(assets, (name) => files.has(name.replace(/\.(br|gz)$/, "")));
  return bytes;
}

/** The normal pages and the kiosk page. */
async function compile(
  words: Pick<HostBuild, "words">,
  outputPath: string,
): Promise<Built> {
  const build = { ...words, mode: "production", outputPath } as const;
  const publicPath = "/assets/";
  const host = await runWebpack(hostConfig({ ...build, publicPath }));
  const kiosk = await runWebpack(kioskConfig({ ...build, publicPath }));
  return {
    files: [...new Set([...host.files, ...kiosk.files])],
    groups: { ...host.groups, kiosk: kiosk.groups.kiosk! },
  };
}

function compileServer(
  outputPath: string,
  words?: WordsOptions,
): Promise<string[]> {
  const language = words ? `.${languagePlace}` : "";
  const filename = `server.[contenthash]${language}.cjs`;
  return buildServerBundle(hostFolder, outputPath, filename, words);
}

function builtFingerprint(manifestFile: string): string | null {
  if (!existsSync(manifestFile)) return null;
  const text = readFileSync(manifestFile, "utf8");
  return (JSON.parse(text) as HostManifest).fingerprint;
}

async function describeBuild(
  assets: string,
  built: Built,
  server: string,
): Promise<HostFiles> {
  const of = (group: string) => ({
    scripts: filesOf(built, group, ".js"),
    styles: filesOf(built, group, ".css"),
  });
  const host = of("host");
  const federation = of("federation");
  const kiosk = of("kiosk");
  const groups = [host, federation, kiosk];
  const mapLibrary =
    built.files.find((file) => mapLibraryName.test(file)) ?? "";
  const files = [
    ...groups.flatMap((g) => [...g.scripts, ...g.styles]),
    mapLibrary,
  ].filter(Boolean);
  const hashes = await Promise.all(
    files.map(async (file) => {
      return [
        file,
        await integrityOf(path.join(assets, file), hostHash),
      ] as const;
    }),
  );
  return {
    ...host,
    ...{ federation, kiosk, mapLibrary, server },
    hashes: Object.fromEntries(hashes),
  };
}

const mapLibraryName = /^maplibre-gl\.\w+\.mjs$/;
