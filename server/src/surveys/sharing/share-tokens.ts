import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { tokenHash } from "../../base/security/token.ts";
import { refuseEnded } from "../../visitors/session/session-ended.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { SurveyRow } from "../survey-repository.ts";
import {
  findSharedSince,
  grantByShareLink,
  hasShareLink,
  insertShareLink,
} from "./share-link-repository.ts";

// Tokens that open one survey for anyone who has them, until the survey gets
// another access code or its owner revokes all of them. Deleting the row of a
// token revokes it.

interface SharingDeps {
  db: Queryable;
  clock: Clock;
  hash: KeyedHash;
}

/** A person, or a key of the survey. */
export type Sharer = Pick<Actor, "actorId" | "bearer"> | { keyId: string };

/**
 * The token of this sharer for this survey, the same one every time. Null if
 * the access code has changed since the permission to share was checked.
 * @throws Refusal SESSION_REQUIRED if the person deleted their ID.
 */
export async function issueShareToken(
  { db, clock, hash }: SharingDeps,
  survey: Pick<SurveyRow, "surveyId" | "accessCodeHash">,
  sharer: Sharer,
): Promise<string | null> {
  const { surveyId } = survey;
  const [actorId, sharerId] =
    "keyId" in sharer
      ? [null, sharer.keyId]
      : [sharer.actorId, await sharer.bearer.speakIn(surveyId)];
  /**
   * Derived, so that no copy of the database contains a token. Depends on the
   * time too, so that a revoked token never becomes valid again.
   */
  const derive = (since: Date, by = sharerId) =>
    hash.of("share token", surveyId, by, since.toISOString());
  const createdAt = clock();
  const token = derive(createdAt);
  const link = { survey, sharerId, actorId, tokenHash: tokenHash(token) };
  if (await insertShareLink(db, { ...link, createdAt })) return token;
  const before = await findSharedSince(db, surveyId, sharerId);
  if (before !== null) {
    const again = derive(before.createdAt);
    // Those from before names were derived depend on the ID.
    return actorId === null || tokenHash(again) === before.tokenHash
      ? again
      : derive(before.createdAt, actorId);
  }
  if (actorId !== null) await refuseEnded(db, actorId);
  return null;
}

/**
 * Whether a token opens the survey; if so, access is granted to the actor. The
 * token is looked up by its hash, so that the timing of the index lookup
 * reveals nothing about a token.
 */
export async function opensByToken(
  { db, clock }: Pick<SharingDeps, "db" | "clock">,
  surveyId: number,
  token: string,
  actor: Actor | null,
): Promise<boolean> {
  const link = { surveyId, tokenHash: tokenHash(token) };
  if (!(await hasShareLink(db, surveyId, link.tokenHash))) return false;
  if (actor !== null) await grantByShareLink(db, link, actor, clock());
  return true;
}
