import type { Action } from "@nearsay/core/contract";
import type { BotCheckChallengeReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";

export type Challenge = Static<typeof BotCheckChallengeReply>;

/** A token that holds. */
export interface Proof {
  action: string;
  /** What it cost, where the least is 1. */
  price: number;
  /** By what the token is known once it was used. */
  id: string;
  /** From then on the provider refuses the token. */
  expiresAt: Date;
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
