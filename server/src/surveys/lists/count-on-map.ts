import type { Database } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";
import { addChanges } from "./map-repository.ts";

const batchMax = 2_000;

/**
 * Adds surveys that appeared on the map or left it to the counters of map bins.
 * Maps are correct without it, but queries read more rows the longer it has not
 * run.
 */
export function countOnMap(db: Database): Job {
  return {
    name: "counting surveys by squares of the map",
    everyMs: 10_000,
    async run(signal) {
      while (!signal?.aborted) {
        const added = await db.transaction((tx) => addChanges(tx, batchMax));
        if (added < batchMax) return;
      }
    },
  };
}
