import { limits } from "@nearsay/core/contract";
import { textKey } from "@nearsay/core/domain";
import { Refusal } from "../../base/refusal.ts";
import {
  indexSurveys,
  unindexSurveys,
} from "../../surveys/search/index-surveys.ts";
import { markDeleted, markUndeleted } from "./deletion-repository.ts";
import type { Holder } from "./key-holders.ts";
import type { OwnershipDeps } from "./ownership-deps.ts";
import { lockManaged } from "./update-survey.ts";

/**
 * Hides the survey from everyone at once, and deletes it when that can no
 * longer be undone. Has no effect if it already awaits deletion.
 * @throws Refusal TITLE_DIFFERS if the given title is not that of the survey.
 */
export async function beginDeletion(
  { db, clock, changes }: OwnershipDeps,
  holder: Holder,
  title: string,
): Promise<void> {
  const { surveyId } = holder;
  const isNew = await db.transaction(async (tx) => {
    const current = await lockManaged(tx, holder);
    if (textKey(title) !== textKey(current.title)) throw titleDiffers();
    if (current.deletedAt !== null) return false;
    await markDeleted(tx, surveyId, clock());
    await unindexSurveys(tx, [surveyId]);
    return true;
  });
  if (isNew) changes.announce({ surveyId, kind: "hidden" });
}

/**
 * Keeps a survey that awaits deletion; it is visible or hidden as before. Has
 * no effect on other surveys.
 */
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

export const undeleteMs = limits.undeleteDays * 86_400_000;

/** When a survey that was deleted at this time is removed permanently. */
export function deletesAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + undeleteMs);
}

function titleDiffers(): Refusal {
  return new Refusal("TITLE_DIFFERS", (say) => say.titleDiffers);
}
