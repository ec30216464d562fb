import { participationCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { Visitors } from "../../visitors/session/visitor.ts";
import type { ReportSurvey } from "./report-survey.ts";

export function reportRoutes(
  app: FastifyInstance,
  callers: Callers,
  visitors: Visitors,
  reportSurvey: ReportSurvey,
): void {
  route(
    app,
    participationCalls.reportSurvey,
    async ({ params, body, request }) => {
      const reporter = await callers.participant(request);
      const visitor = visitors.of(request, body);
      await reportSurvey(reporter, visitor, params.id, body.reason);
    },
  );
}
