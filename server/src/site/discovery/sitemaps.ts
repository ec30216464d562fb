import { hostPages, remotePages } from "@nearsay/core/contract";
import { escapeMarkup } from "@nearsay/core/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../../base/refusal.ts";
import { publicOrigin } from "../../surveys/sharing/public-origin.ts";
import { fixedHead } from "../page-heads.ts";
import { sendCompressed } from "../send-compressed.ts";
import type { DiscoveryDeps } from "./discovery-deps.ts";
import { listFound, listParts } from "./sitemap-repository.ts";

/** Path of the index, which lists all other sitemaps. */
export const sitemapPath = "/sitemap.xml";
const pagesPath = "/sitemaps/pages.xml";
const partPath = (part: number | string) => `/sitemaps/surveys-${part}.xml`;

/** What search engines may show: static pages, and public surveys while they are open. */
export function serveSitemaps(app: FastifyInstance, deps: DiscoveryDeps): void {
  const { db, clock, checkRate } = deps;
  const serve = (
    path: string,
    write: (origin: string, request: FastifyRequest) => Promise<string>,
  ) =>
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      await checkRate(request);
      const origin = publicOrigin(deps.publicUrl, request);
      return sendXml(await write(origin, request), request, reply);
    });

  serve(sitemapPath, async (origin) => {
    const parts = await listParts(db, clock());
    const paths = [pagesPath, ...parts.map(partPath)];
    return document(
      "sitemapindex",
      paths.map((path) => entry("sitemap", origin + path)),
    );
  });

  serve(pagesPath, (origin) => {
    const entries = listedPages.map((path) => entry("url", origin + path));
    return Promise.resolve(document("urlset", entries));
  });

  serve(partPath(":part(^\\d{1,9}$)"), async (origin, { params }) => {
    const { part } = params as { part: string };
    const found = await listFound(db, Number(part), clock());
    if (found.length === 0) throw notFound((say) => say.nothingHere);
    return document(
      "urlset",
      found.map(({ surveyId, changedOn }) =>
        entry("url", `${origin}/surveys/${surveyId}`, changedOn),
      ),
    );
  });
}

/** Pages that are the same for everyone and may be indexed. */
const listedPages = [
  ...remotePages.map(({ path }) => path),
  ...Object.values(hostPages).map(({ path }) => path),
].filter((path) => !path.includes(":") && isListed(path));

function isListed(path: string): boolean {
  return path !== hostPages.invite.path && fixedHead(path).path !== null;
}

function entry(name: string, address: string, changedOn?: string): string {
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : "";
  return `<${name}><loc>${escapeMarkup(address)}</loc>${changed}</${name}>`;
}

function document(name: string, entries: readonly string[]): string {
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${name}>`,
    ``,
  ].join("\n");
}

function sendXml(
  xml: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.headers({
    "cache-control": "public, max-age=600",
    "content-type": "application/xml; charset=utf-8",
  });
  return sendCompressed(xml, request, reply);
}
