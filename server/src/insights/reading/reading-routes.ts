import { type Language, firstLanguage } from "@nearsay/core/contract";
import { readingCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import {
  type KeyHolders,
  noSurvey,
} from "../../community/ownership/key-holders.ts";
import { languageOf } from "../../http/language.ts";
import { route } from "../../http/route.ts";
import { listQuestions } from "../../surveys/question-repository.ts";
import {
  type SurveyRow,
  findAnySurvey,
} from "../../surveys/survey-repository.ts";
import { readAnalytics } from "../analytics/read-analytics.ts";
import { readSides } from "../analytics/read-sides.ts";
import type { View } from "../stored-figures/take-side.ts";
import { readIntegrity } from "../integrity/read-integrity.ts";
import {
  type SavedFigures,
  figuresCsv,
  figuresFile,
} from "./export-figures.ts";
import { summaryIn } from "../summaries/summary-in.ts";
import { sendAs, replyFile } from "../../http/save-reply.ts";
import { csvFile, linesFile, nameOf, zipFile } from "./saved-files.ts";
import { createReading } from "./read-responses.ts";

interface ReadingRoutesDeps {
  db: Queryable;
  clock: Clock;
  holders: KeyHolders;
  /** See readAnalytics. */
  minResponses: number;
}

/** Routes to read and save what people answered, with a key of the survey. */
export function readingRoutes(
  app: FastifyInstance,
  deps: ReadingRoutesDeps,
): void {
  const { db, clock } = deps;
  const reading = createReading(db, clock);
  const open = (request: FastifyRequest) => openWithKey(deps, request);

  route(app, readingCalls.readTexts, async ({ query, request }) => {
    const survey = await open(request);
    return reading.texts(survey, query);
  });
  route(app, readingCalls.readRows, async ({ query, request }) => {
    const survey = await open(request);
    return reading.rows(survey, query);
  });
  route(app, readingCalls.exportResponsesCsv, async (input) => {
    const { request, reply, query } = input;
    const survey = await open(request);
    const file = await csvFile(db, survey, clock(), query);
    return replyFile(request, reply, file, query.from);
  });
  route(app, readingCalls.exportResponsesJsonl, async (input) => {
    const { request, reply, query } = input;
    const survey = await open(request);
    const file = await linesFile(db, survey, clock());
    return replyFile(request, reply, file, query.from);
  });
  route(app, readingCalls.exportZip, async (input) => {
    const { request, reply, query } = input;
    const survey = await open(request);
    const reader = languageOf(request);
    const now = clock();
    const figures = await readFigures(deps, survey, now, reader);
    const file = await zipFile(db, survey, figures, reader, now);
    return replyFile(request, reply, file, query.from);
  });
  figureRoutes(app, deps);
}

/** The survey of the key in the request, hidden or not. */
async function openWithKey(
  { db, holders }: ReadingRoutesDeps,
  request: FastifyRequest,
): Promise<SurveyRow> {
  const { surveyId } = await holders.require(request);
  const survey = await findAnySurvey(db, { id: surveyId });
  if (survey === null) throw noSurvey();
  return survey;
}

/** The public figures of all responses, and of both sides if they are shown separately. */
async function readFigures(
  { db, minResponses }: ReadingRoutesDeps,
  survey: SurveyRow,
  now: Date,
  reader = firstLanguage as Language,
): Promise<SavedFigures> {
  const read = (view?: View) =>
    readAnalytics(db, now, minResponses, survey, view);
  const analytics = await read();
  const sides = await readSides(analytics, read);
  const integrity = await readIntegrity(db, survey.surveyId, now);
  const summary = summaryIn(reader, analytics);
  return { analytics: { ...analytics, summary }, sides, integrity };
}

function figureRoutes(app: FastifyInstance, deps: ReadingRoutesDeps): void {
  const { db, clock } = deps;

  async function readFile(survey: SurveyRow) {
    const questions = await listQuestions(db, survey.surveyId);
    const figures = await readFigures(deps, survey, clock());
    return figuresFile(survey, questions, figures);
  }

  route(app, readingCalls.exportFiguresCsv, async (input) => {
    const survey = await openWithKey(deps, input.request);
    sendAs(input.reply, nameOf(survey, "figures", "csv", clock()));
    return figuresCsv(await readFile(survey), input.query.bom);
  });
  route(app, readingCalls.exportFiguresJson, async (input) => {
    const survey = await openWithKey(deps, input.request);
    sendAs(input.reply, nameOf(survey, "figures", "json", clock()));
    return readFile(survey);
  });
}
