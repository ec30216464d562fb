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

/** Characters of replies above which a page is left to the browser: drawing holds up everyone else. */
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
 * The page as its first render in the browser will be, so that it can be read
 * and filled in before any script is there; empty where its remote does not
 * draw it.
 * @throws Error when a part's own code fails.
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

/** Who needs an invitation, or may, is led elsewhere by the browser. */
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
 * A part as its remote draws it; null where that is left to the browser.
 * @throws Error when the remote's own code fails.
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

/** So many bundles are kept: of three parts in seven languages all that is shown, and what may be rolled back to. */
const bundlesMax = 48;

/** By their file. Files never change under their names, so each is read once. */
const bundles = new LRUCache<string, object>({
  max: bundlesMax,
  memoMethod: read,
});

/** Node would keep it for ever, and each release leaves one behind. */
function read(file: string): object {
  const require = createRequire(file);
  const bundle = require(file) as object;
  Reflect.deleteProperty(require.cache, require.resolve(file));
  return bundle;
}
