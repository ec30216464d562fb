import { embedCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { languageOf } from "../http/language.ts";
import { route } from "../http/route.ts";
import type { KeepAnalytics } from "../insights/analytics/keep-analytics.ts";
import { readView } from "../insights/analytics/read-view.ts";
import { serializeAnalyticsIn } from "../insights/analytics/serialize-analytics.ts";
import { readIntegrity } from "../insights/integrity/read-integrity.ts";
import { embeddingOf, ownOrigin } from "./embed-callers.ts";
import { openSurvey } from "./embed-policy.ts";
import type { EmbedServices } from "./embed-services.ts";

interface ResultsRoutesDeps {
  embed: EmbedServices;
  analytics: KeepAnalytics;
}

/** The results of embedded surveys, for any page that may embed them. */
export function resultsRoutes(
  app: FastifyInstance,
  { embed, analytics }: ResultsRoutesDeps,
): void {
  const { db, clock, policy } = embed;

  const openTo = (params: { id: number }, request: FastifyRequest) => {
    const { origin } = embeddingOf(request);
    return openSurvey(policy, params, origin, ownOrigin(policy, request));
  };

  route(app, embedCalls.getEmbedResults, async (call) => {
    const survey = await openTo(call.params, call.request);
    const view = readView(survey, call.query);
    return (await analytics(survey, view)).as(
      serializeAnalyticsIn(languageOf(call.request)),
    );
  });

  route(app, embedCalls.getEmbedIntegrity, async ({ params, request }) => {
    const { surveyId } = await openTo(params, request);
    return readIntegrity(db, surveyId, clock());
  });
}
