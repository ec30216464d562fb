import { findCounterMismatches } from "../src/insights/analytics/recount.ts";
import { answerSurveys } from "../src/testing/answer-surveys.ts";
import { judgeSurveys } from "../src/testing/judge-surveys.ts";
import { clock, openBench } from "./open-bench.ts";

const definitions = 100_000;
const sample = { surveys: 200, responses: 20 };
const seed = 25;

/**
 * Generated surveys with conditions: how many are published, how many responses
 * are accepted, and whether counters are right.
 */
export async function* run(): AsyncIterable<string> {
  const { published, refused, taken, turnedAway, wrong } = judgeSurveys(
    definitions,
    seed,
  );
  yield `${toText(definitions)} surveys with conditions: ${toText(published)} published, ${toText(refused)} refused because of a question that nobody can be asked`;
  yield `two responses to each: ${toText(taken)} taken, ${toText(turnedAway)} refused; ${wrong.length} judged otherwise than by going through all answers`;
  for (const engine of ["PGlite", "PostgreSQL"] as const) {
    const bench = await openBench(engine);
    const found = await answerSurveys({ ...bench, clock }, sample, seed);
    const mismatches = await findCounterMismatches(bench.db);
    await bench.close();
    yield `${engine}: ${found.surveys} surveys, ${toText(found.taken)} responses taken, ${toText(found.turnedAway)} refused, ${found.wrong.length} wrongly; ${mismatches.length} counters differ from a recount`;
    if (found.wrong.length + mismatches.length > 0) process.exitCode = 1;
  }
  if (wrong.length > 0) process.exitCode = 1;
}

function toText(count: number): string {
  return count.toLocaleString("en");
}
