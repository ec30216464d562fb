import { surveyCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { route } from "../plugins/route.ts";
import type { Callers } from "../session/callers.ts";
import type { Visibility } from "../surveys/visibility.ts";
import { readAnalytics } from "./read-analytics.ts";

export interface AnalyticsRoutesDeps {
  db: Database;
  clock: Clock;
  callers: Callers;
  visibility: Visibility;
}

export function analyticsRoutes(
  app: FastifyInstance,
  { db, clock, callers, visibility }: AnalyticsRoutesDeps,
): void {
  route(app, surveyCalls.getAnalytics, async ({ params, query, request }) => {
    const viewer = await callers.viewer(request);
    const survey = await visibility.open(params, viewer, query);
    return readAnalytics(db, survey, clock());
  });
}
