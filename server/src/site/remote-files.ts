import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  isReleaseName,
  remoteForPath,
  type RemoteRegistry,
} from "@nearsay/core/contract";
import type { InlineStyle, PageFiles } from "./host-files.ts";

/** The folders with the files of remotes; each contains one folder per remote. */
export interface RemoteFolders {
  /** Remotes that were built with the site. */
  remotesDir: string;
  /** Remotes that were released since. */
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

/** The style sheets to inline, without those that the browser must load. */
export async function readStyles(
  urls: string[],
  folders: RemoteFolders,
): Promise<InlineStyle[]> {
  const styles = await Promise.all(urls.map((url) => readStyle(url, folders)));
  return styles.filter((style) => style !== null);
}

/**
 * Null for a style sheet on another origin, an absent one, or one with relative
 * URLs: the browser loads those.
 */
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
 * The file on disk for `/remotes/<name>/<version>/<file>` and
 * `/releases/<name>/<release>/<file>`; null for any other URL, such as that of
 * a hidden file.
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
