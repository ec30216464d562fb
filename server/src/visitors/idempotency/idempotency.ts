import { setTimeout as pause } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { createSeal } from "../../base/security/seal.ts";
import type { Callers } from "../session/callers.ts";
import { type ClaimsOptions, type Outcome, createClaims } from "./claims.ts";
import { bodyDiffers, stillInProgress } from "./idempotency-refusals.ts";
import { type KeyedRequest, readKeyedRequest } from "./request-key.ts";

/**
 * Lets a request that is repeated act once. That a repeat has one effect never
 * rests on the kept replies alone: rows name the request that wrote them, or
 * have a natural key.
 */
export interface Idempotency {
  /** Null for a request that needs none of this. @throws Refusal IDEMPOTENCY_KEY_INVALID for an invalid key. */
  read(request: FastifyRequest): Promise<KeyedRequest | null>;
  /**
   * Null when the request is to act and then to be settled, else what the first
   * of its kind was answered.
   * @throws Refusal IDEMPOTENCY_KEY_REUSED for another body under the same key, IDEMPOTENCY_IN_PROGRESS when the first takes too long.
   */
  begin(request: KeyedRequest): Promise<Outcome | null>;
  /**
   * Tells what the request was answered, null where that cannot be repeated: repeats that wait for it are refused.
   * Then, and without `keep`, the next of its kind acts anew.
   */
  settle(
    requestKey: string,
    outcome: Outcome | null,
    keep: boolean,
  ): Promise<void>;
}

export interface IdempotencyDeps extends Pick<ClaimsOptions, "db" | "clock"> {
  hash: KeyedHash;
  callers: Callers;
  /** How long a repeat waits for the first request, in milliseconds. */
  patienceMs?: number;
}

export function createIdempotency({
  hash,
  callers,
  patienceMs = 10_000,
  ...store
}: IdempotencyDeps): Idempotency {
  // Replies hold tokens, which no copy of the database may give away.
  const seal = createSeal(hash.of("kept replies"));
  const claims = createClaims({ ...store, seal, patienceMs });
  const underWay = new Map<string, UnderWay>();

  function follow(first: UnderWay, bodyHash: string): Promise<Outcome> {
    if (first.bodyHash !== bodyHash) throw bodyDiffers();
    return within(patienceMs, first.outcome);
  }

  async function lead({ requestKey, bodyHash }: KeyedRequest) {
    const first = new UnderWay(bodyHash);
    underWay.set(requestKey, first);
    try {
      const kept = await claims.take({ requestKey, bodyHash });
      if (kept !== null) finish(requestKey, kept);
      return kept;
    } catch (error) {
      underWay.delete(requestKey);
      first.fail(error);
      throw error;
    }
  }

  function finish(requestKey: string, outcome: Outcome | null): void {
    const first = underWay.get(requestKey);
    if (outcome === null) first?.fail(stillInProgress());
    else first?.finish(outcome);
    underWay.delete(requestKey);
  }

  return {
    read: (request) => readKeyedRequest(request, hash, callers),
    async begin(request) {
      const first = underWay.get(request.requestKey);
      if (first === undefined) return lead(request);
      return follow(first, request.bodyHash);
    },
    async settle(requestKey, outcome, keep) {
      try {
        await claims.settle(requestKey, keep ? outcome : null);
      } finally {
        finish(requestKey, outcome);
      }
    },
  };
}

/** A request that this process is at work on, and its repeats wait for. */
class UnderWay {
  readonly bodyHash: string;
  readonly outcome: Promise<Outcome>;
  finish!: (outcome: Outcome) => void;
  fail!: (error: unknown) => void;

  constructor(bodyHash: string) {
    this.bodyHash = bodyHash;
    this.outcome = new Promise((resolve, reject) => {
      this.finish = resolve;
      this.fail = reject;
    });
    // Perhaps nobody waits for it.
    this.outcome.catch(() => undefined);
  }
}

async function within<T>(ms: number, outcome: Promise<T>): Promise<T> {
  const over = new AbortController();
  const tooLong = pause(ms, null, over).then(() => {
    throw stillInProgress();
  });
  try {
    return await Promise.race([outcome, tooLong]);
  } finally {
    over.abort();
  }
}
