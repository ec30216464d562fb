import type { RemoteRecord } from "@nearsay/core/contract";

/** Milliseconds after which a silent server counts as gone. */
export const patience = 8_000;

export function absolute(url: string): string {
  return new URL(url, document.baseURI).href;
}

export function moduleFiles(record: RemoteRecord, module: string) {
  return record.modules[module] ?? { scripts: [], styles: [] };
}

/** Subresource integrity of a file of the remote, by absolute URL; empty for the dev server's files alone. */
export function integrityOf(record: RemoteRecord, url: string): string {
  if (url === absolute(record.entry)) return record.integrity;
  const found = Object.entries(record.hashes).find(
    ([file]) => absolute(file) === url,
  );
  return found?.[1] ?? "";
}

/** Replaces what the browser keeps of these files, which may be the damaged bytes of last time. */
export async function refetch(urls: string[]): Promise<void> {
  await Promise.all(urls.map((url) => probe(url, "reload")));
}

/** Whether the file can be fetched at all: then a refused script had the wrong bytes. */
export async function isServed(url: string): Promise<boolean> {
  return probe(url, "no-store");
}

async function probe(url: string, cache: RequestCache): Promise<boolean> {
  try {
    const response = await fetch(url, {
      cache,
      credentials: "same-origin",
      signal: AbortSignal.timeout(patience),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
