import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { firstLanguage, type Language } from "@nearsay/core/contract";
import { buildInLanguages, languagesToBuild } from "./build-in-languages.ts";
import { fingerprint } from "./fingerprint.ts";
import { describeHost } from "../fit/describe-part.ts";
import { contractFile } from "../fit/part-contract.ts";
import { hostConfig, kioskConfig } from "../config/host.ts";
import { hostHash } from "../config/script-integrity.ts";
import {
  languagePlaceholder,
  type MessagesOptions,
} from "../messages/placeholders.ts";
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
  /** In other languages than English; those that are missing were not built. */
  languages: Partial<Record<Language, HostFiles>>;
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
  const build = { languages: languagesToBuild(), hash: hostHash };
  const pages = await buildInLanguages({
    ...build,
    outputPath: assets,
    compile,
  });
  const drawers = await buildInLanguages({
    ...build,
    outputPath: drawing,
    compile: compileServer,
  });
  const files = filesInAll(pages);
  const bytes = await precompress(assets, files);
  const described = [...pages].map(async ([language, built]) => {
    const [server = ""] = drawers.get(language)?.files ?? [];
    return [language, await describeBuild(assets, built, server)] as const;
  });
  const { [firstLanguage]: english, ...languages } = Object.fromEntries(
    await Promise.all(described),
  );
  writeJson(path.join(dist, contractFile), describeHost());
  writeJson(manifestFile, {
    fingerprint: print,
    ...english!,
    fonts: files.filter((name) => name.endsWith(".woff2")),
    languages,
  } satisfies HostManifest);
  const drawn = filesInAll(drawers);
  await prune(drawing, (name) => drawn.includes(name));
  await prune(assets, (name) => files.includes(name.replace(/\.(br|gz)$/, "")));
  return bytes;
}

function filesInAll(builds: ReadonlyMap<Language, Built>): string[] {
  const files = [...builds.values()].flatMap((built) => built.files);
  return [...new Set(files)];
}

/** The pages and the page of kiosks. */
async function compile(
  messages: MessagesOptions,
  outputPath: string,
): Promise<Built> {
  const build = { messages, mode: "production", outputPath } as const;
  const publicPath = "/assets/";
  const host = await runWebpack(
    hostConfig({ ...build, publicPath }),
    hostFolder,
  );
  const kiosk = await runWebpack(
    kioskConfig({ ...build, publicPath }),
    hostFolder,
  );
  return {
    files: [...new Set([...host.files, ...kiosk.files])],
    groups: { ...host.groups, kiosk: kiosk.groups.kiosk! },
  };
}

async function compileServer(
  messages: MessagesOptions,
  outputPath: string,
): Promise<Built> {
  const filename = `server.[contenthash].${languagePlaceholder}.cjs`;
  const bundle = { outputPath, filename, messages };
  return { files: await buildServerBundle(hostFolder, bundle), groups: {} };
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
    federation,
    kiosk,
    mapLibrary,
    server,
    hashes: Object.fromEntries(hashes),
  };
}

const mapLibraryName = /^maplibre-gl\.\w+\.mjs$/;
