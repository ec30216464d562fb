import { type Action, limits } from "@nearsay/core/contract";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Refusal } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { Callers } from "../session/callers.ts";
import type { BotCheckConfig } from "./bot-check-config.ts";
import { type Challenge, type Provider, botCheckFailed } from "./provider.ts";
import type { NewSession, NewSessions } from "./new-sessions.ts";
import type { Actor } from "../session/session-repository.ts";
import { createProofOfWork } from "./proof-of-work.ts";
import { createRecaptcha } from "./recaptcha.ts";
import { createSolvedTokens } from "./solved-tokens.ts";
import type { UseToken } from "./used-tokens.ts";

export type BotCheck = ReturnType<typeof createBotCheck>;

/** Actions that do not count as participation: people who have opted out may do them. */
const withoutConsent = new Set<Action>([
  "analytics_export",
  "privacy_consent",
  "activation",
  "waitlist",
]);

interface BotCheckDeps {
  config: BotCheckConfig;
  clock: Clock;
  hash: KeyedHash;
  callers: Callers;
  newSessions: NewSessions;
  useToken: UseToken;
}

export function createBotCheck(deps: BotCheckDeps) {
  const { config, callers, newSessions, hash, useToken } = deps;
  const provider = chooseProvider(deps);
  const sessionOf = (request: FastifyRequest) =>
    hash.of("bot check session", callers.key(request) ?? "");

  const solvedDifficulty = createSolvedTokens({
    provider,
    sessionOf,
    useToken,
  });

  /**
   * If the difficulty rose while the browser was solving a puzzle, the next
   * puzzle has the maximum difficulty, so that no third one is needed.
   */
  async function tooLittle(
    newSession: NewSession,
    solved: number,
  ): Promise<Refusal> {
    const difficulty =
      solved > 1
        ? limits.botCheckDifficultyMax
        : await newSessions.difficulty(newSession);
    return botCheckFailed(newSession.action, difficulty);
  }

  function callerOf(request: FastifyRequest, action: Action): Promise<Actor> {
    if (withoutConsent.has(action)) return callers.actor(request);
    // An appeal has the same action, and blocked people may appeal.
    if (action === "survey_report") return callers.consenting(request);
    return callers.participant(request);
  }

  return {
    provider: config.provider,

    /**
     * What a browser has to do for a token of this difficulty, 1 or more.
     * @throws Refusal SESSION_REQUIRED without a session, except for the action
     * that begins one.
     */
    async challenge(
      request: FastifyRequest,
      action: Action,
      difficulty = 1,
    ): Promise<Challenge> {
      if (provider === null) return { provider: "off" };
      if (action !== "session_start") await callers.actor(request);
      return provider.challenge(action, sessionOf(request), difficulty);
    },

    /**
     * Accepts a request of this action and uses its token up. People who may
     * not take part at all get that refusal, not one about the token.
     * @throws Refusal SESSION_REQUIRED without a session, OPTED_OUT if opted
     * out, BOT_CHECK_FAILED without a valid token or with one of too low a
     * difficulty, BOT_CHECK_UNAVAILABLE if the token cannot be verified.
     */
    async admit(request: FastifyRequest, action: Action): Promise<void> {
      if (provider === null) return;
      const { bearer } = await callerOf(request, action);
      const solved = await solvedDifficulty(request, action);
      const newSession = { request, action, bearer };
      if (solved > 0 && (await newSessions.take(newSession, solved))) return;
      throw await tooLittle(newSession, solved);
    },

    /**
     * Accepts the beginning of a session; requires a token if many sessions of
     * the network begin.
     * @throws As `admit`, except for the refusals about sessions.
     */
    async admitSession(request: FastifyRequest): Promise<void> {
      if (provider === null) return;
      const action = "session_start";
      const solved = await solvedDifficulty(request, action);
      const newSession = { request, action, bearer: null } as const;
      if (!(await newSessions.take(newSession, solved)))
        throw await tooLittle(newSession, solved);
    },

    solvedDifficulty,
  };
}

function chooseProvider(deps: BotCheckDeps): Provider | null {
  const { config, clock, hash } = deps;
  switch (config.provider) {
    case "off":
      return null;
    case "proof-of-work":
      return createProofOfWork(config, clock, hash);
    case "recaptcha":
      return createRecaptcha(config, clock);
  }
}
