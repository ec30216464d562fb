import type { FastifyInstance } from "fastify";
import { activationRoutes } from "./activation/activation-routes.ts";
import { analyticsRoutes } from "./analytics/analytics-routes.ts";
import type { Drafter } from "./drafting/drafter.ts";
import { exportRoutes } from "./export/export-routes.ts";
import { healthRoutes } from "./health/health-routes.ts";
import { identityRoutes } from "./identity/identity-routes.ts";
import type { GeoLocator } from "./location/geo-locator.ts";
import { sendError } from "./plugins/errors.ts";
import { apiHeaders } from "./plugins/headers.ts";
import { jsonBody } from "./plugins/json-body.ts";
import { serveOpenApi } from "./plugins/openapi.ts";
import { notFound } from "./plugins/refusal.ts";
import { textGuard } from "./plugins/text-guard.ts";
import { compileValidator } from "./plugins/validation.ts";
import { postRoutes } from "./posts/post-routes.ts";
import { privacyRoutes } from "./privacy/privacy-routes.ts";
import { replyRoutes } from "./replies/reply-routes.ts";
import { responseRoutes } from "./responses/response-routes.ts";
import type { ServiceDeps, Services } from "./services.ts";
import { csrfGuard } from "./session/csrf.ts";
import { sessionRoutes } from "./session/session-routes.ts";
import { creationRoutes } from "./surveys/creation-routes.ts";
import { surveyRoutes } from "./surveys/survey-routes.ts";

export interface ApiDeps extends ServiceDeps {
  services: Services;
  drafter: Drafter;
  geo: GeoLocator;
}

/** Everything under /api. */
export async function api(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  const { services } = deps;
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(sendError);
  await app.register(apiHeaders);
  await app.register(jsonBody);
  await app.register(csrfGuard, { csrf: services.csrf });
  await app.register(textGuard);
  app.setNotFoundHandler((request, reply) =>
    sendError(notFound("There is no such call."), request, reply),
  );
  routes(app, deps);
  await serveOpenApi(app);
}

function routes(app: FastifyInstance, deps: ApiDeps): void {
  const { services, db, clock, config, drafter, geo } = deps;
  const { callers, csrf, publisher, visitors } = services;
  healthRoutes(app, services.health, csrf);
  sessionRoutes(app, services.sessions, csrf);
  identityRoutes(app, callers, geo);
  privacyRoutes(app, db, callers);
  activationRoutes(app, services.activation);
  surveyRoutes(app, { ...services, db, clock });
  creationRoutes(app, {
    clock,
    callers,
    publisher,
    drafter,
    generationMaxChars: config.surveyGenMaxChars,
  });
  responseRoutes(app, callers, visitors, services.submitResponse);
  analyticsRoutes(app, { ...services, db, clock });
  exportRoutes(app, { ...services, db, clock });
  postRoutes(app, callers, visitors, services.posts);
  replyRoutes(app, callers, visitors, services.replies);
}
