import { readAnalytics } from "../src/insights/analytics/read-analytics.ts";
import { visitorAs } from "../src/visitors/session/visitor.ts";
import {
  type Bench,
  type BenchEngine,
  clock,
  createAnswers,
  openBench,
  publishSurvey,
  respond,
} from "./open-bench.ts";

/** At these many responses the memory is looked at. */
const marks = [10_000, 1_000_000];
const people = 200;
/** Figures are read once in so many responses. */
const readEvery = 100;

/** Writes responses to one survey and reads its figures, and tells the parent process how much memory it takes. */
async function measure(engine: BenchEngine): Promise<void> {
  const bench = await openBench(engine);
  const surveyId = await publishSurvey(bench.db, bench.services);
  const answers = await createAnswers(bench.db, surveyId);
  let written = 0;
  for (const mark of marks) {
    const person = async () => {
      while (written < mark) {
        written += 1;
        if (written % readEvery === 0) await readFigures(bench, surveyId);
        await respond(bench, surveyId, answers());
      }
    };
    await Promise.all(Array.from({ length: people }, person));
    process.send?.({ responses: mark, bytes: settledMemory() });
  }
  await bench.close();
}

async function readFigures({ db, services }: Bench, id: number): Promise<void> {
  const survey = await services.visibility.open({ id }, visitorAs(null));
  await readAnalytics(db, clock(), 5, survey);
}

/** Resident memory once everything that can be freed has been. */
function settledMemory(): number {
  for (let round = 0; round < 5; round += 1) globalThis.gc?.();
  return process.memoryUsage().rss;
}

await measure(process.argv[2] as BenchEngine);
process.disconnect();
