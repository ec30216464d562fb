import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Language } from "@nearsay/core/contract";
import type { FastifyBaseLogger } from "fastify";
import { keepFile } from "./kept-file.ts";

/** A script and its subresource integrity, empty on a dev server. */
export interface Script {
  url: string;
  integrity: string;
}

/** A style sheet to be written into the page. */
export interface InlineStyle {
  url: string;
  css: string;
}

/** What is fetched or shown at once. */
export interface PageFiles {
  scripts: Script[];
  styles: InlineStyle[];
}

/** What a page of the host is made of. */
export interface HostFiles extends PageFiles {
  /** Style sheets to link to, in development. */
  links: string[];
  /** Only for pages with a remote. */
  federation: PageFiles;
  /** What the operator's maps are drawn with, where it was built. */
  mapLibrary?: Script;
  /** Of the page of kiosks, which has none of the rest; null where it was not built. */
  kiosk: PageFiles | null;
  /** The file that draws what stands around a page; null where pages are left to the browser. */
  server: string | null;
  /** The same in other languages, as far as it was built in them. */
  languages?: Partial<Record<Language, HostFiles>>;
}

/** The host in a language, if it was built in it, or in English. */
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
  /** Not in builds in English alone. */
  languages?: Partial<Record<Language, BuiltHost>>;
}

interface BuiltHost extends FileGroup {
  federation: FileGroup;
  hashes: Record<string, string>;
  /** Not in builds from before there were kiosks. */
  kiosk?: FileGroup;
  /** Not in builds from before there were maps. */
  mapLibrary?: string;
  /** Not in builds from before pages were drawn. */
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

/** Versions of the libraries that the host lends to remotes, by their names; none where it tells nothing. */
export type Lent = Readonly<Record<string, string>>;

export type ReadLent = () => Promise<Lent>;

/** @param hostDir Of the built host, which may be built anew meanwhile. */
export function createReadLent(
  hostDir: string,
  log: FastifyBaseLogger,
): ReadLent {
  const read = keepFile(path.join(hostDir, "contract.json"), readLends, log);
  return async () => (await read()) ?? {};
}

function readLends(text: string): Lent {
  return (JSON.parse(text) as { lends?: Lent }).lends ?? {};
}
