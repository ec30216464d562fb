import { participationCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { Visitors } from "../../visitors/session/visitor.ts";
import { type ReportDeps, reportSurvey } from "./report-survey.ts";

export interface ReportRoutesDeps extends ReportDeps {
  callers: Callers;
  visitors: Visitors;
}

export function reportRoutes(
  app: FastifyInstance,
  deps: ReportRoutesDeps,
): void {
  const { callers, visitors } = deps;
  route(
    app,
    participationCalls.reportSurvey,
    async ({ params, body, request }) => {
      const reporter = await callers.participant(request);
      const visitor = visitors.of(request, body);
      await reportSurvey(deps, reporter, visitor, params.id, body.reason);
    },
  );
}
