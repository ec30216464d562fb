import type { Action } from "@nearsay/core/contract";
import { Refusal } from "../plugins/refusal.ts";

const retry = "verification failed. Please retry.";

/** Its data make a browser get a token for this action and call again. */
export function botCheckFailed(action: Action): Refusal {
  const data = { botCheck: action };
  return new Refusal(403, "BOT_CHECK_FAILED", retry, { data });
}

/** Whoever judges tokens cannot be asked at the moment. */
export function botCheckUnavailable(cause: unknown): Refusal {
  const details = { retryAfter: 5, cause };
  return new Refusal(503, "BOT_CHECK_UNAVAILABLE", retry, details);
}
