import type { FastifyInstance } from "fastify";
import {
  activationRoutes,
  admissionGuard,
} from "../visitors/activation/activation-routes.ts";
import { analyticsRoutes } from "../insights/analytics/analytics-routes.ts";
import {
  botCheckGuard,
  botCheckRoutes,
} from "../visitors/bot-check/bot-check-routes.ts";
import { beforeSession } from "../visitors/bot-check/before-session.ts";
import type { Drafter } from "../drafting/drafter.ts";
import { exportRoutes } from "../insights/export/export-routes.ts";
import { healthRoutes } from "./health/health.ts";
import { idempotencyGuard } from "../visitors/idempotency/idempotency-guard.ts";
import { noteRefusals } from "../community/integrity/refusal-guard.ts";
import { ownDataRoutes } from "../community/own-data/own-data-routes.ts";
import { limitRates } from "../visitors/limits/rate-guard.ts";
import { notePlaces } from "../visitors/location/note-places.ts";
import { liveRoutes } from "../live/live-routes.ts";
import type { GeoLocator } from "../visitors/location/geo-locator.ts";
import { likeRoutes } from "../community/likes/like-routes.ts";
import { moderationRoutes } from "../community/moderation/moderation-routes.ts";
import { allowPartners } from "../http/headers.ts";
import { serveJson } from "../http/json-api.ts";
import { watchMethods } from "../http/wrong-method.ts";
import { serveOpenApi } from "../http/openapi.ts";
import { textGuard } from "../http/text-guard.ts";
import { postRoutes } from "../community/posts/post-routes.ts";
import { replyRoutes } from "../community/replies/reply-routes.ts";
import { remoteFailureRoutes } from "../site/remote-failures/remote-failure-routes.ts";
import type { ReleaseGuard } from "../site/releases/release-guard.ts";
import { responseRoutes } from "../community/responses/response-routes.ts";
import { redeemRoutes } from "../community/tickets/ticket-routes.ts";
import type { ServiceDeps, Services } from "./services.ts";
import { csrfGuard } from "../visitors/session/csrf.ts";
import { sessionRoutes } from "../visitors/session-routes.ts";
import { searchRoutes } from "../surveys/search/search-routes.ts";
import { sharingRoutes } from "../surveys/sharing-routes.ts";
import { creationRoutes } from "../surveys/creation-routes.ts";
import { placeRoutes } from "../surveys/places/place-routes.ts";
import { surveyRoutes } from "../surveys/survey-routes.ts";
import { waitlistRoutes } from "../surveys/waitlist/waitlist-routes.ts";

export interface ApiDeps extends ServiceDeps {
  services: Services;
  drafter: Drafter;
  geo: GeoLocator;
  releaseGuard: ReleaseGuard;
}

/** Everything under /api. */
export async function api(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  const { services } = deps;
  serveJson(app);
  await allowPartners(app, deps.config.partnerOrigins);
  const refuseWrongMethods = watchMethods(app);
  await app.register(csrfGuard, services);
  await app.register(limitRates, services);
  await app.register(admissionGuard, services);
  await app.register(textGuard);
  await app.register(notePlaces, services);
  // Before the bot check: a repeated request contains a token that is already
  // used.
  await app.register(idempotencyGuard, services);
  await app.register(botCheckGuard, services);
  noteRefusals(app, services.noteRefusal);
  routes(app, deps);
  refuseWrongMethods();
  await serveOpenApi(app);
}

function routes(app: FastifyInstance, deps: ApiDeps): void {
  const { services, db, clock, config, drafter, geo } = deps;
  const { callers, csrf, visitors } = services;
  healthRoutes(app, services.health, services.readiness, csrf);
  sessionRoutes(app, {
    ...services,
    db,
    clock,
    geo,
    beforeNew: beforeSession(services.botCheck, services),
  });
  botCheckRoutes(app, services.botCheck);
  activationRoutes(app, callers, visitors, services.activation);
  waitlistRoutes(app, db, clock);
  remoteFailureRoutes(app, deps.releaseGuard);
  surveyRoutes(app, { ...services, clock });
  placeRoutes(app, services);
  creationRoutes(app, {
    ...services,
    clock,
    geo,
    drafter,
    generationMaxChars: config.surveyGenMaxChars,
  });
  responseRoutes(app, db, callers, visitors, services.submitResponse);
  redeemRoutes(app, callers, visitors, services.redeemTicket);
  searchRoutes(app, { ...services, db, clock });
  sharingRoutes(app, { ...services, db, clock, publicUrl: config.publicUrl });
  const { visibility, analytics } = services;
  analyticsRoutes(app, visitors, visibility, analytics, db, clock);
  exportRoutes(app, {
    ...services,
    db,
    clock,
    minResponses: config.insightsMinResponses,
  });
  liveRoutes(app, visitors, services.visibility, services.live);
  likeRoutes(app, callers, visitors, services.likes);
  postRoutes(app, callers, visitors, services.posts);
  replyRoutes(app, callers, visitors, services.replies);
  ownDataRoutes(app, { ...services, db, clock });
  moderationRoutes(app, { ...services, db, clock, rules: config.reports });
}
