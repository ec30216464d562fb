import { isExpired } from "@nearsay/core/forms";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";
import { startOfDay, startOfHour } from "../../base/to-minute.ts";
import {
  type MixedName,
  type SurveyToMix,
  listToMix,
  listUnmixed,
  mixSome,
  mixWaiting,
  mixedTables,
  noteMixed,
} from "./mix-repository.ts";

const everyMs = 30 * 60_000;
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
      if (signal?.aborted) return;
      const before = isExpired(survey, now) ? now : over;
      count +=
        table === "responses"
          ? await mixResponses(db, survey, before)
          : await mixLikes(db, survey, table, before);
    }
    // Unlike a server, it does not do so alone.
    if (count > 0 && db.engine === "pglite")
      await db.execute(`vacuum ${table}`);
  }
}

/** Returns the number of rows. */
async function mixResponses(
  db: Database,
  survey: SurveyToMix,
  before: Date,
): Promise<number> {
  const { surveyId, isOver } = survey;
  const unmixed = await listUnmixed(db, survey, before);
  const ready = unmixed.filter(({ isReady }) => isReady);
  const ballots = ready.map(({ ballot }) => ballot);
  for (let at = 0; at < ballots.length; at += stepSize) {
    const among = ballots.slice(at, at + stepSize);
    await mixSome(db, surveyId, "responses", { before, most: stepSize, among });
  }
  if (ready.length === unmixed.length) await noteMixed(db, survey);
  if (isOver && ready.length > 0) await mixWaiting(db, surveyId);
  return ready.length;
}

async function mixLikes(
  db: Database,
  { surveyId }: SurveyToMix,
  table: MixedName,
  before: Date,
): Promise<number> {
  let count = 0;
  for (;;) {
    const rule = { before, most: stepSize, among: null };
    const mixed = await mixSome(db, surveyId, table, rule);
    count += mixed;
    if (mixed < stepSize) return count;
  }
}

export function createMixJob(db: Database, clock: Clock): Job {
  return {
    name: "mixing rows",
    everyMs,
    run: (signal) => mixRows(db, clock, signal),
  };
}
