import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { tokenHash } from "../../base/security/token.ts";
import {
  findSharedSince,
  hasShareLink,
  insertShareLink,
} from "./share-repository.ts";

/**
 * Tokens that open one survey for whoever has them, for as long as there is
 * the survey. Deleting the row of a token takes it back.
 */
export interface ShareTokens {
  /** The token of this person for this survey, the same one every time. */
  issue(surveyId: number, actorId: string): Promise<string>;
  opens(surveyId: number, token: string): Promise<boolean>;
}

export function createShareTokens(
  db: Database,
  clock: Clock,
  hash: KeyedHash,
): ShareTokens {
  /** Derived, so that no copy of the database holds a token; of the time too, so that one taken back never returns. */
  const derive = (surveyId: number, actorId: string, since: Date) =>
    hash.of("share token", surveyId, actorId, since.toISOString());

  return {
    async issue(surveyId, actorId) {
      const createdAt = clock();
      const token = derive(surveyId, actorId, createdAt);
      const link = {
        surveyId,
        actorId,
        tokenHash: tokenHash(token),
        createdAt,
      };
      if (await insertShareLink(db, link)) return token;
      const since = await findSharedSince(db, surveyId, actorId);
      return derive(surveyId, actorId, since ?? createdAt);
    },
    // Looked up by its hash, whose place in an index tells nothing about a token.
    opens: (surveyId, token) => hasShareLink(db, surveyId, tokenHash(token)),
  };
}
