import type { Database } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";
import { addChanges } from "./map-repository.ts";

const batchMax = 2_000;

/** Adds what came to the map and left it to the counters of squares. Maps are right without; they read more the longer it waits. */
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
