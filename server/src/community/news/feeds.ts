import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { newToken } from "../../base/security/token.ts";
import { type Holder, noSurvey } from "../ownership/key-holders.ts";
import { lockSurvey } from "../../surveys/lock-survey.ts";
import { deleteFeed, putFeed } from "./feed-repository.ts";
import type { NewsDeps } from "./news-deps.ts";
import { noteNews } from "./news-repository.ts";

/** The stored hash of a feed's address. */
export function feedHash(hash: KeyedHash, token: string): string {
  return hash.of("survey feed", token);
}

/**
 * Creates a feed of the survey that is valid as long as the holder's key;
 * replaces the one they had.
 * @param requestSecret Identifies the request, so that a repeat creates the
 * same feed; null if it cannot be repeated.
 * @returns Its token, of 256 bits.
 * @throws Refusal NOT_FOUND if the key was ended in the meantime.
 */
export async function createFeed(
  { db, clock, hash }: NewsDeps,
  holder: Holder,
  requestSecret: string | null,
): Promise<string> {
  const { surveyId, key } = holder;
  const token =
    requestSecret === null
      ? newToken()
      : hash.token("feed made by a request", key, requestSecret);
  const now = clock();
  await db.transaction(async (tx) => {
    if (!(await lockSurvey(tx, surveyId))) throw noSurvey();
    if (!(await putFeed(tx, holder, feedHash(hash, token), now)))
      throw noSurvey();
    // The starting point of the news.
    await noteNews(tx, surveyId, new Date(0), now);
  });
  return token;
}

/** Ends this holder's feed; has no effect if it has already ended. */
export async function endFeed({ db }: NewsDeps, holder: Holder): Promise<void> {
  await deleteFeed(db, holder);
}
