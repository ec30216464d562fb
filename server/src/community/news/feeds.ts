import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { newToken } from "../../base/security/token.ts";
import { type Holder, noSurvey } from "../ownership/key-holders.ts";
import { lockSurvey } from "../ownership/managed-repository.ts";
import { deleteFeed, putFeed } from "./feed-repository.ts";
import type { NewsDeps } from "./news-deps.ts";
import { noteNews } from "./news-repository.ts";

/** What is stored of a feed's address. */
export function feedHash(hash: KeyedHash, token: string): string {
  return hash.of("survey feed", token);
}

/**
 * A feed of the survey that is good as long as the holder's key, in place of the one they had.
 * @param requestSecret Names the request, so that a repeat makes the same one; null where it cannot be repeated.
 * @returns Its token, of 256 bits.
 * @throws Refusal NOT_FOUND where the key was ended meanwhile.
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
    // From where on there is news.
    await noteNews(tx, surveyId, new Date(0), now);
  });
  return token;
}

/** Ends this holder's feed; one that has ended already stays so. */
export async function endFeed({ db }: NewsDeps, holder: Holder): Promise<void> {
  await deleteFeed(db, holder);
}
