import { surveyCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { languageOf } from "../../http/language.ts";
import { route } from "../../http/route.ts";
import type { Visitors } from "../../visitors/visitor.ts";
import type { Visibility } from "../../surveys/visibility.ts";
import type { KeepAnalytics } from "./keep-analytics.ts";
import { readAnswerMap } from "../answer-map/read-answer-map.ts";
import { readIntegrity } from "../integrity/read-integrity.ts";
import { readView } from "./read-view.ts";
import { serializeAnalyticsIn } from "./serialize-analytics.ts";

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
    return (await analytics(survey, view)).as(
      serializeAnalyticsIn(languageOf(request)),
    );
  });

  route(app, surveyCalls.getAnswerMap, async ({ params, query, request }) => {
    const visitor = visitors.of(request, query);
    return readAnswerMap(db, await visibility.open(params, visitor));
  });

  route(app, surveyCalls.getIntegrity, async ({ params, query, request }) => {
    const visitor = visitors.of(request, query);
    const { surveyId } = await visibility.open(params, visitor);
    return readIntegrity(db, surveyId, clock());
  });
}
