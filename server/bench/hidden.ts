import type { FastifyInstance } from "fastify";
import { hideSurvey } from "../src/community/moderation/hide-survey.ts";
import { visitorAs } from "../src/visitors/visitor.ts";
import { type Bench, openBench, publishSurvey } from "./open-bench.ts";
import { type Row, median } from "./measure.ts";

const rounds = 2000;
const warmUp = 300;

/** Ids of a hidden survey and its post, or of missing ones. */
interface Named {
  surveyId: number;
  uuid: string;
  postId: number;
}

const missing: Named = {
  surveyId: 999_999,
  uuid: "00000000-0000-4000-8000-000000000000",
  postId: 999_999,
};

const calls: Record<string, (named: Named) => string> = {
  survey: ({ surveyId }) => `/api/surveys/${surveyId}`,
  "survey by uuid": ({ uuid }) => `/api/surveys/uuid/${uuid}`,
  questions: ({ surveyId }) => `/api/surveys/${surveyId}/questions`,
  posts: ({ surveyId }) => `/api/posts?surveyId=${surveyId}`,
  replies: ({ postId }) => `/api/replies?postId=${postId}`,
  picture: ({ surveyId }) => `/pictures/surveys/${surveyId}-0.png`,
};

/**
 * Whether response times distinguish hidden surveys from missing ones: medians,
 * and how often the hidden one is the slower of two, which is half of the time
 * if they do not.
 */
export async function run(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of ["PGlite", "PostgreSQL"] as const) {
    const bench = await openBench(engine);
    const hidden = await plant(bench);
    const app = await bench.buildApp();
    const add = async (name: string, ours: string, theirs: string) => {
      rows.push(...(await compare(app, `${engine}, ${name}`, ours, theirs)));
    };
    for (const [name, path] of Object.entries(calls))
      await add(name, path(hidden), path(missing));
    await add(
      "two that are missing",
      `/api/surveys/${missing.surveyId - 1}`,
      `/api/surveys/${missing.surveyId}`,
    );
    await app.close();
    await bench.close();
  }
  return rows;
}

async function plant({ db, services, newActor }: Bench): Promise<Named> {
  const surveyId = await publishSurvey(db, services);
  const actor = await newActor();
  const visitor = visitorAs(actor);
  const post = await services.posts.create(actor, visitor, surveyId, "A post");
  const survey = await services.findSurvey({ id: surveyId });
  await hideSurvey(db, surveyId, new Date());
  return { surveyId, uuid: survey?.surveyUuid ?? "", postId: post.id };
}

/** Alternating, since the load of the machine varies. */
async function compare(
  app: FastifyInstance,
  name: string,
  hidden: string,
  absent: string,
): Promise<Row[]> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [hidden, absent] : [absent, hidden];
    for (const url of order) {
      const time = await timeOf(app, url);
      if (round >= 0) (url === hidden ? ours : theirs).push(time);
    }
  }
  const slower = ours.filter((time, round) => time > (theirs[round] ?? 0));
  const share = (slower.length / rounds) * 100;
  const value = median(ours);
  return [
    {
      name: `${name}, hidden`,
      value,
      unit: "ms",
      ratio: value / median(theirs),
    },
    {
      name: `${name}, the hidden one is slower`,
      value: share,
      unit: "%",
      ratio: share / 50,
    },
  ];
}

async function timeOf(app: FastifyInstance, url: string): Promise<number> {
  const start = performance.now();
  const { statusCode } = await app.inject({ url });
  if (statusCode !== 404) throw new Error(`${url} answered ${statusCode}`);
  return performance.now() - start;
}
