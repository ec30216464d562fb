import { participationCalls, searchCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "../../base/clock.ts";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { Visitors } from "../../visitors/session/visitor.ts";
import { serializeSurvey } from "../serialize-survey.ts";
import type { SurveyKey } from "../survey-repository.ts";
import type { Visibility } from "../visibility.ts";
import { publicOrigin } from "./public-origin.ts";
import type { ShareTokens } from "./share-tokens.ts";

export interface SharingRoutesDeps {
  clock: Clock;
  callers: Callers;
  visitors: Visitors;
  visibility: Visibility;
  shareTokens: ShareTokens;
  publicUrl: string | null;
}

export function sharingRoutes(
  app: FastifyInstance,
  deps: SharingRoutesDeps,
): void {
  const { clock, callers, visitors, visibility, shareTokens } = deps;

  async function link(key: SurveyKey, request: FastifyRequest) {
    const { surveyId } = await visibility.open(key, visitors.of(request));
    const origin = publicOrigin(deps.publicUrl, request);
    const homepage_focus_url = `${origin}/?s=${surveyId}&utm_source=homepage`;
    return { homepage_focus_url };
  }

  route(app, participationCalls.createHomepageLink, ({ params, request }) =>
    link(params, request),
  );

  route(
    app,
    participationCalls.createHomepageLinkByUuid,
    ({ params, request }) => link(params, request),
  );

  route(
    app,
    participationCalls.createShareLink,
    async ({ params, request }) => {
      const { actorId } = await callers.participant(request);
      const visitor = visitors.of(request);
      const { surveyId } = await visibility.open(params, visitor);
      return { token: await shareTokens.issue(surveyId, actorId) };
    },
  );

  route(app, searchCalls.searchById, async ({ query, request }) => {
    const visitor = visitors.of(request, query);
    const survey = await visibility.find({ id: query.survey_id }, visitor);
    return { items: survey === null ? [] : [serializeSurvey(survey, clock())] };
  });
}
