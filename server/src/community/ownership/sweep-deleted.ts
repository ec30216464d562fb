import type { Queryable } from "../../base/db/database.ts";
import { eraseFreedSpace } from "../../base/db/erase-freed-space.ts";
import type { Job } from "../../base/jobs.ts";
import { deleteSurvey } from "../moderation/removal-repository.ts";
import { undeleteMs } from "./delete-survey.ts";
import { deleteSome, endKeys, listDeleted } from "./deletion-repository.ts";
import { findManaged } from "./managed-repository.ts";
import { lockSurvey } from "../../surveys/lock-survey.ts";
import type { OwnershipDeps } from "./ownership-deps.ts";

const everyMs = 600_000;
/** Maximum number of surveys per run; the rest follow in the next. */
const surveysMax = 100;
/** Rows per transaction; other writers wait until it ends. */
const stepSize = 1000;

type SweepDeps = Pick<OwnershipDeps, "db" | "clock" | "changes">;

/**
 * Permanently deletes surveys whose deletion can no longer be undone. Several
 * processes can do so at once.
 */
export function sweepDeleted(deps: SweepDeps): Job {
  return {
    name: "deleting surveys for good",
    everyMs,
    async run(signal) {
      const before = new Date(deps.clock().getTime() - undeleteMs);
      const surveyIds = await listDeleted(deps.db, before, surveysMax);
      const errors: unknown[] = [];
      let gone = 0;
      for (const surveyId of surveyIds) {
        if (signal?.aborted) break;
        try {
          if (await sweepOne(deps, surveyId, before, signal)) gone += 1;
        } catch (error) {
          errors.push(error);
        }
      }
      if (gone > 0) await eraseFreedSpace(deps.db);
      if (errors.length === 0) return;
      const failed = `${errors.length} of ${surveyIds.length}`;
      throw new AggregateError(errors, `${failed} surveys were not deleted`);
    },
  };
}

/**
 * Ends the survey's keys, so that nobody can undo the deletion; then deletes
 * large tables step by step, and the rest at last. If it is interrupted, the
 * next run continues.
 * @returns Whether this call deleted the survey.
 */
async function sweepOne(
  { db, changes }: SweepDeps,
  surveyId: number,
  before: Date,
  signal?: AbortSignal,
): Promise<boolean> {
  const step = (work: (tx: Queryable) => Promise<boolean>) =>
    db.transaction(async (tx) => {
      if (!(await lockSurvey(tx, surveyId))) return false;
      const survey = await findManaged(tx, surveyId);
      const deletedAt = survey?.deletedAt ?? null;
      if (deletedAt === null || deletedAt > before) return false;
      return work(tx);
    });
  const isOver = await step((tx) => endKeys(tx, surveyId));
  if (!isOver) return false;
  while (await step((tx) => deleteSome(tx, surveyId, stepSize)))
    if (signal?.aborted) return false;
  const isGone = await step((tx) => deleteSurvey(tx, surveyId));
  if (isGone) changes.announce({ surveyId, kind: "hidden" });
  return isGone;
}
