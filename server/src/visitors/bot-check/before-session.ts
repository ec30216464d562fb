import {
  type CheckRate,
  type GiveBackOptions,
  type LimitOptions,
  limitActBy,
  limitBy,
} from "../limits/rate-limits.ts";
import { type Rule, newSession, checkedSession } from "../limits/rules.ts";
import type { BotCheck } from "./bot-check.ts";

/**
 * Limits how often sessions begin. Without bot checks, the number per network
 * is limited.
 * @throws Refusal RATE_LIMITED.
 */
export function limitSessions(
  { provider }: BotCheck,
  options: LimitOptions,
): CheckRate {
  return limitBy(ruleOf(provider), options);
}

function ruleOf(provider: BotCheck["provider"]): Rule {
  return provider === "off" ? newSession : checkedSession;
}

/**
 * Call before a session begins.
 * @throws Refusal RATE_LIMITED; or BOT_CHECK_FAILED with the required
 * difficulty if many sessions of the network begin, in which case the attempt
 * is not counted.
 */
export function beforeSession(
  botCheck: BotCheck,
  options: GiveBackOptions,
): CheckRate {
  const limit = limitActBy(ruleOf(botCheck.provider), options);
  return (request) => limit(request, () => botCheck.admitSession(request));
}
