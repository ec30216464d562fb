import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { Refusal, notFound } from "../../base/refusal.ts";
import { type KeyedHash, equal } from "../../base/security/keyed-hash.ts";
import type { SurveyRow } from "../survey-repository.ts";
import { findKey, noteUse } from "./key-repository.ts";
import { surveyKeyHash } from "./survey-key.ts";

interface CheckAuthorDeps {
  db: Queryable;
  clock: Clock;
  hash: KeyedHash;
}

export type CheckAuthor = ReturnType<typeof createCheckAuthor>;

/**
 * Checks that a key authorizes its holder as the author of a survey.
 * @throws Refusal NOT_FOUND if the key opens nothing, the same as for a survey
 * that does not exist, KEY_TOO_WEAK if the key does not have the role of an
 * owner.
 */
export function createCheckAuthor({ db, clock, hash }: CheckAuthorDeps) {
  return async (
    { surveyUuid }: Pick<SurveyRow, "surveyUuid">,
    key: string,
  ): Promise<void> => {
    const keyHash = surveyKeyHash(hash, surveyUuid, key);
    const found = await findKey(db, surveyUuid, keyHash);
    const isRight = equal(found?.keyHash ?? "", keyHash);
    if (found === null || !isRight || found.replacedBy !== null)
      throw notFound((say) => say.surveyNotFound);
    if (found.role !== "own")
      throw new Refusal("KEY_TOO_WEAK", (say) => say.keyTooWeak);
    await noteUse(db, found, clock());
  };
}
