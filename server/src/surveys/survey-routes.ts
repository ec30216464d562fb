import { surveyCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../base/clock.ts";
import { invalidRequest } from "../base/refusal.ts";
import { languageOf } from "../http/language.ts";
import { type Input, route } from "../http/route.ts";
import type { Visitors } from "../visitors/session/visitor.ts";
import type { AskQuestions } from "./ask-questions.ts";
import type { ListSurveys } from "./lists/list-surveys.ts";
import {
  serializeQuestions,
  serializeSurvey,
  serializeSurveys,
} from "./serialize-survey.ts";
import type { Visibility } from "./visibility.ts";

type SurveyInput =
  | Input<typeof surveyCalls.getSurvey>
  | Input<typeof surveyCalls.getSurveyByUuid>;

interface SurveyRoutesDeps {
  clock: Clock;
  visitors: Visitors;
  visibility: Visibility;
  askQuestions: AskQuestions;
  listSurveys: ListSurveys;
}

export function surveyRoutes(
  app: FastifyInstance,
  deps: SurveyRoutesDeps,
): void {
  const { clock, visitors, visibility, askQuestions, listSurveys } = deps;

  route(app, surveyCalls.listSurveys, async ({ query }) => {
    const { lat, lng, after, open_only, within_km, language } = query;
    const known = lat !== undefined && lng !== undefined;
    if (within_km !== undefined && !known)
      throw invalidRequest("A distance needs a place to measure from.");
    const list = await listSurveys(known ? { lat, lng } : null, {
      ...{ after, openOnly: open_only === "1", withinKm: within_km },
      language,
    });
    return list.as(serializeSurveys);
  });

  async function openSurvey({ params, query, request }: SurveyInput) {
    const survey = await visibility.open(params, visitors.of(request, query));
    return serializeSurvey(survey, clock());
  }

  route(app, surveyCalls.getSurvey, openSurvey);
  route(app, surveyCalls.getSurveyByUuid, openSurvey);

  route(app, surveyCalls.getQuestions, async ({ params, query, request }) => {
    const visitor = visitors.of(request, query);
    const survey = await visibility.open(params, visitor);
    const asked = await askQuestions(survey, visitor);
    return asked.as((set) => serializeQuestions(set, languageOf(request)));
  });
}
