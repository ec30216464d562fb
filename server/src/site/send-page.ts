import {
  type Boot,
  embedPaths,
  firstLanguage,
  inLanguage,
  type Language,
  type RemoteRegistry,
  type SiteSettings,
} from "@nearsay/core/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import {
  isChoosing,
  languageOf,
  namedBy,
  setLanguageHeaders,
} from "../http/language.ts";
import { publicOrigin } from "../surveys/sharing/public-origin.ts";
import { surveyKeyOf } from "../surveys/survey.ts";
import { contentPolicy } from "./content-policy.ts";
import type { DevServers } from "./dev-servers.ts";
import { drawPage, type PageToDraw } from "./draw-page.ts";
import { type HostFiles, hostInLanguage } from "./host-files.ts";
import type { KeptPages, PageMaterial } from "./kept-pages/kept-pages.ts";
import type { KeptReplies } from "./kept-pages/kept-replies.ts";
import {
  forEverybody,
  forOneBrowser,
  sendKept,
  type ToSend,
} from "./kept-pages/send-kept.ts";
import {
  hasOverrides,
  isClosed,
  type ShownRegistry,
  storeOverrides,
} from "./overrides.ts";
import { renderPage, unbuiltPage } from "./page.ts";
import { fixedHead, type PageHead } from "./page-heads.ts";
import type { PageHashes } from "./page-tags.ts";
import { remoteFilesFor, type RemoteFolders } from "./remote-files.ts";
import type { MapConfig } from "./map/map-settings.ts";
import { sendCompressed } from "./send-compressed.ts";
import type { SiteRegistry } from "./site-registry.ts";

/**
 * For whom a page is rendered: for everyone, or for the visitor of the request,
 * who may see more.
 */
export type PageReader = "anybody" | "visitor";

/** The data of a page's first render. */
export interface PageData {
  boot: Boot;
  /**
   * When it becomes outdated on schedule, in epoch milliseconds; 0 if other
   * visitors may get something else, or some of it failed to load.
   */
  until: number;
}

export interface PageParts extends RemoteFolders {
  /** Returns the data to inline; the registry is added here. */
  boot: (request: FastifyRequest, reader: PageReader) => Promise<PageData>;
  /** Returns the public metadata of the page. */
  head: (request: FastifyRequest) => Promise<PageHead>;
  registry: SiteRegistry;
  readHost: () => Promise<HostFiles | null>;
  pages: KeptPages;
  replies: KeptReplies;
  /** The public URL of the site; null if unknown. */
  publicUrl: string | null;
  /** Base URL of Google's bot check; null if another one is used. */
  recaptcha: string | null;
  map: MapConfig;
  /** The dev servers, in development. */
  dev?: DevServers | undefined;
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split("?")[0] ?? "/";
}

/** Sends the page at this URL: the cached one if it is the same for everyone. */
export async function sendPage(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { open } = parts.registry;
  void reply.header("cache-control", "private, no-store");
  setLanguageHeaders(reply);
  const onward = storeOverrides(request, reply, open);
  if (onward !== null) return reply.redirect(onward, 303);
  const kept = await findKept(parts, request);
  if (kept === null) return sendOwn(parts, request, reply);
  void reply.headers({
    "cache-control":
      isClosed(open) && !isChoosing(request) ? forEverybody : forOneBrowser,
    vary: [reply.getHeader("vary") ?? [], "accept-encoding"].flat().join(", "),
  });
  return sendKept(kept, request, reply);
}

/** Null if this request may get another page than others. */
async function findKept(
  parts: PageParts,
  request: FastifyRequest,
): Promise<ToSend | null> {
  const { dev, registry, pages, publicUrl, replies } = parts;
  if (dev !== undefined || !isOneOfMany(request.url)) return null;
  if (hasOverrides(request.cookies, registry.open)) return null;
  const language = languageOf(request);
  const address = `${language} ${publicOrigin(publicUrl, request)}${request.url}`;
  const page = await pages.get(address, async () =>
    gather(parts, request, {
      reader: "anybody",
      shown: { registry: await registry.readShown(), overrides: [] },
    }),
  );
  return page && { page, peek: () => pages.peek(address), replies };
}

/**
 * Whether other clients may request exactly this URL: with a query, or in
 * another spelling, there is an unlimited number of them.
 */
function isOneOfMany(url: string): boolean {
  const key = surveyKeyOf(url);
  if (key === null) return fixedPaths.memo(url);
  return url === `/surveys/${"id" in key ? key.id : key.uuid.toLowerCase()}`;
}

/**
 * Whether a page with this path exists that is the same for everyone; cached,
 * as it is computed for each request.
 */
const fixedPaths = new LRUCache<string, boolean>({
  max: 100,
  memoMethod: (url) => fixedHead(url).path === url,
});

/** Renders the page for this visitor; it is not cached. */
async function sendOwn(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const shown = await parts.registry.read(request.cookies);
  const material = await gather(parts, request, { reader: "visitor", shown });
  void reply.type("text/html; charset=utf-8");
  if (material === null) return reply.code(503).send(unbuiltPage);
  const { html, policy } = material.draw();
  void reply.code(200).header("content-security-policy", policy);
  return sendCompressed(html, request, reply);
}

interface Showing {
  reader: PageReader;
  shown: ShownRegistry;
}

/** All data of a page; null while the site is not built. */
async function gather(
  parts: PageParts,
  request: FastifyRequest,
  { reader, shown: { registry: all, overrides } }: Showing,
): Promise<PageMaterial | null> {
  const path = pathOf(request);
  const built = await parts.readHost();
  if (built === null) return null;
  const offered = offeredBy(request, built);
  const asked = languageOf(request);
  const language = offered.includes(asked) ? asked : firstLanguage;
  const host = hostInLanguage(built, language);
  const registry = inLanguage(all, language);
  const [{ boot: given, until }, head, remote] = await Promise.all([
    parts.boot(request, reader),
    parts.head(request),
    remoteFilesFor(path, registry, parts),
  ]);
  const boot = addToSite(given, {
    ...(overrides.length > 0 && { overrides }),
    ...(offered.length > 1 && { languages: offered }),
  });
  const page = { boot, host, registry, folders: parts, url: request.url };
  return {
    made: [language, host, registry, boot, head, remote],
    until,
    draw() {
      const { html, hashes } = renderPage({
        drawn: draw(page, request),
        // A page that only one visitor gets must not be indexed.
        head: overrides.length > 0 ? { ...head, path: null } : head,
        publicUrl: parts.publicUrl,
        opensMap: boot.site.map !== undefined && isMapView(request.url),
        isNamed: namedBy(request.url) === language,
        language,
        offered,
        host,
        remote,
        boot: { ...boot, replies: { "/remotes": registry, ...boot.replies } },
      });
      return { html, policy: policyOf(parts, path, registry, hashes) };
    },
  };
}

function policyOf(
  { dev, recaptcha, map }: PageParts,
  path: string,
  { remotes }: RemoteRegistry,
  hashes: PageHashes,
): string {
  const origins = remotes.flatMap(({ entry }) => originOf(entry));
  return contentPolicy({
    hashes,
    origins: dev ? [dev.host, ...origins] : origins,
    development: dev !== undefined,
    frames: path.replace(/\/$/, "") === embedPaths.picker,
    recaptcha,
    maps: map.origins,
  });
}

function addToSite(boot: Boot, more: Partial<SiteSettings>): Boot {
  return { ...boot, site: { ...boot.site, ...more } };
}

/** Whether it is the map view of the home page. */
function isMapView(url: string): boolean {
  const [path, query] = url.split("?");
  return path === "/" && new URLSearchParams(query).get("view") === "map";
}

/**
 * The languages that pages are available in: the site offers them, and the host
 * was built in them.
 */
function offeredBy(
  { server }: FastifyRequest,
  { languages = {} }: HostFiles,
): Language[] {
  const isBuilt = (one: Language) =>
    one === firstLanguage || languages[one] !== undefined;
  return (server.languages ?? [firstLanguage]).filter(isBuilt);
}

/** A page that cannot be rendered here is rendered by the browser. */
function draw(page: PageToDraw, request: FastifyRequest): string {
  try {
    return drawPage(page);
  } catch (error) {
    request.log.warn({ err: error }, "the page was not rendered on the server");
    return "";
  }
}

function originOf(entry: string): string[] {
  return /^https?:/.test(entry) ? [new URL(entry).origin] : [];
}
