import { createTrails } from "../src/visitors/session/trail.ts";
import { actorOf } from "../src/testing/actor-of.ts";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ResultsMode } from "@nearsay/core/contract";
import fastify from "fastify";
import { buildApp } from "../src/app/app.ts";
import { readConfig } from "../src/app/config.ts";
import type { Database } from "../src/base/db/database.ts";
import { migrate } from "../src/base/db/migrate.ts";
import { openDatabase } from "../src/base/db/open.ts";
import { type Services, createServices } from "../src/app/services.ts";
import { createDrafter } from "../src/drafting/create-drafter.ts";
import { startSession } from "../src/visitors/session/session-service.ts";
import type { Actor } from "../src/visitors/session/session-repository.ts";
import { readNewSurvey } from "../src/surveys/new-survey.ts";
import {
  type QuestionRow,
  listQuestions,
} from "../src/surveys/question-repository.ts";
import { visitorAs } from "../src/visitors/visitor.ts";
import { insertActors } from "../src/testing/insert-actors.ts";
import { startCluster } from "../src/testing/start-postgres.ts";

export type BenchEngine = "PGlite" | "PostgreSQL";

export const secret = "for measuring only, 32 characters";
export const clock = () => new Date();

export type Bench = Awaited<ReturnType<typeof openBench>>;

/**
 * A new database on disk with the services that requests use.
 * @param settings Further settings to those that every benchmark needs.
 */
export async function openBench(
  engine: BenchEngine,
  settings: Record<string, string> = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), "nearsay-bench-"));
  const cluster = engine === "PostgreSQL" ? await startCluster() : null;
  const config = {
    ...readConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: cluster?.url,
      SECRET: secret,
      BOT_CHECK: "off",
      SHOW_SECONDS: "0",
      ...settings,
    }),
    secret,
    // One network sends all requests: they must be counted, but never refused.
    rateLimits: 1000,
  };
  const onDeath = (error: Error) => {
    throw error;
  };
  const db = await openDatabase({ ...config, onDeath });
  await migrate(db);
  const services = createServices({ db, config, clock });
  // Caches are used only while the relay is connected, as when the server runs.
  services.changeRelay.start(fastify().log);
  return {
    db,
    services,
    newActor: createActors(db),
    /** The complete server. Not logged, as requests are aborted at the end of a round. */
    buildApp: () =>
      buildApp({
        db,
        config: { ...config, logLevel: "silent" },
        drafter: createDrafter(null),
      }),
    async close() {
      await services.changeRelay.stop();
      await db.close();
      await cluster?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Inserted together, so that their creation is not measured. */
const actorsAtOnce = 10_000;

/**
 * Returns a function that returns a new person who may answer; no session is
 * created, as none is checked.
 */
function createActors(db: Database): () => Promise<Actor> {
  const trails = createTrails(db, clock);
  const actorIds: string[] = [];
  let writing: Promise<void> | null = null;
  async function write(): Promise<void> {
    const fresh = Array.from({ length: actorsAtOnce }, () => randomUUID());
    await insertActors(db, fresh);
    actorIds.push(...fresh);
    writing = null;
  }
  return async () => {
    for (;;) {
      const actorId = actorIds.pop();
      if (actorId !== undefined) return actorOf(actorId, trails);
      writing ??= write();
      await writing;
    }
  };
}

const options = ["Every day", "Every week", "Every month", "Never"];
const choice = { type: "multiple_choice" as const, options };

/** Five questions, the last one with free text. */
export async function publishSurvey(
  db: Database,
  services: Services,
  results: ResultsMode = "live",
  wanted: WantedSurvey = {},
): Promise<number> {
  return (await publishWithKey({ db, services }, results, wanted)).surveyId;
}

/** Further options of a survey. */
export type WantedSurvey = Partial<
  Pick<Parameters<typeof readNewSurvey>[0], "lat" | "lng" | "answerPlaces">
>;

/** Like `publishSurvey`, but returns the owner key as well. */
export async function publishWithKey(
  { db, services: { publisher } }: Pick<Bench, "db" | "services">,
  results: ResultsMode = "live",
  wanted: WantedSurvey = {},
) {
  const author = await startSession(db, clock());
  const token = await publisher.reserveToken(author.actorId);
  const payload = {
    type: "geo" as const,
    title: "Buses at night",
    instructions: "A few questions about how you get home when it is late.",
    visibility: { mode: "global" as const, code: null },
    questions: [
      { text: "How often do you take one?", ...choice },
      { text: "How often would you like to?", ...choice },
      { text: "How often is it late?", ...choice },
      { text: "When do you need one?", ...choice, allowMultiple: true },
      { text: "What should change?", type: "free_text" as const },
    ],
    results,
    embeddedToken: token,
    ...wanted,
  };
  const survey = readNewSurvey(payload, clock());
  const published = await publisher.publish(author, token, survey);
  return { ...published, ownerKey: publisher.ownerKeyOf(token) };
}

/** Generates answers: one option per choice, two if several are allowed, and eight words. */
export async function createAnswers(db: Database, surveyId: number) {
  const questions = await listQuestions(db, surveyId);
  return () =>
    Object.fromEntries(
      questions.map((question) => [question.questionId, answerTo(question)]),
    );
}

/** A new person answers. */
export async function respond(
  { services: { submitResponse }, newActor }: Bench,
  surveyId: number,
  answers: Record<string, string | string[]>,
): Promise<void> {
  const actor = await newActor();
  const input = { answers, lat: null, lng: null };
  await submitResponse(actor, visitorAs(actor), surveyId, input);
}

const words =
  "the bus is often late and very slow but drivers are friendly stops need light more seats cheap tickets great route after midnight please never crowded weekend station clean safe bad delay".split(
    " ",
  );

function answerTo({ type, allowMultiple }: QuestionRow) {
  if (type === "free_text")
    return Array.from({ length: 8 }, () => pick(words)).join(" ");
  return allowMultiple ? [pick(options), pick(options)] : pick(options);
}

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}
