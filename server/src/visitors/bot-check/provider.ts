import type { Action } from "@nearsay/core/contract";
import type { BotCheckChallengeReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { UsedToken } from "./used-token-repository.ts";
import { Refusal } from "../../base/refusal.ts";

export type Challenge = Static<typeof BotCheckChallengeReply>;

/** A token that holds, until the provider refuses it. */
export interface Proof extends UsedToken {
  action: string;
  /** What it cost, where the least is 1. */
  price: number;
}

/** Who says what a token takes, and whether one holds. */
export interface Provider {
  challenge(action: Action, session: string, price: number): Promise<Challenge>;
  /**
   * Null when the token proves nothing for this session.
   * @throws Refusal BOT_CHECK_UNAVAILABLE when it cannot be told.
   */
  verify(token: string, session: string): Promise<Proof | null>;
}

const retry = "verification failed. Please retry.";

/** Its data make a browser get a token of this action and price and call again. */
export function botCheckFailed(action: Action, price = 1): Refusal {
  const data = { botCheck: action, ...(price > 1 && { price }) };
  return new Refusal("BOT_CHECK_FAILED", retry, { data });
}

/** The one who judges tokens cannot be asked at the moment. */
export function botCheckUnavailable(cause: unknown): Refusal {
  const details = { retryAfter: 5, cause };
  return new Refusal("BOT_CHECK_UNAVAILABLE", retry, details);
}
