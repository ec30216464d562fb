import { limits } from "@nearsay/core/contract";
import { eraseFreedSpace } from "../../base/db/erase-freed-space.ts";
import type { Job } from "../../base/jobs.ts";
import { Refusal } from "../../base/refusal.ts";
import {
  indexSurveys,
  unindexSurveys,
} from "../../surveys/search/index-surveys.ts";
import { deleteSurvey } from "../moderation/removal-repository.ts";
import {
  listDeleted,
  markDeleted,
  markUndeleted,
} from "./deletion-repository.ts";
import type { Holder } from "./key-holders.ts";
import { findManaged, lockSurvey } from "./managed-repository.ts";
import type { OwnershipDeps } from "./ownership-deps.ts";
import { lockManaged } from "./update-survey.ts";

/**
 * Shows the survey to nobody from now on, and deletes it once that can no longer
 * be undone; one that waits for it already goes on waiting.
 * @throws Refusal TITLE_DIFFERS where this is not its title.
 */
export async function beginDeletion(
  { db, clock, changes }: OwnershipDeps,
  holder: Holder,
  title: string,
): Promise<void> {
  const { surveyId } = holder;
  const isNew = await db.transaction(async (tx) => {
    const current = await lockManaged(tx, holder);
    if (title.trim() !== current.title) throw titleDiffers();
    if (current.deletedAt !== null) return false;
    await markDeleted(tx, surveyId, clock());
    await unindexSurveys(tx, [surveyId]);
    return true;
  });
  if (isNew) changes.announce({ surveyId, kind: "hidden" });
}

/** Keeps a survey that waits to be deleted, shown or hidden as it was; others are left alone. */
export async function undoDeletion(
  { db, changes }: OwnershipDeps,
  holder: Holder,
): Promise<void> {
  const { surveyId } = holder;
  const isKept = await db.transaction(async (tx) => {
    const current = await lockManaged(tx, holder);
    if (current.deletedAt === null) return false;
    await markUndeleted(tx, surveyId);
    await indexSurveys(tx, [surveyId]);
    return true;
  });
  if (isKept) changes.announce({ surveyId, kind: "hidden" });
}

const undeleteMs = limits.undeleteDays * 86_400_000;
const sweepEveryMs = 600_000;
/** Surveys of one run; what is left is for the next. */
const surveysMax = 100;

/** When a survey that was deleted at this moment goes for good. */
export function deletesAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + undeleteMs);
}

/** Deletes for good what can no longer be undone. Several processes may do so at once. */
export function sweepDeleted({
  db,
  clock,
  changes,
}: Pick<OwnershipDeps, "db" | "clock" | "changes">): Job {
  /** Whether it is gone by now by this. */
  async function sweepOne(surveyId: number, before: Date): Promise<boolean> {
    const isGone = await db.transaction(async (tx) => {
      if (!(await lockSurvey(tx, surveyId))) return false;
      const survey = await findManaged(tx, surveyId);
      const deletedAt = survey?.deletedAt ?? null;
      if (deletedAt === null || deletedAt > before) return false;
      await deleteSurvey(tx, surveyId);
      return true;
    });
    if (isGone) changes.announce({ surveyId, kind: "hidden" });
    return isGone;
  }

  return {
    name: "deleting surveys for good",
    everyMs: sweepEveryMs,
    async run() {
      const before = new Date(clock().getTime() - undeleteMs);
      let gone = 0;
      for (const surveyId of await listDeleted(db, before, surveysMax))
        if (await sweepOne(surveyId, before)) gone += 1;
      if (gone > 0) await eraseFreedSpace(db);
    },
  };
}

function titleDiffers(): Refusal {
  return new Refusal(
    "TITLE_DIFFERS",
    "That is not the title of this survey, so it was not deleted.",
  );
}
