import { readFile } from "node:fs/promises";
import path from "node:path";
import { remoteForPath, type RemoteRegistry } from "@nearsay/core/contract";
import type { InlineStyle, Script } from "./host-files.ts";

/** What a page's remote module needs, to be fetched or shown at once. */
export interface RemoteFiles {
  scripts: Script[];
  styles: InlineStyle[];
}

/** Files of the module that a path opens with; null on a page of the host alone. */
export async function remoteFilesFor(
  pathname: string,
  registry: RemoteRegistry,
  remotesDir: string,
): Promise<RemoteFiles | null> {
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
    styles: await readStyles(files.styles, remotesDir),
  };
}

/** Sheets to be written into a page, without those that the browser has to fetch. */
export async function readStyles(
  urls: string[],
  remotesDir: string,
): Promise<InlineStyle[]> {
  const styles = await Promise.all(
    urls.map((url) => readStyle(url, remotesDir)),
  );
  return styles.filter((style) => style !== null);
}

/** Null for a sheet that is elsewhere, absent or holds addresses relative to itself: the browser fetches those. */
async function readStyle(
  url: string,
  remotesDir: string,
): Promise<InlineStyle | null> {
  const file = remoteFile(url, remotesDir);
  if (file === null) return null;
  const css = await readFile(file, "utf8").catch(() => null);
  if (css === null || /url\(\s*["']?(?!data:|https?:|\/|#)/.test(css)) {
    return null;
  }
  return { url, css };
}

const address = /^\/remotes\/([a-z][a-z0-9-]*)\/(\d[\w.-]*)\/([\w.-]+)$/;

/** Where `/remotes/<name>/<version>/<file>` is on disk; null for any other address. */
export function remoteFile(url: string, remotesDir: string): string | null {
  const [, name, version, file] = address.exec(url) ?? [];
  if (name === undefined || version === undefined || file === undefined) {
    return null;
  }
  return path.join(remotesDir, name, "dist", version, file);
}
