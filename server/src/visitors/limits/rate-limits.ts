import type { FastifyRequest } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { Refusal } from "../../base/refusal.ts";
import { type Networks, prefixOf } from "../location/networks.ts";
import type { Callers } from "../session/callers.ts";
import { createLimiter } from "./limiter.ts";
import type { Rule } from "./rules.ts";

export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * Prevents that one caller uses up the service for all others.
 * @param factor Multiplies every rate; 0 means no limits.
 */
export function createRateLimits(
  db: Database,
  clock: Clock,
  networks: Networks,
  factor: number,
) {
  const limiter = createLimiter(db, clock, factor);

  function checkHere(rule: Rule, ip: string, session: string | null): void {
    limiter.countHere(rule, rule.network, prefixOf(ip));
    if (session !== null) limiter.countHere(rule, rule.session, session);
  }

  async function checkTogether(rule: Rule, ip: string, session: string | null) {
    const network = await networks.of(ip);
    await Promise.all([
      limiter.countTogether(rule, rule.network, network),
      session !== null && limiter.countTogether(rule, rule.session, session),
    ]);
  }

  async function callersOf(rule: Rule, ip: string, session: string | null) {
    const network = rule.shared ? await networks.of(ip) : prefixOf(ip);
    return session === null ? [network] : [network, session];
  }

  return {
    /** Subtracts what `check` counted. */
    async giveBack(
      rule: Rule,
      ip: string,
      session: string | null,
    ): Promise<void> {
      if (factor === 0) return;
      const callers = await callersOf(rule, ip, session);
      await Promise.all(
        callers.map((caller) => limiter.giveBack(rule, caller)),
      );
    },

    /**
     * @param session Hash that identifies the session; null if there is none.
     * @throws Refusal RATE_LIMITED if the session or its network does this too
     * often.
     */
    async check(rule: Rule, ip: string, session: string | null): Promise<void> {
      if (factor === 0) return;
      if (rule.shared) await checkTogether(rule, ip, session);
      else checkHere(rule, ip, session);
    },
  };
}

export interface LimitOptions {
  limits: Pick<RateLimits, "check">;
  callers: Pick<Callers, "key">;
}

/** For actions whose count is subtracted again if they are refused. */
export type GiveBackOptions = LimitOptions & { limits: RateLimits };

/** @throws Refusal RATE_LIMITED if a caller does this too often. */
export type CheckRate = (request: FastifyRequest) => Promise<void>;

/** For actions that are not API operations. */
export function limitBy(
  rule: Rule,
  { limits, callers }: LimitOptions,
): CheckRate {
  return (request) => limits.check(rule, request.ip, callers.key(request));
}

/** Like `limitBy`, around an action: its count is subtracted again if the action is refused. */
export function limitActBy(
  rule: Rule,
  { limits, callers }: GiveBackOptions,
): (request: FastifyRequest, act: () => Promise<void>) => Promise<void> {
  return async (request, act) => {
    const key = callers.key(request);
    await limits.check(rule, request.ip, key);
    try {
      await act();
    } catch (error) {
      if (error instanceof Refusal)
        await limits.giveBack(rule, request.ip, key);
      throw error;
    }
  };
}

/** Counts a request once, and repeats the refusal if the same request is checked again. */
export function refuseAgain(check: CheckRate): CheckRate {
  const refused = new WeakMap<FastifyRequest, Promise<void>>();
  return (request) => {
    const before = refused.get(request);
    if (before !== undefined) return before;
    const checking = check(request);
    checking.catch(() => refused.set(request, checking));
    return checking;
  };
}
