import {
  type CheckRate,
  type GiveBackOptions,
  type LimitOptions,
  limitActBy,
  limitBy,
} from "../limits/rate-limits.ts";
import { type Rule, newSession, pricedSession } from "../limits/rules.ts";
import type { BotCheck } from "./bot-check.ts";

/** How often sessions begin: without bot checks a network has a limit. @throws Refusal RATE_LIMITED. */
export function limitSessions(
  { provider }: BotCheck,
  options: LimitOptions,
): CheckRate {
  return limitBy(ruleOf(provider), options);
}

function ruleOf(provider: BotCheck["provider"]): Rule {
  return provider === "off" ? newSession : pricedSession;
}

/** To be asked before a session begins. @throws Refusal RATE_LIMITED, or BOT_CHECK_FAILED with the price where many of a network begin one, which counts as none. */
export function beforeSession(
  botCheck: BotCheck,
  options: GiveBackOptions,
): CheckRate {
  const limit = limitActBy(ruleOf(botCheck.provider), options);
  return (request) => limit(request, () => botCheck.admitSession(request));
}
