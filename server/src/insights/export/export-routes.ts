import { fileNameOf } from "@nearsay/core/domain";
import { participationCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { readIntegrity } from "../integrity/read-integrity.ts";
import { readAnalytics } from "../analytics/read-analytics.ts";
import { readSides } from "../analytics/read-sides.ts";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { languageOf } from "../../http/language.ts";
import { type Input, route } from "../../http/route.ts";
import type { Visitors } from "../../visitors/visitor.ts";
import type { View } from "../stored-figures/take-side.ts";
import type { Visibility } from "../../surveys/visibility.ts";
import { summaryIn } from "../summaries/summary-in.ts";
import { attachmentOf } from "../../http/save-reply.ts";
import { type ExportCodeDeps, checkExportCode } from "./check-export-code.ts";
import { renderExport } from "./export-page.ts";

const { exportHtml, exportHtmlByUuid } = participationCalls;

interface ExportRoutesDeps extends ExportCodeDeps {
  db: Queryable;
  clock: Clock;
  visitors: Visitors;
  visibility: Visibility;
  /** See readAnalytics. */
  minResponses: number;
}

/**
 * The insights of a survey as a file. Anyone who may see the survey may
 * download it, with the export code if one is set.
 */
export function exportRoutes(
  app: FastifyInstance,
  deps: ExportRoutesDeps,
): void {
  const { db, clock, visitors, visibility, minResponses } = deps;

  async function exportSurvey({
    params,
    query,
    request,
    reply,
  }: Input<typeof exportHtml> | Input<typeof exportHtmlByUuid>) {
    const visitor = visitors.of(request, query);
    const survey = await visibility.open(params, visitor);
    await checkExportCode(deps, survey, visitor, query.export_code);
    const now = clock();
    const read = (view?: View) =>
      readAnalytics(db, now, minResponses, survey, view);
    const analytics = await read();
    const name = fileNameOf({
      title: survey.title,
      id: survey.surveyId,
      now,
      what: "insights",
      extension: "html",
    });
    void reply.header("content-disposition", attachmentOf(name));
    const integrity = await readIntegrity(db, survey.surveyId, now);
    const sides = await readSides(analytics, read);
    const reader = languageOf(request);
    const inLanguage = { ...analytics, summary: summaryIn(reader, analytics) };
    return renderExport(
      survey,
      { analytics: inLanguage, sides, integrity },
      now,
      reader,
    );
  }

  route(app, exportHtml, exportSurvey);
  route(app, exportHtmlByUuid, exportSurvey);
}
