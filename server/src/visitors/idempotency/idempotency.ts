import type { FastifyRequest } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { within } from "../../base/within.ts";
import type { Callers } from "../session/callers.ts";
import {
  type Outcome,
  bodyDiffers,
  createClaims,
  stillInProgress,
} from "./claims.ts";
import { type KeyedRequest, readKeyedRequest } from "./request-key.ts";

interface IdempotencyDeps {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
  callers: Callers;
  /** How long a repeat waits for the first request, in milliseconds. */
  timeoutMs?: number;
}

export type Idempotency = ReturnType<typeof createIdempotency>;

/**
 * Runs a repeated request only once. That a repeat has one effect never depends
 * on the stored replies alone: rows contain the key of the request that wrote
 * them, or have a natural key.
 */
export function createIdempotency({
  db,
  clock,
  hash,
  callers,
  timeoutMs = 10_000,
}: IdempotencyDeps) {
  const claims = createClaims({ db, clock, timeoutMs });
  const underWay = new Map<string, UnderWay>();

  function follow(first: UnderWay, bodyHash: string): Promise<Outcome> {
    if (first.bodyHash !== bodyHash) throw bodyDiffers();
    return within(timeoutMs, first.outcome, stillInProgress);
  }

  async function lead(request: KeyedRequest) {
    const { requestKey, bodyHash } = request;
    const first = new UnderWay(bodyHash);
    underWay.set(requestKey, first);
    try {
      const kept = await claims.take(request);
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
    /**
     * Null for a request that needs no such handling.
     * @throws Refusal IDEMPOTENCY_KEY_INVALID for an invalid key.
     */
    read: (request: FastifyRequest): Promise<KeyedRequest | null> =>
      readKeyedRequest(request, hash, callers),
    /**
     * Null if the request must run and then be settled, else the reply to the
     * first one.
     * @throws Refusal IDEMPOTENCY_KEY_REUSED for another body with the same
     * key, IDEMPOTENCY_IN_PROGRESS if the first one takes too long.
     */
    async begin(request: KeyedRequest): Promise<Outcome | null> {
      const first = underWay.get(request.requestKey);
      if (first === undefined) return lead(request);
      return follow(first, request.bodyHash);
    },
    /**
     * Records the reply to a request. If it is null because it cannot be
     * repeated, waiting repeats are refused. Then, and without `keep`, the next
     * repeat runs again.
     */
    async settle(
      request: Pick<KeyedRequest, "requestKey" | "secret">,
      outcome: Outcome | null,
      keep: boolean,
    ): Promise<void> {
      const { requestKey } = request;
      try {
        await claims.settle(request, keep ? outcome : null);
      } finally {
        finish(requestKey, outcome);
      }
    },
  };
}

/** A request that this process is running, and that its repeats wait for. */
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
    // There may be no repeats that wait for it.
    this.outcome.catch(() => undefined);
  }
}
