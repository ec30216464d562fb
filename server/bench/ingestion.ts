import { setTimeout as pause } from "node:timers/promises";
import type { ResultsMode } from "@nearsay/core/contract";
import fastify from "fastify";
import { startJobs } from "../src/background/jobs.ts";
import { insertResponses } from "../src/responses/response-repository.ts";
import {
  type SubmitResponse,
  createSubmitResponse,
} from "../src/responses/submit-response.ts";
import { visitorAs } from "../src/session/visitor.ts";
import { createQuestionCache } from "../src/surveys/question-cache.ts";
import {
  type Bench,
  type BenchEngine,
  clock,
  createAnswers,
  newActor,
  openBench,
  publishSurvey,
} from "./open-bench.ts";
import type { Row } from "./row.ts";

/** So many people answer at a time, each as soon as their last answer is taken. */
const people = 200;
const warmUpMs = 1_000;
const measureMs = 4_000;

/** How many responses a second one survey takes: batched, against one transaction each. */
export async function run(): Promise<Row[]> {
  return [...(await runOn("PGlite")), ...(await runOn("PostgreSQL"))];
}

async function runOn(engine: BenchEngine): Promise<Row[]> {
  const bench = await openBench(engine);
  try {
    const { submitResponse } = bench.services;
    const single = await measureOn(bench, eachByItself(bench), "live");
    const stop = startJobs(bench.services.jobs, fastify().log);
    const batched = await measureOn(bench, submitResponse, "live");
    const grouped = await measureOn(bench, submitResponse, "groups");
    await stop();
    const unit = "responses/s";
    const row = (how: string, value: number) => ({
      name: `${engine}: one hot survey, ${how}`,
      ...{ value, unit, ratio: value / single },
    });
    return [
      row("each by itself", single),
      row("batched", batched),
      row("batched, released in groups", grouped),
    ];
  } finally {
    await bench.close();
  }
}

/** What the server does, but for writing several together. */
function eachByItself({ db, services }: Bench): SubmitResponse {
  return createSubmitResponse({
    ...services,
    clock,
    checkContent: () => Promise.resolve(),
    findQuestions: createQuestionCache(db),
    async write({ surveyId, ...response }) {
      const written = await insertResponses(db, surveyId, [response]);
      return written.has(response.actorId) ? "written" : "duplicate";
    },
  });
}

/** By many people at a time; answers how many responses are taken in a second. */
async function measureOn(
  { db, services }: Bench,
  submit: SubmitResponse,
  results: ResultsMode,
): Promise<number> {
  const surveyId = await publishSurvey(services, results);
  const answer = await createAnswers(db, surveyId);
  let done = 0;
  let over = false;
  const callers = Array.from({ length: people }, async () => {
    while (!over) {
      const actor = newActor();
      const input = { answers: answer(), lat: null, lng: null };
      const visitor = visitorAs(actor);
      visitor.network = () => Promise.resolve(actor.actorId);
      await submit(actor, visitor, surveyId, input);
      done += 1;
    }
  });
  await pause(warmUpMs);
  const [before, start] = [done, performance.now()];
  await pause(measureMs);
  const rate = (done - before) / ((performance.now() - start) / 1000);
  over = true;
  await Promise.all(callers);
  return Math.round(rate);
}
