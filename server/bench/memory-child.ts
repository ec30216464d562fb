import { readAnalytics } from "../src/insights/analytics/read-analytics.ts";
import { visitorAs } from "../src/visitors/visitor.ts";
import {
  type Bench,
  type BenchEngine,
  clock,
  createAnswers,
  openBench,
  publishSurvey,
  respond,
} from "./open-bench.ts";

/** Numbers of responses at which memory is measured. */
const marks = [10_000, 1_000_000];
const people = 200;
/** Figures are read once per this number of responses. */
const readEvery = 100;

/**
 * Writes responses to one survey, reads its figures, and reports the memory in
 * use to the parent process.
 */
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

/** Resident memory after all garbage is collected. */
function settledMemory(): number {
  for (let round = 0; round < 5; round += 1) globalThis.gc?.();
  return process.memoryUsage().rss;
}

await measure(process.argv[2] as BenchEngine);
process.disconnect();
