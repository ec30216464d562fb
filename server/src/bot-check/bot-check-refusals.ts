import type { Action } from "@nearsay/core/contract";
import { Refusal } from "../plugins/refusal.ts";

const retry = "verification failed. Please retry.";

/** Its data make a browser get a token for this action and call again. */
export function botCheckFailed(action: Action): Refusal {
  const data = { botCheck: action };
  return new Refusal(403, "BOT_CHECK_FAILED", retry, { data });
}

/** Whoever judges tokens cannot be asked at the moment. */
export class BotCheckUnavailable extends Refusal {
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super(503, "BOT_CHECK_UNAVAILABLE", retry, { retryAfter: 5 });
    this.cause = cause;
  }
}
