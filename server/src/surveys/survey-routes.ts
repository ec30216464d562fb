import { surveyCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { route } from "../plugins/route.ts";
import type { Visitors } from "../session/visitor.ts";
import { listSurveys } from "./list-surveys.ts";
import { listQuestions } from "./question-repository.ts";
import { isExpired, toSurveyItem } from "./survey-item.ts";
import type { Visibility } from "./visibility.ts";

export interface SurveyRoutesDeps {
  db: Database;
  clock: Clock;
  visitors: Visitors;
  visibility: Visibility;
}

export function surveyRoutes(
  app: FastifyInstance,
  { db, clock, visitors, visibility }: SurveyRoutesDeps,
): void {
  route(app, surveyCalls.listSurveys, ({ query: { lat, lng } }) => {
    const known = lat !== undefined && lng !== undefined;
    return listSurveys(db, known ? { lat, lng } : null, clock());
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
    const survey = await visibility.open(params, visitors.of(request, query));
    const questions = await listQuestions(db, survey.surveyId);
    return {
      items: questions.map((question) => ({
        id: question.questionId,
        question_text: question.text,
        question_type: question.type,
        options: question.options,
        allow_multiple: question.allowMultiple,
        is_challenge: question.isChallenge,
      })),
      expired: isExpired(survey, clock()),
      expiresAt: survey.expiresAt.toISOString(),
      challengeMessage: null,
      challengeBlocked: false,
    };
  });
}
