import { operatorPasskeyCalls } from "@nearsay/core/contract/schema";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { Refusal } from "../../base/refusal.ts";
import { type KeyedHash, equal } from "../../base/security/keyed-hash.ts";
import { tokenHash } from "../../base/security/token.ts";
import type { CodeGuard } from "../../visitors/failed-attempts/code-guard.ts";
import {
  anySurvey,
  difficultyMax,
} from "../../visitors/failed-attempts/attempt-limits.ts";
import type { Networks } from "../../visitors/location/networks.ts";
import { callersOf, oncePerRequest } from "../../visitors/session/callers.ts";
import type { Visitor } from "../../visitors/visitor.ts";
import { neededRight } from "./needed-right.ts";
import {
  type FoundOperatorKey,
  findOperatorKey,
  noteOperatorUse,
} from "./operator-key-repository.ts";
import { isGood, operatorKeyHash } from "./operator-keys.ts";
import { isProof } from "./passkey-proof.ts";
import { Bearer } from "../../visitors/session/bearer.ts";

export interface OperatorsDeps {
  db: Queryable;
  clock: Clock;
  hash: KeyedHash;
  guard: CodeGuard;
  networks: Networks;
}

export type Operators = ReturnType<typeof createOperators>;

/**
 * Operators in the browser, identified by `Authorization: Bearer <key>`, and by
 * a passkey if their key requires one.
 */
export function createOperators(deps: OperatorsDeps) {
  const { db, clock, hash } = deps;

  /** Does the same work for every invalid key, whatever the reason. */
  async function find(request: FastifyRequest) {
    const keyHash = operatorKeyHash(hash, readKey(request) ?? "");
    const found = await findOperatorKey(db, keyHash);
    const isRight = equal(found?.keyHash ?? "", keyHash);
    return found !== null && isRight && isGood(found, clock()) ? found : null;
  }

  const operator = oncePerRequest(find);

  /** Checked before the key's rights, so that a person who found a key learns nothing about it. */
  function requirePasskey(
    found: FoundOperatorKey,
    request: FastifyRequest,
    operationId: string,
  ): void {
    if (!found.needsPasskey) return;
    if (Object.hasOwn(operatorPasskeyCalls, operationId)) return;
    const proof = readCredentials(request)?.proof ?? "";
    if (isProof(hash, found, proof, clock())) return;
    const registered = found.credentialId !== null;
    throw new Refusal("PASSKEY_REQUIRED", (say) => say.passkeyRequired, {
      data: { registered },
    });
  }

  return {
    callers: callersOf({
      key(request) {
        const key = readKey(request);
        return key === null ? null : tokenHash(`operator key ${key}`);
      },
      async find(request) {
        const found = await operator(request);
        if (found === null) return null;
        const bearer = new Bearer(readKey(request) ?? "");
        return { actorId: found.keyHash, bearer, optedOut: false };
      },
    }),

    /**
     * The operator who makes this request.
     * @throws Refusal OPERATOR_KEY_INVALID without a valid key,
     * CODE_GUESSES_BOUNDED if their network sent too many invalid ones,
     * PASSKEY_REQUIRED without the proof that the key requires, KEY_TOO_WEAK if
     * it does not have the right.
     */
    async require(request: FastifyRequest): Promise<FoundOperatorKey> {
      const found = await operator(request);
      if (found === null) return refuse(deps, request);
      const name = request.routeOptions.config.call?.operationId ?? "";
      requirePasskey(found, request, name);
      const right = neededRight(name);
      if (right !== null && !found.rights.includes(right))
        throw new Refusal("KEY_TOO_WEAK", (say) => say.keyTooWeak);
      await noteOperatorUse(db, found, clock());
      return found;
    },
  };
}

/**
 * Counts the request as a failed attempt. A valid key is never blocked by other
 * attempts of its network: keys have 256 bits and cannot be guessed.
 */
async function refuse(
  { hash, guard, networks }: OperatorsDeps,
  request: FastifyRequest,
): Promise<never> {
  const key = readKey(request);
  if (key !== null)
    await guard.judge({
      visitor: nobodyIn(networks, request),
      purpose: "operator",
      surveyId: anySurvey,
      given: operatorKeyHash(hash, key),
      expected: "",
    });
  throw new Refusal("OPERATOR_KEY_INVALID", (say) => say.operatorKeyInvalid);
}

/**
 * A visitor identified by network only, who cannot solve a challenge for more
 * attempts and must wait after the free ones.
 */
function nobodyIn(networks: Networks, request: FastifyRequest): Visitor {
  return {
    credential: {},
    actor: () => Promise.resolve(null),
    network: () => networks.of(request.ip),
    networkIn: (surveyId) => networks.inSurvey(request.ip, surveyId),
    personIn: (surveyId, ballot) => networks.personIn(ballot, surveyId),
    solvedDifficulty: () => Promise.resolve(difficultyMax),
  };
}

function readKey(request: FastifyRequest): string | null {
  return readCredentials(request)?.key ?? null;
}

/** The key and, after a full stop, the proof of its passkey. */
function readCredentials({ headers }: FastifyRequest) {
  const [, key, proof = ""] =
    /^Bearer ([^\s.]+)(?:\.(\S*))?$/i.exec(headers.authorization ?? "") ?? [];
  return key === undefined ? null : { key, proof };
}
