import { inLanguage } from "@nearsay/core/contract";
import { serviceCalls } from "@nearsay/core/contract/schema";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { CheckRate } from "../visitors/limits/rate-limits.ts";
import { readRefusal, sendError } from "../http/errors.ts";
import { languageOf, setLanguageHeaders } from "../http/language.ts";
import { statusOf } from "../http/refusal-status.ts";
import { type Refusal, notFound } from "../base/refusal.ts";
import { describeCall } from "../http/route.ts";
import { type Mirror, startMirror } from "./releases/mirror.ts";
import type { ReleaseGuard } from "./releases/release-guard.ts";
import { refusalPolicy } from "./content-policy.ts";
import { devHostFiles } from "./dev-servers.ts";
import { createHostFiles } from "./host-files.ts";
import { renderRefusal } from "./page.ts";
import {
  type ReadMarkdown,
  hasMarkdown,
  wantsMarkdown,
} from "./discovery/survey-markdown.ts";
import { serveKiosk } from "./kiosk/serve-kiosk.ts";
import { servePushWorker } from "./push-worker.ts";
import { sendCompressed } from "./send-compressed.ts";
import { type PageParts, pathOf, sendPage } from "./send-page.ts";
import {
  createSiteRegistry,
  type ReadRegistry,
  type SiteRegistryOptions,
} from "./site-registry.ts";
import { serveStaticFiles } from "./static-files.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The version of each remote that everyone gets. */
    readRegistry: ReadRegistry;
    /** Fetches new releases of a remote, if releases come from a bucket. */
    fetchNewest: Mirror["fetchNewest"];
    /** Fetches a known release, if releases come from a bucket. */
    fetchRelease: Mirror["fetchMissing"];
  }
}

export interface SiteOptions
  extends SiteRegistryOptions, Omit<PageParts, "registry" | "readHost"> {
  /** Returns the page of a survey as Markdown. */
  markdown: ReadMarkdown;
  /** Called before a page is rendered; a refusal is sent as a page. */
  checkRate: CheckRate;
  /** Notified about loaded releases. */
  releaseGuard: Pick<ReleaseGuard, "noteLoad">;
}

/** The website: pages, built files and the registry of remotes. */
export const sitePlugin = fastifyPlugin<SiteOptions>(async (app, options) => {
  const { dev } = options;
  const registry = createSiteRegistry(options, app.log);
  app.decorate("readRegistry", registry.readShown);
  app.decorate("fetchNewest", async (remote) =>
    registry.mirror?.fetchNewest(remote),
  );
  app.decorate("fetchRelease", async (remote, release) =>
    registry.mirror?.fetchMissing(remote, release),
  );
  const readHost = dev
    ? () => Promise.resolve(devHostFiles(dev))
    : createHostFiles(options.hostDir, app.log);
  const parts = { ...options, registry, readHost };
  if (registry.mirror) await startMirror(app, registry.mirror);
  await serveStaticFiles(app, { ...options, mirror: registry.mirror });
  servePushWorker(app);
  serveKiosk(app, parts);
  const schema = describeCall(serviceCalls.getRemotes);
  app.get("/api/remotes", { schema }, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const shown = await registry.read(request.cookies);
    return inLanguage(shown.registry, languageOf(request));
  });
  app.setNotFoundHandler((request, reply) => {
    const readable = isPage(request) && hasMarkdown(request);
    if (readable) void reply.header("vary", "accept");
    if (readable && wantsMarkdown(request))
      return sendMarkdown(parts, request, reply);
    return wantsPage(request)
      ? sendPageInTurn(parts, request, reply)
      : sendError(
          notFound((say) => say.nothingHere),
          request,
          reply,
        );
  });
});

type SiteParts = SiteOptions & PageParts;

/**
 * Pages are all URLs without a file extension, except in the folders of built
 * files and the API.
 */
export function wantsPage(request: FastifyRequest): boolean {
  if (!isPage(request)) return false;
  const pathname = pathOf(request);
  const accept = request.headers.accept ?? "*/*";
  if (accept.includes("text/html")) return true;
  return accept.includes("*/*") && !/\.\w+$/.test(pathname);
}

function isPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  return !/^\/(api|assets|remotes|releases)(\/|$)/.test(pathOf(request));
}

async function sendMarkdown(
  { checkRate, markdown }: SiteParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    await checkRate(request);
    const text = await markdown(request);
    setLanguageHeaders(reply);
    void reply.headers({
      "cache-control": "no-store",
      "content-type": "text/markdown; charset=utf-8",
    });
    return await sendCompressed(text, request, reply);
  } catch (error) {
    return sendError(error, request, reply);
  }
}

async function sendPageInTurn(
  parts: SiteParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    await parts.checkRate(request);
  } catch (error) {
    return sendRefusal(readRefusal(error, request), reply);
  }
  return sendPage(parts, request, reply);
}

/** A page of a few bytes, as there can be many refused requests. */
function sendRefusal(refusal: Refusal, reply: FastifyReply): FastifyReply {
  const { retryAfter } = refusal.details;
  const language = languageOf(reply.request);
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  setLanguageHeaders(reply, language);
  void reply.headers({
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": refusalPolicy,
  });
  return reply.code(statusOf(refusal)).send(renderRefusal(refusal, language));
}
