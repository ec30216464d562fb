import type { RemoteRecord } from "@nearsay/core/contract";

/** Milliseconds without a response after which a server counts as unreachable. */
export const fileTimeout = 8_000;

export function absolute(url: string): string {
  return new URL(url, document.baseURI).href;
}

export function moduleFiles(record: RemoteRecord, module: string) {
  return record.modules[module] ?? { scripts: [], styles: [] };
}

/**
 * Subresource integrity of a file of the remote, by absolute URL; empty only
 * for files of the dev server.
 */
export function integrityOf(record: RemoteRecord, url: string): string {
  if (url === absolute(record.entry)) return record.integrity;
  const found = Object.entries(record.hashes).find(
    ([file]) => absolute(file) === url,
  );
  return found?.[1] ?? "";
}

/**
 * Replaces these files in the browser's cache, which may contain the corrupted
 * bytes of an earlier attempt.
 */
export async function refetch(urls: string[]): Promise<void> {
  await Promise.all(urls.map((url) => probe(url, "reload")));
}

/** Whether the file can be loaded at all: if so, a rejected script had the wrong bytes. */
export async function isServed(url: string): Promise<boolean> {
  return probe(url, "no-store");
}

async function probe(url: string, cache: RequestCache): Promise<boolean> {
  try {
    const response = await fetch(url, {
      cache,
      credentials: "same-origin",
      signal: AbortSignal.timeout(fileTimeout),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
