import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { type Networks, prefixOf } from "../location/networks.ts";
import { tokenHash } from "../security/token.ts";
import { readSessionToken } from "../session/cookies.ts";
import { createLimiter } from "./limiter.ts";
import { type Rule, newSession, ruleFor } from "./rules.ts";

/** What keeps one caller from taking the service from the others. */
export interface RateLimits {
  /** @throws Refusal 429 when the session or its network does this too often. */
  check(rule: Rule, request: FastifyRequest): Promise<void>;
}

/** @param factor what every rate is multiplied by; 0 is no limits. */
export function createRateLimits(
  db: Database,
  clock: Clock,
  networks: Networks,
  factor: number,
): RateLimits {
  const limiter = createLimiter(db, clock, factor);

  function checkHere(rule: Rule, request: FastifyRequest): void {
    const token = readSessionToken(request);
    limiter.countHere(rule, rule.network, prefixOf(request.ip));
    if (token !== null) limiter.countHere(rule, rule.session, tokenHash(token));
  }

  async function checkTogether(rule: Rule, request: FastifyRequest) {
    const token = readSessionToken(request);
    const network = await networks.of(request.ip);
    await Promise.all([
      limiter.countTogether(rule, rule.network, network),
      token !== null &&
        limiter.countTogether(rule, rule.session, tokenHash(token)),
    ]);
  }

  return {
    async check(rule, request) {
      if (factor === 0) return;
      if (rule.shared) await checkTogether(rule, request);
      else checkHere(rule, request);
    },
  };
}

/** Limits every call, before its body is read. */
export const limitRates = fastifyPlugin<{ limits: RateLimits }>(
  (app, { limits }, done) => {
    app.addHook("onRequest", async (request) => {
      const { call } = request.routeOptions.config;
      const rule = call === undefined ? null : ruleFor(call);
      if (rule !== null) await limits.check(rule, request);
    });
    done();
  },
);

/** To be asked before a session begins: that costs a row, and whoever has many passes every limit per session. */
export function limitNewSessions(limits: RateLimits) {
  return (request: FastifyRequest) => limits.check(newSession, request);
}
