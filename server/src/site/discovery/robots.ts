import type { FastifyInstance } from "fastify";
import { publicOrigin } from "../../surveys/sharing/public-origin.ts";
import type { DiscoveryDeps } from "./discovery-deps.ts";
import { sitemapPath } from "./sitemaps.ts";

/**
 * Paths with nothing to index: the API, pages that need a key or secret, and
 * embeds, whose surveys have pages.
 */
const closed = [
  "/api/",
  "/manage/",
  "/mine",
  "/operate",
  "/feeds/",
  "/embed/",
  "/invite",
];

/** What crawlers may request (RFC 9309). */
export function serveRobots(
  app: FastifyInstance,
  {
    publicUrl,
    invitationRequired,
  }: Pick<DiscoveryDeps, "publicUrl" | "invitationRequired">,
): void {
  app.get("/robots.txt", { schema: { hide: true } }, (request, reply) => {
    const origin = publicOrigin(publicUrl, request);
    const rules = invitationRequired
      ? ["Disallow: /"]
      : [
          ...closed.map((path) => `Disallow: ${path}`),
          "",
          `Sitemap: ${origin}${sitemapPath}`,
        ];
    return reply
      .headers({
        "cache-control": "public, max-age=3600",
        "content-type": "text/plain; charset=utf-8",
      })
      .send(["User-agent: *", ...rules, ""].join("\n"));
  });
}
