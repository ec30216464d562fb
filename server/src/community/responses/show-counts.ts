import sql from "sql-template-tag";
import type { Changes } from "../../base/changes/changes.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";

/** Maximum number of surveys per run. */
const surveysMax = 1000;

/** Sets after how many seconds a response is shown at the latest; 0 shows each at once. */
export async function setCountDelay(
  db: Database,
  seconds: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(sql`delete from count_delays`);
    if (seconds > 0)
      await tx.query(sql`
        insert into count_delays (seconds) values (${seconds})`);
  });
}

/**
 * Shows the numbers of responses that have changed. Locks the survey's counter
 * first, as everyone does who changes it.
 */
export async function showCounts(
  db: Database,
  changes: Pick<Changes, "announce">,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = await db.query<{ surveyId: number }>(sql`
    select survey_id as "surveyId" from unshown_counts limit ${surveysMax}`);
  for (const { surveyId } of waiting) {
    if (signal?.aborted) return;
    await db.transaction((tx) => showCount(tx, surveyId));
    changes.announce({ surveyId, kind: "responses" });
  }
}

async function showCount(tx: Queryable, surveyId: number): Promise<void> {
  await tx.query(sql`
    update survey_counts
    set shown_count = response_count
    where survey_id = ${surveyId}`);
  await tx.query(sql`
    delete from unshown_counts where survey_id = ${surveyId}`);
}

export function showingCounts(
  db: Database,
  changes: Pick<Changes, "announce">,
  seconds: number,
): Job {
  return {
    name: "showing numbers of responses",
    everyMs: Math.max(1, seconds) * 1000,
    run: (signal) => showCounts(db, changes, signal),
  };
}
