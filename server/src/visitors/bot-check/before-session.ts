import {
  type CheckRate,
  type LimitOptions,
  limitBy,
} from "../limits/rate-limits.ts";
import { newSession, pricedSession } from "../limits/rules.ts";
import type { BotCheck } from "./bot-check.ts";

/** How often sessions begin: without bot checks a network has a limit. @throws Refusal RATE_LIMITED. */
export function limitSessions(
  { provider }: BotCheck,
  options: LimitOptions,
): CheckRate {
  return limitBy(provider === "off" ? newSession : pricedSession, options);
}

/** To be asked before a session begins. @throws Refusal RATE_LIMITED, or BOT_CHECK_FAILED with the price where many of a network begin one. */
export function beforeSession(
  botCheck: BotCheck,
  options: LimitOptions,
): CheckRate {
  const limit = limitSessions(botCheck, options);
  return async (request) => {
    await limit(request);
    await botCheck.admitSession(request);
  };
}
