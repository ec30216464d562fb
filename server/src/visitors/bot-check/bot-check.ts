import type { Action } from "@nearsay/core/contract";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { Callers } from "../session/callers.ts";
import type { BotCheckConfig } from "./bot-check-config.ts";
import { botCheckFailed } from "./bot-check-refusals.ts";
import { createProofOfWork } from "./proof-of-work.ts";
import type { Challenge, Proof, Provider } from "./provider.ts";
import { createRecaptcha } from "./recaptcha.ts";
import { requestTokens } from "./request-tokens.ts";
import type { UseToken } from "./used-tokens.ts";

export interface BotCheck {
  /** What a browser has to do for a token of this price, 1 or more. @throws Refusal SESSION_REQUIRED without a session. */
  challenge(
    request: FastifyRequest,
    action: Action,
    price?: number,
  ): Promise<Challenge>;
  /**
   * Lets a call of this action pass, and uses its token up.
   * @throws Refusal SESSION_REQUIRED without a session, OPTED_OUT when opted out, BOT_CHECK_FAILED without a good token, BOT_CHECK_UNAVAILABLE when that cannot be told.
   */
  admit(request: FastifyRequest, action: Action): Promise<void>;
  /**
   * The price of the token that the request brings for this action, which is
   * used up by asking first; 0 without a good one, and while bot checks are off. A
   * refusal with the action as `botCheck` in its data, and a `price` where it
   * is more than 1, makes the browser bring one.
   * @throws Refusal BOT_CHECK_UNAVAILABLE when it cannot be told.
   */
  payment(request: FastifyRequest, action: Action): Promise<number>;
}

/** Actions that are no participation: whoever has opted out may do them. */
const withoutConsent = new Set<Action>([
  "analytics_export",
  "privacy_consent",
  "activation",
  "waitlist",
]);

const nothingAsked: BotCheck = {
  challenge: () => Promise.resolve({ provider: "off" }),
  admit: () => Promise.resolve(),
  payment: () => Promise.resolve(0),
};

export interface BotCheckDeps {
  config: BotCheckConfig;
  clock: Clock;
  hash: KeyedHash;
  callers: Callers;
  useToken: UseToken;
}

export function createBotCheck(deps: BotCheckDeps): BotCheck {
  const { callers, hash, useToken } = deps;
  const provider = chooseProvider(deps);
  if (provider === null) return nothingAsked;
  const sessionOf = (request: FastifyRequest) =>
    hash.of("bot check session", callers.key(request) ?? "");
  const proofsOf = createProofReader(provider, sessionOf);

  async function pay(request: FastifyRequest, action: Action) {
    const proofs = await proofsOf(request);
    const proof = proofs.find((one) => one.action === action);
    return proof !== undefined && (await useToken(proof)) ? proof.price : 0;
  }

  const payments = new WeakMap<FastifyRequest, Map<Action, Promise<number>>>();

  /** A request that was let pass may be asked again what it paid. */
  function payment(request: FastifyRequest, action: Action) {
    const paid = payments.get(request) ?? new Map<Action, Promise<number>>();
    payments.set(request, paid);
    const known = paid.get(action) ?? pay(request, action);
    paid.set(action, known);
    return known;
  }

  return {
    async challenge(request, action, price = 1) {
      await callers.actor(request);
      return provider.challenge(action, sessionOf(request), price);
    },

    // Who may not take part at all hears of that, and not of the token.
    async admit(request, action) {
      if (withoutConsent.has(action)) await callers.actor(request);
      else await callers.participant(request);
      if ((await payment(request, action)) === 0) throw botCheckFailed(action);
    },

    payment,
  };
}

function chooseProvider({ config, clock, hash }: BotCheckDeps) {
  switch (config.provider) {
    case "off":
      return null;
    case "proof-of-work":
      return createProofOfWork(config, clock, hash);
    case "recaptcha":
      return createRecaptcha(config, clock);
  }
}

/** A provider may vouch for a token once only, so a request asks it once. */
function createProofReader(
  provider: Provider,
  sessionOf: (request: FastifyRequest) => string,
) {
  const found = new WeakMap<FastifyRequest, Promise<Proof[]>>();

  async function read(request: FastifyRequest): Promise<Proof[]> {
    const session = sessionOf(request);
    const proofs = await Promise.all(
      requestTokens(request).map((token) => provider.verify(token, session)),
    );
    return proofs.filter((proof) => proof !== null);
  }

  return (request: FastifyRequest): Promise<Proof[]> => {
    const known = found.get(request) ?? read(request);
    found.set(request, known);
    return known;
  };
}
