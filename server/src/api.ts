import type { FastifyInstance } from "fastify";
import { activationRoutes } from "./activation/activation-routes.ts";
import { admissionGuard } from "./activation/admission-guard.ts";
import { analyticsRoutes } from "./analytics/analytics-routes.ts";
import { botCheckGuard } from "./bot-check/bot-check-guard.ts";
import { botCheckRoutes } from "./bot-check/bot-check-routes.ts";
import type { Drafter } from "./drafting/drafter.ts";
import { exportRoutes } from "./export/export-routes.ts";
import { healthRoutes } from "./health/health-routes.ts";
import { idempotencyGuard } from "./idempotency/idempotency-guard.ts";
import { limitNewSessions, limitRates } from "./limits/rate-limits.ts";
import { notePlaces } from "./location/note-places.ts";
import { identityRoutes } from "./identity/identity-routes.ts";
import { liveRoutes } from "./live/live-routes.ts";
import type { GeoLocator } from "./location/geo-locator.ts";
import { likeRoutes } from "./likes/like-routes.ts";
import { appealRoutes } from "./moderation/appeal-routes.ts";
import { reportRoutes } from "./moderation/report-routes.ts";
import { sendError } from "./plugins/errors.ts";
import { apiHeaders } from "./plugins/headers.ts";
import { jsonBody } from "./plugins/json-body.ts";
import { allowPartners } from "./plugins/partners.ts";
import { watchMethods } from "./plugins/wrong-method.ts";
import { createPlaceSurvey } from "./surveys/place-survey.ts";
import { serveOpenApi } from "./plugins/openapi.ts";
import { notFound } from "./plugins/refusal.ts";
import { compileSerializer } from "./plugins/serialization.ts";
import { textGuard } from "./plugins/text-guard.ts";
import { compileValidator } from "./plugins/validation.ts";
import { postRoutes } from "./posts/post-routes.ts";
import { privacyRoutes } from "./privacy/privacy-routes.ts";
import { replyRoutes } from "./replies/reply-routes.ts";
import { remoteFailureRoutes } from "./remote-failures/remote-failure-routes.ts";
import type { ReleaseGuard } from "./releases/release-guard.ts";
import { responseRoutes } from "./responses/response-routes.ts";
import { respondedRoutes } from "./responses/responded-routes.ts";
import type { ServiceDeps, Services } from "./services.ts";
import { csrfGuard } from "./session/csrf.ts";
import { sessionRoutes } from "./session/session-routes.ts";
import { searchRoutes } from "./search/search-routes.ts";
import { sharingRoutes } from "./sharing/sharing-routes.ts";
import { creationRoutes } from "./surveys/creation-routes.ts";
import { surveyRoutes } from "./surveys/survey-routes.ts";
import { waitlistRoutes } from "./waitlist/waitlist-routes.ts";

export interface ApiDeps extends ServiceDeps {
  services: Services;
  drafter: Drafter;
  geo: GeoLocator;
  releaseGuard: ReleaseGuard;
}

/** Everything under /api. */
export async function api(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  const { services } = deps;
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(sendError);
  await app.register(apiHeaders);
  await allowPartners(app, deps.config.partnerOrigins);
  const refuseWrongMethods = watchMethods(app);
  await app.register(jsonBody);
  await app.register(csrfGuard, { csrf: services.csrf });
  await app.register(limitRates, services);
  await app.register(admissionGuard, services);
  await app.register(textGuard);
  await app.register(notePlaces, services);
  // Before the bot check: a repeat brings a token that is used up.
  await app.register(idempotencyGuard, { idempotency: services.idempotency });
  await app.register(botCheckGuard, {
    botCheck: services.botCheck,
    provider: deps.config.botCheck.provider,
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(notFound("There is no such call."), request, reply),
  );
  routes(app, deps);
  refuseWrongMethods();
  await serveOpenApi(app);
}

function routes(app: FastifyInstance, deps: ApiDeps): void {
  const { services, db, clock, config, drafter, geo } = deps;
  const { callers, csrf, publisher, visitors } = services;
  healthRoutes(app, services);
  sessionRoutes(app, services.sessions, csrf, limitNewSessions(services));
  botCheckRoutes(app, services.botCheck);
  identityRoutes(app, callers, geo);
  privacyRoutes(app, db, callers, services.places);
  activationRoutes(app, callers, visitors, services.activation);
  waitlistRoutes(app, services.waitlist);
  remoteFailureRoutes(app, deps.releaseGuard);
  surveyRoutes(app, { ...services, clock });
  creationRoutes(app, {
    clock,
    callers,
    publisher,
    placeSurvey: createPlaceSurvey(services.places, geo),
    drafter,
    generationMaxChars: config.surveyGenMaxChars,
  });
  responseRoutes(app, callers, visitors, services.submitResponse);
  respondedRoutes(app, db, callers);
  searchRoutes(app, { ...services, db, clock });
  sharingRoutes(app, { ...services, clock, publicUrl: config.publicUrl });
  analyticsRoutes(app, services);
  exportRoutes(app, { ...services, clock });
  liveRoutes(app, services);
  likeRoutes(app, callers, visitors, services.likes);
  postRoutes(app, callers, visitors, services.posts);
  replyRoutes(app, callers, visitors, services.replies);
  reportRoutes(app, callers, visitors, services.reportSurvey);
  appealRoutes(app, callers, services.appeals);
}
