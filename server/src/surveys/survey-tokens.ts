import type { Clock } from "../base/clock.ts";
import type { Database, Queryable } from "../base/db/database.ts";
import { Refusal } from "../base/refusal.ts";
import type { KeyedHash } from "../base/security/keyed-hash.ts";
import { newToken, tokenHash } from "../base/security/token.ts";
import { refuseEnded } from "../visitors/session/session-ended.ts";
import {
  insertSurveyToken,
  lockSurveyToken,
  spendSurveyToken,
} from "./publish-repository.ts";

const tokenLifetimeMs = 86_400_000;

interface TokenDeps {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
}

/** The request that publishes a survey with a token. */
interface TokenUse {
  token: string;
  actorId: string;
  /** Hash of the request that publishes. */
  fingerprint: string;
}

/** Tokens with which a survey is published, each once. */
export function createSurveyTokens({ db, clock, hash }: TokenDeps) {
  /**
   * A token that is valid for publishing one survey within a day. The same
   * request gets the same token: it is derived from a secret of the request
   * that is never stored, because the owner key is derived from the token.
   */
  async function reserve(
    actorId: string,
    requestSecret: string | null = null,
  ): Promise<string> {
    const token =
      requestSecret === null
        ? newToken()
        : hash.of("survey token", requestSecret);
    const now = clock();
    const expiresAt = new Date(now.getTime() + tokenLifetimeMs);
    const key = tokenHash(token);
    if (!(await insertSurveyToken(db, key, actorId, now, expiresAt)))
      await refuseEnded(db, actorId);
    return token;
  }

  /**
   * Locks the token. Null if it is unspent; otherwise the survey that the same
   * request published before.
   * @throws Refusal SURVEY_TOKEN_INVALID if the token is not this actor's or is
   * too old, SURVEY_TOKEN_SPENT if it was spent on another survey.
   */
  async function lock(
    tx: Queryable,
    { token, actorId, fingerprint }: TokenUse,
  ): Promise<number | null> {
    const key = tokenHash(token);
    const reserved = await lockSurveyToken(tx, key, actorId, clock());
    if (reserved === null) return refuseToken(tx, actorId);
    const { surveyId } = reserved;
    if (surveyId !== null && reserved.fingerprint !== fingerprint)
      throw spentToken(surveyId);
    return surveyId;
  }

  /** Of a locked token. */
  async function spend(
    tx: Queryable,
    { token, fingerprint }: TokenUse,
    surveyId: number,
  ): Promise<void> {
    await spendSurveyToken(tx, tokenHash(token), surveyId, fingerprint);
  }

  /**
   * The first key of the survey that this token publishes. A repeated request
   * gets the same one.
   */
  const ownerKeyOf = (token: string): string => hash.token("owner key", token);

  return { reserve, lock, spend, ownerKeyOf };
}

/** Throws the reason why the actor has no such token. */
async function refuseToken(tx: Queryable, actorId: string): Promise<never> {
  await refuseEnded(tx, actorId);
  throw unknownToken();
}

export function unknownToken(): Refusal {
  return new Refusal("SURVEY_TOKEN_INVALID", (say) => say.surveyTokenInvalid);
}

/** Names the survey that the token published; only its author can get here. */
function spentToken(surveyId: number): Refusal {
  return new Refusal("SURVEY_TOKEN_SPENT", (say) => say.alreadyPublished, {
    data: { surveyId },
  });
}
