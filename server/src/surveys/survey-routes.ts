import { surveyCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { SurveyCaches } from "../cache/survey-caches.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { route } from "../plugins/route.ts";
import type { Challenges } from "../responses/check-challenge.ts";
import type { Visitors } from "../session/visitor.ts";
import type { ListSurveys } from "./list-surveys.ts";
import { readQuestions } from "./read-questions.ts";
import { toSurveyItem } from "./survey-item.ts";
import type { Visibility } from "./visibility.ts";

export interface SurveyRoutesDeps {
  db: Database;
  clock: Clock;
  visitors: Visitors;
  visibility: Visibility;
  challenges: Challenges;
  caches: SurveyCaches;
  listSurveys: ListSurveys;
}

export function surveyRoutes(
  app: FastifyInstance,
  deps: SurveyRoutesDeps,
): void {
  const { db, clock, visitors, visibility, challenges, caches, listSurveys } =
    deps;

  route(app, surveyCalls.listSurveys, ({ query: { lat, lng } }) => {
    const known = lat !== undefined && lng !== undefined;
    return listSurveys(known ? { lat, lng } : null);
  });

  route(app, surveyCalls.getSurvey, async ({ params, query, request }) => {
    const survey = await visibility.open(params, visitors.of(request, query));
    return toSurveyItem(survey, clock());
  });

  route(
    app,
    surveyCalls.getSurveyByUuid,
    async ({ params, query, request }) => {
      const survey = await visibility.open(params, visitors.of(request, query));
      return toSurveyItem(survey, clock());
    },
  );

  route(app, surveyCalls.getQuestions, async ({ params, query, request }) => {
    const visitor = visitors.of(request, query);
    const survey = await visibility.open(params, visitor);
    const { surveyId } = survey;
    const questions = await caches.questions.get(surveyId, () =>
      readQuestions(db, survey, clock()),
    );
    if (!questions.value.items.some((item) => item.is_challenge))
      return questions;
    const challengeMessage = await challenges.blockOf(surveyId, visitor);
    if (challengeMessage === null) return questions;
    return { ...questions.value, challengeMessage, challengeBlocked: true };
  });
}
