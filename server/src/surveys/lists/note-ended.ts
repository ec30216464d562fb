import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";
import { noteEnded } from "./list-repository.ts";

const batchMax = 500;

/**
 * Records closings in the columns that list indexes use. Lists are correct
 * without it, but queries read more rows the longer it has not run.
 */
export function noteEndedSurveys(db: Database, clock: Clock): Job {
  return {
    name: "noting which surveys have closed",
    everyMs: 10_000,
    async run(signal) {
      while (!signal?.aborted)
        if ((await noteEnded(db, clock(), batchMax)) < batchMax) return;
    },
  };
}
