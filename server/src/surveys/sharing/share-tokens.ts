import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { tokenHash } from "../../base/security/token.ts";
import { sessionEnded } from "../../visitors/session/session-ended.ts";
import {
  findSharedSince,
  hasShareLink,
  insertShareLink,
} from "../access-repository.ts";

// Tokens that open one survey for whoever has them, for as long as there is
// the survey. Deleting the row of a token takes it back.

/**
 * The token of this person for this survey, the same one every time.
 * @throws Refusal SESSION_REQUIRED where they ended their ID.
 */
export async function issueShareToken(
  db: Queryable,
  clock: Clock,
  hash: KeyedHash,
  surveyId: number,
  actorId: string,
): Promise<string> {
  /** Derived, so that no copy of the database holds a token; of the time too, so that one taken back never returns. */
  const derive = (since: Date) =>
    hash.of("share token", surveyId, actorId, since.toISOString());
  const createdAt = clock();
  const token = derive(createdAt);
  const link = { surveyId, actorId, tokenHash: tokenHash(token), createdAt };
  if (await insertShareLink(db, link)) return token;
  const since = await findSharedSince(db, surveyId, actorId);
  if (since === null) throw sessionEnded();
  return derive(since);
}

/** Looked up by its hash, whose place in an index tells nothing about a token. */
export function opensByToken(
  db: Queryable,
  surveyId: number,
  token: string,
): Promise<boolean> {
  return hasShareLink(db, surveyId, tokenHash(token));
}
