import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../../base/clock.ts";
import { createBatcher } from "../../base/db/batcher.ts";
import type { Database } from "../../base/db/database.ts";
import { Refusal } from "../../base/refusal.ts";
import {
  type Claim,
  type KeptReply,
  type Settlement,
  deleteClaim,
  findKeptReplies,
  insertClaims,
  settleClaims,
} from "./kept-reply-repository.ts";
import type { KeyedRequest } from "./request-key.ts";
import { createSeal } from "../../base/security/seal.ts";
import { tokenHash } from "../../base/security/token.ts";

/** The reply to a request; the body as JSON text, null if there is none. */
export interface Outcome {
  status: number;
  body: string | null;
}

interface ClaimsOptions {
  db: Database;
  clock: Clock;
  /** How long a repeat waits for the first request, in milliseconds. */
  timeoutMs: number;
}

/** The context and secret with which the reply to a request is encrypted. */
type Sealing = Pick<KeyedRequest, "requestKey" | "secret">;

/** How long a reply is stored: a day, in milliseconds. */
export const replyLifetimeMs = 86_400_000;

/** An older claim is treated as one of a process that has crashed. */
const leaseMs = 20_000;
const pollMs = 100;

/**
 * The key of a stored reply. It differs from the one in the rows that the request
 * wrote, so that the time of a claim is not the time of an answer.
 */
function claimKeyOf({ secret }: Pick<KeyedRequest, "secret">): string {
  return tokenHash(`claim ${secret}`).slice(0, claimKeyLength);
}

const claimKeyLength = 32;

/** Tracks which process runs a request, shared by all processes on one database. */
export function createClaims({ db, clock, timeoutMs }: ClaimsOptions) {
  const workerId = randomUUID();

  /** Null if the claim was new; undefined if another claim was just released. */
  const claim = createBatcher<Claim, KeptReply | null | undefined>({
    async write(claims) {
      const fresh = await insertClaims(db, claims);
      const keys = claims.map(({ requestKey }) => requestKey);
      const others = keys.filter((key) => !fresh.has(key));
      const known = await findKeptReplies(db, others);
      return keys.map((key) => (fresh.has(key) ? null : known.get(key)));
    },
  });

  const write = createBatcher<Settlement, undefined>({
    async write(settlements) {
      await settleClaims(db, settlements);
      return settlements.map(() => undefined);
    },
  });

  /** Replies contain keys and tokens, which must not be readable in a copy of the database. */
  function sealed(
    { requestKey, secret }: Sealing,
    { status, body }: Outcome,
  ): Outcome {
    return { status, body: body && createSeal(secret).close(requestKey, body) };
  }

  function unsealed(
    { requestKey, secret }: Sealing,
    status: number,
    body: string | null,
  ): Outcome {
    return { status, body: body && createSeal(secret).open(requestKey, body) };
  }

  /**
   * A process never claims a request that it is running, so claims of its own
   * are left over from a failure.
   */
  function isLeftOver({ workerId: worker, claimedAt }: Claim): boolean {
    const age = clock().getTime() - claimedAt.getTime();
    return worker === workerId || age > leaseMs;
  }

  return {
    /**
     * Null if this process must run the request, else the reply to the first
     * one. Do not call it for a request that this process is running.
     * @throws Refusal IDEMPOTENCY_KEY_REUSED for another body with the same
     * key, IDEMPOTENCY_IN_PROGRESS if the first one takes too long.
     */
    async take(request: KeyedRequest): Promise<Outcome | null> {
      const { bodyHash } = request;
      const requestKey = claimKeyOf(request);
      const end = performance.now() + timeoutMs;
      do {
        const claimedAt = clock();
        const seen = await claim({ requestKey, bodyHash, workerId, claimedAt });
        if (seen === null) return null;
        if (seen === undefined) continue;
        if (seen.bodyHash !== bodyHash) throw bodyDiffers();
        const { status, body } = seen;
        if (status !== null) return unsealed(request, status, body);
        if (isLeftOver(seen)) await deleteClaim(db, seen);
        else await pause(pollMs);
      } while (performance.now() < end);
      throw stillInProgress();
    },
    /** Stores the reply; null lets the next repeat run. */
    settle: (request: Sealing, reply: Outcome | null): Promise<void> =>
      write({
        requestKey: claimKeyOf(request),
        reply: reply && sealed(request, reply),
      }),
  };
}

export function bodyDiffers(): Refusal {
  return new Refusal(
    "IDEMPOTENCY_KEY_REUSED",
    (say) => say.idempotencyKeyReused,
  );
}

export function stillInProgress(): Refusal {
  return new Refusal(
    "IDEMPOTENCY_IN_PROGRESS",
    (say) => say.requestInProgress,
    { retryAfter: 1 },
  );
}
