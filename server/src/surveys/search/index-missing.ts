import type { Job } from "../../base/jobs.ts";
import type { Database } from "../../base/db/database.ts";
import { findNewestSurveyId, listMissing } from "./index-repository.ts";
import { indexSurveys } from "./index-surveys.ts";

/** A batch holds the counters of common words, for which publishing waits. */
const batchMax = 100;

/**
 * Makes surveys findable that were published before this version, by any
 * number of processes at a time. Once through, it looks only at what is newer:
 * a process of the version before may still be publishing.
 */
export function indexMissingSurveys(db: Database): Job {
  let after = 0;

  async function run(): Promise<void> {
    const last = await findNewestSurveyId(db);
    while (after < last) after = await indexBatch(last);
  }

  /** Answers up to where every survey has been seen. */
  async function indexBatch(last: number): Promise<number> {
    const missing = await listMissing(db, { after, last }, batchMax);
    await db.transaction((tx) => indexSurveys(tx, missing));
    return missing.length < batchMax ? last : (missing.at(-1) ?? last);
  }

  return { name: "indexing surveys", everyMs: 5_000, run };
}
