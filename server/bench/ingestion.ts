import { setTimeout as pause } from "node:timers/promises";
import type { ResultsMode } from "@nearsay/core/contract";
import fastify from "fastify";
import { startJobs } from "../src/base/jobs.ts";
import { insertResponses } from "../src/community/responses/response-repository.ts";
import {
  type SubmitResponse,
  createSubmitResponse,
} from "../src/community/responses/submit-response.ts";
import { visitorAs } from "../src/visitors/visitor.ts";
import { createQuestionCache } from "../src/surveys/question-repository.ts";
import {
  type Bench,
  type BenchEngine,
  type WantedSurvey,
  clock,
  createAnswers,
  openBench,
  publishSurvey,
} from "./open-bench.ts";
import { type Row, median } from "./measure.ts";

/** Number of people who answer at a time, each as soon as their last response is accepted. */
const people = 200;
/** The methods are measured alternately, as the load of the machine varies. */
const rounds = 5;
const warmUpMs = 500;
const measureMs = 2_000;

/**
 * How many responses per second one survey accepts: in batches, compared with
 * one transaction each.
 */
export async function run(): Promise<Row[]> {
  return [...(await runOn("PGlite")), ...(await runOn("PostgreSQL"))];
}

async function runOn(engine: BenchEngine): Promise<Row[]> {
  const bench = await openBench(engine);
  const stop = startJobs(bench.services.jobs, fastify().log);
  try {
    const { submitResponse } = bench.services;
    const ways = [
      await createWay(bench, "each by itself", eachByItself(bench)),
      await createWay(bench, "batched", submitResponse),
      await createWay(bench, "released in groups", submitResponse, {
        results: "groups",
      }),
    ];
    for (let round = 0; round < rounds; round += 1)
      for (const way of ways) way.rates.push(await measureRate(way.submitOne));
    const single = median(ways[0]?.rates ?? []);
    return ways.map(({ name, rates }) => ({
      name: `${engine}: one hot survey, ${name}`,
      value: median(rates),
      unit: "responses/s",
      ratio: median(rates) / single,
    }));
  } finally {
    await stop();
    await bench.close();
  }
}

/** What the server does, without writing several responses together. */
function eachByItself({ db, services }: Bench): SubmitResponse {
  return createSubmitResponse({
    ...services,
    db,
    clock,
    checkContent: () => Promise.resolve(),
    findQuestions: createQuestionCache(db),
    flagResponses: true,
    forget: () => undefined,
    async write(response) {
      const written = await insertResponses(db, response, [response]);
      return written.has(response.ballot) ? "written" : "duplicate";
    },
  });
}

export interface Way {
  name: string;
  submitOne: () => Promise<unknown>;
  /** Responses per second, round by round. */
  rates: number[];
}

interface WayOptions {
  results?: ResultsMode;
  /** When the ID of the respondent was created; missing if it does not matter. */
  begunAt?: () => Date | undefined;
  /** Further options of the survey. */
  survey?: WantedSurvey;
  /** Further fields of the responses. */
  more?: () => Partial<Parameters<SubmitResponse>[3]>;
}

export async function createWay(
  { db, services, newActor }: Bench,
  name: string,
  submit: SubmitResponse,
  {
    results = "live",
    begunAt = () => undefined,
    survey = {},
    more = () => ({}),
  }: WayOptions = {},
): Promise<Way> {
  const surveyId = await publishSurvey(db, services, results, survey);
  const answer = await createAnswers(db, surveyId);
  const submitOne = async () => {
    const since = begunAt();
    const actor = {
      ...(await newActor()),
      ...(since !== undefined && { begunAt: since }),
    };
    const input = { answers: answer(), lat: null, lng: null, ...more() };
    const visitor = visitorAs(actor, {}, actor.actorId);
    return submit(actor, visitor, surveyId, input);
  };
  return { name, submitOne, rates: [] };
}

/** Has many people answer at a time; returns the number of accepted responses per second. */
export async function measureRate(
  submitOne: () => Promise<unknown>,
): Promise<number> {
  let done = 0;
  let over = false;
  const callers = Array.from({ length: people }, async () => {
    while (!over) {
      await submitOne();
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
