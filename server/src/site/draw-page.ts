import { createRequire } from "node:module";
import {
  type Boot,
  contractVersion,
  propsForPath,
  readActivationStatus,
  remoteForPath,
  type RemoteRecord,
  type RemoteRegistry,
  type RenderModule,
  type RenderShell,
  type ServerPart,
} from "@nearsay/core/contract";
import { LRUCache } from "lru-cache";
import type { HostFiles } from "./host-files.ts";
import { remoteFile, type RemoteFolders } from "./remote-files.ts";

/**
 * With more characters of replies, the browser renders the page: rendering
 * would block all other requests.
 */
const repliesMax = 40_000;

export interface PageToDraw {
  /** Path and query. */
  url: string;
  boot: Boot;
  host: HostFiles;
  registry: RemoteRegistry;
  folders: RemoteFolders;
}

/**
 * The HTML of the page's first render in the browser, so that it can be read
 * and filled in before any script has loaded; empty if its remote does not
 * render it on the server.
 * @throws Error if the remote's code fails.
 */
export function drawPage(page: PageToDraw): string {
  const { url, boot, host } = page;
  if (host.server === null || !isAdmitted(boot)) return "";
  const content = drawModule(page);
  if (content === null) return "";
  const { renderShell } = bundles.memo(host.server) as {
    renderShell: RenderShell;
  };
  const { before, after } = renderShell({ url, boot });
  return before + content + after;
}

/** A visitor who needs an invitation, or may need one, is redirected by the browser. */
function isAdmitted({ replies }: Boot): boolean {
  return readActivationStatus(replies["/activation/status"]).ok;
}

function drawModule({ url, boot, registry, folders }: PageToDraw) {
  const pathname = url.split("?")[0] ?? "/";
  const [name = "", module = ""] = remoteForPath(pathname)?.split("/") ?? [];
  const record = registry.remotes.find((one) => one.name === name);
  if (!record) return null;
  const part = { module, props: propsForPath(pathname), url, boot };
  return drawPart(record, part, folders);
}

/**
 * The HTML of a remote's module; null if the browser must render it.
 * @throws Error if the remote's code fails.
 */
export function drawPart(
  record: RemoteRecord,
  part: ServerPart,
  folders: RemoteFolders,
): string | null {
  if (!record.enabled || !record.server) return null;
  if (record.contract !== contractVersion) return null;
  if (JSON.stringify(part.boot.replies).length > repliesMax) return null;
  const file = remoteFile(record.server, folders);
  if (file === null) return null;
  const { renderModule } = bundles.memo(file) as { renderModule: RenderModule };
  const content: unknown = renderModule(part);
  return typeof content === "string" ? content : null;
}

/**
 * Maximum number of cached bundles: all that three remotes in eight languages
 * need, and the releases that they may be rolled back to.
 */
const bundlesMax = 48;

/** By file. Files never change under their names, so each is loaded once. */
const bundles = new LRUCache<string, object>({
  max: bundlesMax,
  memoMethod: read,
});

/** Removed from Node's module cache, which would keep it forever, and each release adds another. */
function read(file: string): object {
  const require = createRequire(file);
  const bundle = require(file) as object;
  Reflect.deleteProperty(require.cache, require.resolve(file));
  return bundle;
}
