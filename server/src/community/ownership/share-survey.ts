import { endAccess } from "../../surveys/sharing/share-link-repository.ts";
import { issueShareToken } from "../../surveys/sharing/share-tokens.ts";
import { type Holder, checkKey, noSurvey } from "./key-holders.ts";
import { findManaged, lockSurvey } from "./managed-repository.ts";
import type { OwnershipDeps } from "./ownership-deps.ts";
import { lockManaged } from "./update-survey.ts";

/** A token that opens the survey's pages without its code, the same one every time, for as long as the key is good. */
export async function shareByKey(
  { db, clock, hash }: OwnershipDeps,
  holder: Holder,
): Promise<{ token: string }> {
  const { surveyId, keyId } = holder;
  // Locked, so that neither the key nor the code is another one meanwhile.
  const token = await db.transaction(async (tx) => {
    if (!(await lockSurvey(tx, surveyId))) throw noSurvey();
    await checkKey(tx, holder, null, "read");
    const survey = await findManaged(tx, surveyId);
    if (survey === null) throw noSurvey();
    return issueShareToken({ db: tx, clock, hash }, survey, { keyId });
  });
  if (token === null) throw noSurvey();
  return { token };
}

/** Ends every link that people and keys have shared; whoever was let in enters the code again. */
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
