import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Language } from "@nearsay/core/contract";
import type { FastifyBaseLogger } from "fastify";
import { keepFile } from "./kept-file.ts";

/** A script and its subresource integrity, which is empty on a dev server. */
export interface Script {
  url: string;
  integrity: string;
}

/** A style sheet that is inlined into the page. */
export interface InlineStyle {
  url: string;
  css: string;
}

/** Files that the page loads immediately. */
export interface PageFiles {
  scripts: Script[];
  styles: InlineStyle[];
}

/** The files of a host page. */
export interface HostFiles extends PageFiles {
  /** Style sheets to link to, in development. */
  links: string[];
  /** Only for pages with a remote. */
  federation: PageFiles;
  /** The library that renders the operator's maps, if it was built. */
  mapLibrary?: Script;
  /** The files of the kiosk page, which uses none of the others; null if it was not built. */
  kiosk: PageFiles | null;
  /** The file that renders the shell around a page; null if pages are rendered by the browser. */
  server: string | null;
  /** The files in other languages, for those that were built. */
  languages?: Partial<Record<Language, HostFiles>>;
}

/** The host in a language if it was built in it, else in English. */
export function hostInLanguage(
  { languages, ...english }: HostFiles,
  language: Language,
): HostFiles {
  return languages?.[language] ?? english;
}

interface FileGroup {
  scripts: string[];
  styles: string[];
}

interface HostManifest extends BuiltHost {
  /** Missing in builds in English only. */
  languages?: Partial<Record<Language, BuiltHost>>;
}

interface BuiltHost extends FileGroup {
  federation: FileGroup;
  hashes: Record<string, string>;
  /** Missing in builds from before there were kiosks. */
  kiosk?: FileGroup;
  /** Missing in builds from before there were maps. */
  mapLibrary?: string;
  /** Missing in builds from before pages were rendered on the server. */
  server?: string;
}

/** Reads the host's build; null while there is none. */
export function createHostFiles(
  hostDir: string,
  log: FastifyBaseLogger,
): () => Promise<HostFiles | null> {
  const read = (text: string) =>
    readFiles(hostDir, JSON.parse(text) as HostManifest);
  return keepFile(path.join(hostDir, "manifest.json"), read, log);
}

async function readFiles(
  hostDir: string,
  { languages, ...english }: HostManifest,
): Promise<HostFiles> {
  const others = Object.entries(languages ?? {}).map(
    async ([language, built]) =>
      [language, await readBuilt(hostDir, built)] as const,
  );
  return {
    ...(await readBuilt(hostDir, english)),
    ...(languages && {
      languages: Object.fromEntries(await Promise.all(others)),
    }),
  };
}

async function readBuilt(
  hostDir: string,
  manifest: BuiltHost,
): Promise<HostFiles> {
  const script = (file: string) => ({
    url: `/assets/${file}`,
    integrity: manifest.hashes[file] ?? "",
  });
  const style = async (file: string) => ({
    url: `/assets/${file}`,
    css: await readFile(path.join(hostDir, "assets", file), "utf8"),
  });
  const read = async ({ scripts, styles }: FileGroup): Promise<PageFiles> => ({
    scripts: scripts.map(script),
    styles: await Promise.all(styles.map(style)),
  });
  return {
    ...(await read(manifest)),
    links: [],
    federation: await read(manifest.federation),
    ...(manifest.mapLibrary && { mapLibrary: script(manifest.mapLibrary) }),
    kiosk: manifest.kiosk ? await read(manifest.kiosk) : null,
    server: manifest.server
      ? path.join(hostDir, "server", manifest.server)
      : null,
  };
}

/**
 * Versions of the libraries that the host shares with remotes, by name; empty
 * if the host's build does not list them.
 */
export type SharedVersions = Readonly<Record<string, string>>;

export type ReadSharedVersions = () => Promise<SharedVersions>;

/** @param hostDir Folder of the built host, which may be rebuilt while the server runs. */
export function createReadSharedVersions(
  hostDir: string,
  log: FastifyBaseLogger,
): ReadSharedVersions {
  const read = keepFile(
    path.join(hostDir, "contract.json"),
    parseSharedVersions,
    log,
  );
  return async () => (await read()) ?? {};
}

function parseSharedVersions(text: string): SharedVersions {
  return (JSON.parse(text) as { lends?: SharedVersions }).lends ?? {};
}
