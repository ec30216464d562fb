import type { FastifyInstance } from "fastify";
import type { DiscoveryDeps } from "./discovery-deps.ts";
import { serveIcons } from "./icons.ts";
import { serveManifest } from "./manifest.ts";
import { serveRobots } from "./robots.ts";
import { serveSecurityText } from "./security-text.ts";
import { serveSitemaps } from "./sitemaps.ts";
import { serveSurveysFeed } from "./surveys-feed.ts";

/** Routes for crawlers, feed readers and apps: the same for everyone, without cookies. */
export function discoveryRoutes(
  app: FastifyInstance,
  deps: DiscoveryDeps,
  done: () => void,
): void {
  serveIcons(app);
  serveManifest(app);
  serveRobots(app, deps);
  serveSecurityText(app, deps);
  if (!deps.invitationRequired) {
    serveSitemaps(app, deps);
    serveSurveysFeed(app, deps);
  }
  done();
}
