import { participationCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyReply } from "fastify";
import { readAnalytics } from "../analytics/read-analytics.ts";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { route } from "../../http/route.ts";
import type { Visitor, Visitors } from "../../visitors/session/visitor.ts";
import type { SurveyKey } from "../../surveys/survey-repository.ts";
import type { Visibility } from "../../surveys/visibility.ts";
import { type ExportCodeDeps, checkExportCode } from "./check-export-code.ts";
import { renderExport } from "./export-page.ts";

interface ExportRoutesDeps extends ExportCodeDeps {
  db: Queryable;
  clock: Clock;
  visitors: Visitors;
  visibility: Visibility;
  /** See readAnalytics. */
  minResponses: number;
}

/** The insights of a survey as a file; whoever may see the survey may take it, with the export code where one is set. */
export function exportRoutes(
  app: FastifyInstance,
  deps: ExportRoutesDeps,
): void {
  const { db, clock, visitors, visibility, minResponses } = deps;

  async function exportSurvey(
    key: SurveyKey,
    visitor: Visitor,
    code: string | undefined,
    reply: FastifyReply,
  ): Promise<string> {
    const survey = await visibility.open(key, visitor);
    await checkExportCode(deps, survey, visitor, code);
    const now = clock();
    const analytics = await readAnalytics(db, now, minResponses, survey);
    const name = `nearsay-insights-${survey.surveyId}.html`;
    void reply.header("content-disposition", `attachment; filename="${name}"`);
    return renderExport(survey, analytics, now);
  }

  const { exportHtml, exportHtmlByUuid } = participationCalls;
  route(app, exportHtml, ({ params, query, request, reply }) => {
    const visitor = visitors.of(request, query);
    return exportSurvey(params, visitor, query.export_code, reply);
  });
  route(app, exportHtmlByUuid, ({ params, query, request, reply }) => {
    const visitor = visitors.of(request, query);
    return exportSurvey(params, visitor, query.export_code, reply);
  });
}
