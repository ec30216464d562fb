import { surveyCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { invalidRequest } from "../../base/refusal.ts";
import { type Input, route } from "../../http/route.ts";
import type { Visitors } from "../../visitors/session/visitor.ts";
import type { Visibility } from "../../surveys/visibility.ts";
import type { KeepAnalytics } from "./keep-analytics.ts";
import { readIntegrity } from "../integrity/read-integrity.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { viewOf } from "./read-analytics.ts";
import type { View } from "./take-side.ts";
import { serializeAnalytics } from "./serialize-analytics.ts";

type Asked = Input<typeof surveyCalls.getAnalytics>["query"];

/** @throws Refusal INVALID_REQUEST where it is not told apart, and for two sides at once. */
function readView(survey: SurveyRow, { without, only }: Asked): View {
  if (without !== undefined && only !== undefined)
    throw invalidRequest("Figures are shown without something, or only that.");
  if (without === "flagged") return "unflagged";
  if (without === "nothing") return "all";
  if (without === undefined && only === undefined) return viewOf(survey);
  if (survey.tickets !== "apart")
    throw invalidRequest("This survey does not tell tickets apart.");
  return only === "tickets" ? "ticketed" : "unticketed";
}

export function analyticsRoutes(
  app: FastifyInstance,
  visitors: Visitors,
  visibility: Visibility,
  analytics: KeepAnalytics,
  db: Queryable,
  clock: Clock,
): void {
  route(app, surveyCalls.getAnalytics, async ({ params, query, request }) => {
    const visitor = visitors.of(request, query);
    const survey = await visibility.open(params, visitor);
    const view = readView(survey, query);
    return (await analytics(survey, view)).as(serializeAnalytics);
  });

  route(app, surveyCalls.getIntegrity, async ({ params, query, request }) => {
    const visitor = visitors.of(request, query);
    const { surveyId } = await visibility.open(params, visitor);
    return readIntegrity(db, surveyId, clock());
  });
}
