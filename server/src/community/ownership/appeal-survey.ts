import { insertAppeal, lockHidden } from "../moderation/appeal-repository.ts";
import { readReason } from "../moderation/appeals.ts";
import type { Holder } from "./key-holders.ts";
import type { OwnershipDeps } from "./ownership-deps.ts";
import { lockManaged } from "./update-survey.ts";

/**
 * Stores a holder's appeal for a hidden survey: once while it is hidden. Has no
 * effect if the survey is visible.
 * @throws Refusal INVALID_REQUEST if the reason is too short.
 */
export async function appealByKey(
  { db, clock }: OwnershipDeps,
  holder: Holder,
  given: string,
): Promise<void> {
  const { surveyId } = holder;
  const reason = readReason(given);
  await db.transaction(async (tx) => {
    await lockManaged(tx, holder);
    if ((await lockHidden(tx, surveyId)) !== null)
      await insertAppeal(tx, surveyId, { reason, madeAt: clock() });
  });
}
