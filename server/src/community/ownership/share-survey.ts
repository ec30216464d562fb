import { endAccess } from "../../surveys/sharing/share-link-repository.ts";
import { issueShareToken } from "../../surveys/sharing/share-tokens.ts";
import { type Holder, lockByKey, noSurvey } from "./key-holders.ts";
import { findManaged } from "./managed-repository.ts";
import type { OwnershipDeps } from "./ownership-deps.ts";
import { lockManaged } from "./update-survey.ts";

/**
 * Returns a token that opens the survey's pages without its code. It is the
 * same each time and valid as long as the key.
 */
export async function shareByKey(
  { db, clock, hash }: OwnershipDeps,
  holder: Holder,
): Promise<{ token: string }> {
  const { surveyId, keyId } = holder;
  // Locked, so that neither the key nor the code changes in the meantime.
  const token = await db.transaction(async (tx) => {
    await lockByKey(tx, holder, "read");
    const survey = await findManaged(tx, surveyId);
    if (survey === null) throw noSurvey();
    return issueShareToken({ db: tx, clock, hash }, survey, { keyId });
  });
  if (token === null) throw noSurvey();
  return { token };
}

/** Ends all links that people and keys have shared; visitors who used one must enter the code. */
export async function endSharing(
  { db, changes }: OwnershipDeps,
  holder: Holder,
): Promise<void> {
  const { surveyId } = holder;
  await db.transaction(async (tx) => {
    await lockManaged(tx, holder);
    await endAccess(tx, surveyId);
  });
  changes.announce({ surveyId, kind: "edited" });
}
