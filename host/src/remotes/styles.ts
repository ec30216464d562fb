import type { RemoteRecord } from "@nearsay/core/contract";
import { absolute, fileTimeout, integrityOf, moduleFiles } from "./files.ts";

/**
 * Adds a module's style sheets to the page before its script requests them, so
 * that it is never shown unstyled, failures are noticed and hashes are checked.
 * Rejects with the URL of the failed style sheet.
 */
export async function loadStyles(
  record: RemoteRecord,
  module: string,
): Promise<void> {
  const urls = moduleFiles(record, module).styles.map(absolute);
  await Promise.all(urls.map((url) => addSheet(url, integrityOf(record, url))));
}

async function addSheet(url: string, integrity: string): Promise<void> {
  if (isPresent(url)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = "anonymous";
  if (integrity !== "") link.integrity = integrity;
  link.href = url;
  try {
    await settled(link);
  } catch (error) {
    link.remove();
    throw error;
  }
}

/**
 * Style sheets that the server wrote into the page have their address in
 * `data-href`; the module's script compares absolute ones.
 */
function isPresent(url: string): boolean {
  for (const style of document.querySelectorAll<HTMLElement>(
    "style[data-href]",
  )) {
    if (absolute(style.dataset.href ?? "") === url) {
      style.dataset.href = url;
      return true;
    }
  }
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"]',
  );
  return [...links].some((link) => link.href === url && link.sheet !== null);
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new StyleError(link.href, true)),
      fileTimeout,
    );
    link.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    link.onerror = () => {
      clearTimeout(timer);
      reject(new StyleError(link.href, false));
    };
    document.head.append(link);
  });
}

export class StyleError extends Error {
  readonly url: string;
  readonly timedOut: boolean;

  constructor(url: string, timedOut: boolean) {
    super(url);
    this.url = url;
    this.timedOut = timedOut;
  }
}
