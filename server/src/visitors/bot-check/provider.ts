import type { Message } from "../../base/message.ts";
import type { Action } from "@nearsay/core/contract";
import type { BotCheckChallengeReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { UsedToken } from "./used-token-repository.ts";
import { Refusal } from "../../base/refusal.ts";

export type Challenge = Static<typeof BotCheckChallengeReply>;

/** A valid token. It can be used unless the provider refuses it. */
export interface Proof extends UsedToken {
  action: string;
  /** The difficulty at which it was solved, as a multiple of the lowest. */
  difficulty: number;
}

/** Defines what a token requires, and verifies tokens. */
export interface Provider {
  challenge(
    action: Action,
    session: string,
    difficulty: number,
  ): Promise<Challenge>;
  /**
   * Null if the token proves nothing for this session.
   * @throws Refusal BOT_CHECK_UNAVAILABLE if it cannot be verified.
   */
  verify(token: string, session: string): Promise<Proof | null>;
}

const retry: Message = (say) => say.verificationFailed;

/**
 * The data of this refusal make a browser get a token for this action and
 * difficulty, and repeat the request.
 */
export function botCheckFailed(action: Action, difficulty = 1): Refusal {
  const data = {
    botCheck: action,
    ...(difficulty > 1 && { price: difficulty }),
  };
  return new Refusal("BOT_CHECK_FAILED", retry, { data });
}

/** The provider that verifies tokens is not reachable at the moment. */
export function botCheckUnavailable(cause: unknown): Refusal {
  const details = { retryAfter: 5, cause };
  return new Refusal("BOT_CHECK_UNAVAILABLE", retry, details);
}
