import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";
import { deleteOver, endSessions, sweptNames } from "./sweep-repository.ts";

const everyMs = 600_000;
/** Rows deleted per statement, so that no statement holds its locks for long. */
const batchSize = 1000;
/** Maximum number of statements per run; the rest follow in the next. */
const mostBatches = 100;

/** Deletes expired rows. Several processes can do so at once. */
export function createSweepJobs(db: Database, clock: Clock): Job[] {
  /** @param deleteSome Deletes up to `batchSize` rows and returns their number. */
  const sweep = (name: string, deleteSome: (now: Date) => Promise<number>) => ({
    name: `sweeping ${name}`,
    everyMs,
    run: () => repeat(() => deleteSome(clock())),
  });
  return [
    sweep("sessions", (now) => endSessions(db, now, batchSize)),
    ...sweptNames.map((name) =>
      sweep(name, (now) => deleteOver(db, name, now, batchSize)),
    ),
  ];
}

async function repeat(deleteSome: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch += 1) {
    if ((await deleteSome()) < batchSize) return;
  }
}
