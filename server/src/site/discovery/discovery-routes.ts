import type { FastifyInstance } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { ListSurveys } from "../../surveys/list-surveys.ts";
import type { CheckRate } from "../../visitors/limits/rate-limits.ts";
import { serveIcons } from "./icons.ts";
import { serveManifest } from "./manifest.ts";
import { serveRobots } from "./robots.ts";
import { serveSecurityText } from "./security-text.ts";
import { serveSitemaps } from "./sitemaps.ts";
import { serveSurveysFeed } from "./surveys-feed.ts";

export interface DiscoveryDeps {
  db: Database;
  clock: Clock;
  listSurveys: ListSurveys;
  checkRate: CheckRate;
  /** Where people reach the site; null where that is not known. */
  publicUrl: string | null;
  /** Where to tell of a weakness; null where nobody said. */
  securityContact: string | null;
  /** Nobody is shown anything of a site that needs invitations. */
  invitationRequired: boolean;
}

/** By what machines find and know the site: the same for all, without cookies. */
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
