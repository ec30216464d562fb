import { readingCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { route } from "../../http/route.ts";
import { listQuestions } from "../../surveys/question-repository.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { readAnalytics } from "../analytics/read-analytics.ts";
import { figuresCsv, figuresFile } from "./export-figures.ts";
import { exportCsv, exportLines } from "./export-responses.ts";
import type { Reading } from "./read-responses.ts";

interface ReadingRoutesDeps {
  db: Queryable;
  clock: Clock;
  reading: Reading;
  /** The survey of this uuid, for who comes with one of its keys. */
  openWithKey: (request: FastifyRequest, uuid: string) => Promise<SurveyRow>;
  /** See readAnalytics. */
  minResponses: number;
}

/** Reading what people wrote, and saving it, with a key of the survey. */
export function readingRoutes(
  app: FastifyInstance,
  deps: ReadingRoutesDeps,
): void {
  const { db, reading, openWithKey } = deps;

  route(app, readingCalls.readTexts, async ({ params, query, request }) => {
    const survey = await openWithKey(request, params.uuid);
    return reading.texts(survey, query);
  });
  route(app, readingCalls.readRows, async ({ params, query, request }) => {
    const survey = await openWithKey(request, params.uuid);
    return reading.rows(survey, query);
  });
  route(app, readingCalls.exportResponsesCsv, async (input) => {
    const survey = await openWithKey(input.request, input.params.uuid);
    const file = await exportCsv(db, survey, input.query);
    saveAs(input.reply, `nearsay-responses-${survey.surveyId}.csv`);
    return file;
  });
  route(app, readingCalls.exportResponsesJsonl, async (input) => {
    const survey = await openWithKey(input.request, input.params.uuid);
    const file = await exportLines(db, survey);
    saveAs(input.reply, `nearsay-responses-${survey.surveyId}.jsonl`);
    return file;
  });
  figureRoutes(app, deps);
}

function figureRoutes(app: FastifyInstance, deps: ReadingRoutesDeps): void {
  const { db, clock, openWithKey, minResponses } = deps;

  async function readFile(survey: SurveyRow) {
    const questions = await listQuestions(db, survey.surveyId);
    const figures = await readAnalytics(db, clock(), minResponses, survey);
    return figuresFile(survey, questions, figures);
  }

  route(app, readingCalls.exportFiguresCsv, async (input) => {
    const survey = await openWithKey(input.request, input.params.uuid);
    saveAs(input.reply, `nearsay-figures-${survey.surveyId}.csv`);
    return figuresCsv(await readFile(survey), input.query.bom);
  });
  route(app, readingCalls.exportFiguresJson, async (input) => {
    const survey = await openWithKey(input.request, input.params.uuid);
    saveAs(input.reply, `nearsay-figures-${survey.surveyId}.json`);
    return readFile(survey);
  });
}

function saveAs(reply: FastifyReply, name: string): void {
  void reply.header("content-disposition", `attachment; filename="${name}"`);
  void reply.header("cache-control", "no-store");
}
