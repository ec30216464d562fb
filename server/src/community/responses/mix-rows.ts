import { isExpired } from "@nearsay/core/forms";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";
import { startOfHour, startOfDay } from "../../base/to-minute.ts";
import {
  type MixedName,
  listToMix,
  mixSome,
  mixedTables,
  noteMixed,
} from "./mix-repository.ts";

const everyMs = 30 * 60_000;
/** Fewer rows are not mixed while the survey is open: each could be one of few. */
const rowsMin = 10;
/** Maximum number in one statement; writers to the survey wait for it. */
const stepSize = 2000;

/**
 * Writes rows of people again, in random order and with coarse times: answers
 * that figures include with their hour, when it is over, and likes with their
 * day. So neither a copy of the database nor a backup shows who came before
 * whom, or which row was written with which other.
 */
export async function mixRows(
  db: Database,
  clock: Clock,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock();
  for (const table of Object.keys(mixedTables) as MixedName[]) {
    const over = table === "responses" ? startOfHour(now) : startOfDay(now);
    let count = 0;
    for (const survey of await listToMix(db, table)) {
      const closed = isExpired(survey, now);
      const rule = closed
        ? { before: now, least: 1, most: stepSize }
        : { before: over, least: rowsMin, most: stepSize };
      while (signal?.aborted !== true) {
        const mixed = await mixSome(db, survey.surveyId, table, rule);
        count += mixed;
        if (mixed < stepSize) break;
      }
      if (table === "responses")
        await db.transaction((tx) => noteMixed(tx, survey.surveyId));
    }
    // Unlike a server, it does not do so alone.
    if (count > 0 && db.engine === "pglite")
      await db.execute(`vacuum ${table}`);
  }
}

export function createMixJob(db: Database, clock: Clock): Job {
  return {
    name: "mixing rows",
    everyMs,
    run: (signal) => mixRows(db, clock, signal),
  };
}
