import type { Job } from "../../base/jobs.ts";
import type { Clock } from "../../base/clock.ts";
import { createBatcher } from "../../base/db/batcher.ts";
import type { Database } from "../../base/db/database.ts";
import {
  type UsedToken,
  deleteUsedTokens,
  insertUsedTokens,
} from "./used-token-repository.ts";

/** Returns true once per token, for any number of requests and processes. */
export type UseToken = (token: UsedToken) => Promise<boolean>;

export function createUseToken(db: Database): UseToken {
  return createBatcher({
    write: async (tokens: readonly UsedToken[]) => {
      const fresh = await insertUsedTokens(db, tokens);
      // The same token may occur twice in a batch.
      return tokens.map(({ id }) => fresh.delete(id));
    },
  });
}

const minuteMs = 60_000;
/** The maximum difference between the clocks of two processes. */
const marginMs = 60 * minuteMs;

export function sweepUsedTokens(db: Database, clock: Clock): Job {
  return {
    name: "sweeping used bot-check tokens",
    everyMs: 5 * minuteMs,
    run: () => deleteUsedTokens(db, new Date(clock().getTime() - marginMs)),
  };
}
