import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  isReleaseName,
  remoteForPath,
  type RemoteRegistry,
} from "@nearsay/core/contract";
import type { InlineStyle, PageFiles } from "./host-files.ts";

/** Where the files of remotes are; each holds one folder per remote. */
export interface RemoteFolders {
  /** What was built with the site. */
  remotesDir: string;
  /** What was released since. */
  releasesDir: string;
}

/** Files of the module that a path opens with; null on a page of the host alone. */
export async function remoteFilesFor(
  pathname: string,
  registry: RemoteRegistry,
  folders: RemoteFolders,
): Promise<PageFiles | null> {
  const [name, module = ""] = remoteForPath(pathname)?.split("/") ?? [];
  if (name === undefined) return null;
  const record = registry.remotes.find((one) => one.name === name);
  const files = record?.modules[module];
  if (!record?.enabled || !files) return { scripts: [], styles: [] };
  return {
    scripts: [
      { url: record.entry, integrity: record.integrity },
      ...files.scripts.map((url) => ({
        url,
        integrity: record.hashes[url] ?? "",
      })),
    ],
    styles: await readStyles(files.styles, folders),
  };
}

/** Sheets to be written into a page, without those that the browser has to fetch. */
export async function readStyles(
  urls: string[],
  folders: RemoteFolders,
): Promise<InlineStyle[]> {
  const styles = await Promise.all(urls.map((url) => readStyle(url, folders)));
  return styles.filter((style) => style !== null);
}

/** Null for a sheet that is elsewhere, absent or holds addresses relative to itself: the browser fetches those. */
async function readStyle(
  url: string,
  folders: RemoteFolders,
): Promise<InlineStyle | null> {
  const file = remoteFile(url, folders);
  if (file === null) return null;
  const css = await readFile(file, "utf8").catch(() => null);
  if (css === null || /url\(\s*["']?(?!data:|https?:|\/|#)/.test(css)) {
    return null;
  }
  return { url, css };
}

const address =
  /^\/(remotes|releases)\/([a-z][a-z0-9-]*)\/(\d[\w.+-]*)\/(\w[\w.+@-]*)$/;

/**
 * Where `/remotes/<name>/<version>/<file>` and `/releases/<name>/<release>/<file>`
 * are on disk; null for any other address, such as that of a hidden file.
 */
export function remoteFile(
  url: string,
  { remotesDir, releasesDir }: RemoteFolders,
): string | null {
  const [, folder, name = "", version = "", file = ""] =
    address.exec(url) ?? [];
  if (folder === "remotes") {
    return path.join(remotesDir, name, "dist", version, file);
  }
  if (folder === undefined || !isReleaseName(version)) return null;
  return path.join(releasesDir, name, version, file);
}
