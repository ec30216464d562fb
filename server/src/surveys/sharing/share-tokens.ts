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

// Tokens that open one survey for whoever has them, until it gets another access
// code or who owns it ends them all. Deleting the row of a token takes it back.

interface SharingDeps {
  db: Queryable;
  clock: Clock;
  hash: KeyedHash;
}

/** Who shares: a person, or a key of the survey. */
export type Sharer = { actorId: string } | { keyId: string };

/**
 * The token of this sharer for this survey, the same one every time; null where
 * its code is another one by now than where it was judged that they may.
 * @throws Refusal SESSION_REQUIRED where a person ended their ID.
 */
export async function issueShareToken(
  { db, clock, hash }: SharingDeps,
  survey: Pick<SurveyRow, "surveyId" | "accessCodeHash">,
  sharer: Sharer,
): Promise<string | null> {
  const { surveyId } = survey;
  const byKey = "keyId" in sharer;
  const sharerId = byKey ? sharer.keyId : sharer.actorId;
  /** Derived, so that no copy of the database holds a token; of the time too, so that one taken back never returns. */
  const derive = (since: Date) =>
    hash.of("share token", surveyId, sharerId, since.toISOString());
  const createdAt = clock();
  const token = derive(createdAt);
  const link = { survey, sharerId, byKey, tokenHash: tokenHash(token) };
  if (await insertShareLink(db, { ...link, createdAt })) return token;
  const since = await findSharedSince(db, surveyId, sharerId);
  if (since !== null) return derive(since);
  if (!byKey) await refuseEnded(db, sharerId);
  return null;
}

/**
 * Whether a token opens the survey, which is remembered for this person.
 * Looked up by its hash, whose place in an index tells nothing about a token.
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
