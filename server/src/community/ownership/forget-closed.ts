import type { Queryable } from "../../base/db/database.ts";
import { eraseFreedSpace } from "../../base/db/erase-freed-space.ts";
import type { Job } from "../../base/jobs.ts";
import { lockSurvey } from "../../surveys/lock-survey.ts";
import { deleteSome, forgottenTables } from "./deletion-repository.ts";
import {
  beginForgetting,
  endForgetting,
  listToForget,
} from "./forget-repository.ts";
import type { OwnershipDeps } from "./ownership-deps.ts";

const everyMs = 3_600_000;
/** Maximum number of surveys per run; the rest follow in the next. */
const surveysMax = 100;
/** Rows per transaction; other writers wait until it ends. */
const stepSize = 1000;

interface ForgetDeps extends Pick<OwnershipDeps, "db" | "clock" | "changes"> {
  /** Records in the audit log that a survey was forgotten. */
  note: (surveyId: number) => Promise<void>;
}

/**
 * Deletes the responses, texts and posts of surveys that have been closed for
 * as many months as the form stated; what figures show stays. Several
 * processes can do so at once. If it is interrupted, the next run continues.
 */
export function forgetClosed(deps: ForgetDeps): Job {
  return {
    name: "forgetting the responses of closed surveys",
    everyMs,
    async run(signal) {
      const now = deps.clock();
      const surveyIds = await listToForget(deps.db, now, surveysMax);
      let forgotten = 0;
      for (const surveyId of surveyIds) {
        if (signal?.aborted) break;
        if (await forgetOne(deps, surveyId, now, signal)) forgotten += 1;
      }
      if (forgotten > 0) await eraseFreedSpace(deps.db);
    },
  };
}

/** @returns Whether this call finished it. */
async function forgetOne(
  { db, changes, note }: ForgetDeps,
  surveyId: number,
  now: Date,
  signal?: AbortSignal,
): Promise<boolean> {
  const step = (work: (tx: Queryable) => Promise<boolean>) =>
    db.transaction(
      async (tx) => (await lockSurvey(tx, surveyId)) && (await work(tx)),
    );
  // First, so that nothing counts again what the figures counted.
  if (!(await step((tx) => beginForgetting(tx, surveyId, now)))) return false;
  const deletes = (tx: Queryable) =>
    deleteSome(tx, surveyId, stepSize, forgottenTables);
  while (await step(deletes)) if (signal?.aborted) return false;
  // Only one of several processes finishes it, and records that.
  if (!(await step((tx) => endForgetting(tx, surveyId)))) return false;
  await note(surveyId);
  for (const kind of ["published", "posts"] as const)
    changes.announce({ surveyId, kind });
  return true;
}
