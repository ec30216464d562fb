import type { Action } from "@nearsay/core/contract";
import { Refusal } from "../../base/refusal.ts";

const retry = "verification failed. Please retry.";

/** Its data make a browser get a token of this action and price and call again. */
export function botCheckFailed(action: Action, price = 1): Refusal {
  const data = { botCheck: action, ...(price > 1 && { price }) };
  return new Refusal("BOT_CHECK_FAILED", retry, { data });
}

/** Whoever judges tokens cannot be asked at the moment. */
export function botCheckUnavailable(cause: unknown): Refusal {
  const details = { retryAfter: 5, cause };
  return new Refusal("BOT_CHECK_UNAVAILABLE", retry, details);
}
