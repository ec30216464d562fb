import { surveyCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { route } from "../plugins/route.ts";
import type { Visitors } from "../session/visitor.ts";
import type { Visibility } from "../surveys/visibility.ts";
import { readAnalytics } from "./read-analytics.ts";

export interface AnalyticsRoutesDeps {
  db: Database;
  clock: Clock;
  visitors: Visitors;
  visibility: Visibility;
}

export function analyticsRoutes(
  app: FastifyInstance,
  { db, clock, visitors, visibility }: AnalyticsRoutesDeps,
): void {
  route(app, surveyCalls.getAnalytics, async ({ params, query, request }) => {
    const visitor = visitors.of(request, query);
    const survey = await visibility.open(params, visitor);
    return readAnalytics(db, survey, clock());
  });
}
