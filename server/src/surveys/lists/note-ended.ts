import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";
import { noteEnded } from "./list-repository.ts";

const batchMax = 500;

/** Keeps the indexes of lists in step with closing times. Lists are right without; they read more the longer it waits. */
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
