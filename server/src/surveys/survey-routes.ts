import { surveyCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { route } from "../plugins/route.ts";
import type { Callers } from "../session/callers.ts";
import { listSurveys } from "./list-surveys.ts";
import { listQuestions } from "./question-repository.ts";
import { isExpired, toSurveyItem } from "./survey-item.ts";
import type { SurveyKey } from "./survey-repository.ts";
import type { Credential, Visibility } from "./visibility.ts";

export interface SurveyRoutesDeps {
  db: Database;
  clock: Clock;
  callers: Callers;
  visibility: Visibility;
}

export function surveyRoutes(
  app: FastifyInstance,
  { db, clock, callers, visibility }: SurveyRoutesDeps,
): void {
  async function open(
    request: FastifyRequest,
    key: SurveyKey,
    credential: Credential,
  ) {
    return visibility.open(key, await callers.viewer(request), credential);
  }

  route(app, surveyCalls.listSurveys, ({ query: { lat, lng } }) => {
    const known = lat !== undefined && lng !== undefined;
    return listSurveys(db, known ? { lat, lng } : null, clock());
  });

  route(app, surveyCalls.getSurvey, async ({ params, query, request }) => {
    const survey = await open(request, params, query);
    return toSurveyItem(survey, clock());
  });

  route(
    app,
    surveyCalls.getSurveyByUuid,
    async ({ params, query, request }) => {
      const survey = await open(request, params, query);
      return toSurveyItem(survey, clock());
    },
  );

  route(app, surveyCalls.getQuestions, async ({ params, query, request }) => {
    const survey = await open(request, params, query);
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
