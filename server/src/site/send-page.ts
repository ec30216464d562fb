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
  tellLanguage,
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
  hasWishes,
  isClosed,
  type ShownRegistry,
  takeWishes,
} from "./overrides.ts";
import { renderPage, unbuiltPage } from "./page.ts";
import { fixedHead, type PageHead } from "./page-heads.ts";
import type { PageHashes } from "./page-tags.ts";
import { remoteFilesFor, type RemoteFolders } from "./remote-files.ts";
import type { MapConfig } from "./map/map-settings.ts";
import { sendCompressed } from "./send-compressed.ts";
import type { SiteRegistry } from "./site-registry.ts";

/** To whom a page is shown: to anybody, or to the visitor who asks, who may be shown more. */
export type PageReader = "anybody" | "visitor";

/** What a page shows first. */
export interface PageData {
  boot: Boot;
  /** When it stops being right by itself, in epoch milliseconds; 0 where others may be shown something else, or some of it did not come. */
  until: number;
}

export interface PageParts extends RemoteFolders {
  /** What to inline; the registry is added here. */
  boot: (request: FastifyRequest, reader: PageReader) => Promise<PageData>;
  /** What may be told of the page to everybody. */
  head: (request: FastifyRequest) => Promise<PageHead>;
  registry: SiteRegistry;
  readHost: () => Promise<HostFiles | null>;
  pages: KeptPages;
  replies: KeptReplies;
  /** Where people reach the site; null where that is not known. */
  publicUrl: string | null;
  /** Where Google's bot check comes from; null where another is used. */
  recaptcha: string | null;
  map: MapConfig;
  /** Where the parts come from while developing. */
  dev?: DevServers | undefined;
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split("?")[0] ?? "/";
}

/** Sends the page at this address: the one that is kept where everybody is shown the same. */
export async function sendPage(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { open } = parts.registry;
  void reply.header("cache-control", "private, no-store");
  tellLanguage(reply);
  const onward = takeWishes(request, reply, open);
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

/** Null where this request may be shown something else than others. */
async function findKept(
  parts: PageParts,
  request: FastifyRequest,
): Promise<ToSend | null> {
  const { dev, registry, pages, publicUrl, replies } = parts;
  if (dev !== undefined || !isOneOfMany(request.url)) return null;
  if (hasWishes(request.cookies, registry.open)) return null;
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

/** Whether somebody else may ask for this very address: with a query, or spelt in another way, there is no end of them. */
function isOneOfMany(url: string): boolean {
  const key = surveyKeyOf(url);
  if (key === null) return fixedPaths.memo(url);
  return url === `/surveys/${"id" in key ? key.id : key.uuid.toLowerCase()}`;
}

/** Whether there is a page of this address that is the same for all; asked for each request, so that it is remembered. */
const fixedPaths = new LRUCache<string, boolean>({
  max: 100,
  memoMethod: (url) => fixedHead(url).path === url,
});

/** Drawn for whoever asks, and kept by nobody. */
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

/** All that a page is made of; null while the site is not built. */
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
        // What only one visitor sees is nothing to be found.
        head: overrides.length > 0 ? { ...head, path: null } : head,
        publicUrl: parts.publicUrl,
        opensMap: boot.site.map !== undefined && isMapView(request.url),
        isNamed: namedBy(request.url) === language,
        ...{ language, offered, host, remote },
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

/** Whether it is the home page's map. */
function isMapView(url: string): boolean {
  const [path, query] = url.split("?");
  return path === "/" && new URLSearchParams(query).get("view") === "map";
}

/** What pages can be read in: the site offers it, and the host was built in it. */
function offeredBy(
  { server }: FastifyRequest,
  { languages = {} }: HostFiles,
): Language[] {
  const isBuilt = (one: Language) =>
    one === firstLanguage || languages[one] !== undefined;
  return (server.languages ?? [firstLanguage]).filter(isBuilt);
}

/** A page that cannot be drawn here is drawn by the browser. */
function draw(page: PageToDraw, request: FastifyRequest): string {
  try {
    return drawPage(page);
  } catch (error) {
    request.log.warn({ err: error }, "the page was not drawn on the server");
    return "";
  }
}

function originOf(entry: string): string[] {
  return /^https?:/.test(entry) ? [new URL(entry).origin] : [];
}
