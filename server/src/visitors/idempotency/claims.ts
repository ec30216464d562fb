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

/** What a request was answered; the body as JSON text, null where there is none. */
export interface Outcome {
  status: number;
  body: string | null;
}

interface ClaimsOptions {
  db: Database;
  clock: Clock;
  /** How long a repeat waits for the first request, in milliseconds. */
  patienceMs: number;
}

/** What the reply to a request is sealed for, and by. */
type Sealing = Pick<KeyedRequest, "requestKey" | "secret">;

/** How long a reply is kept: a day, in milliseconds. */
export const replyLifetimeMs = 86_400_000;

/** An older claim is taken for one of a process that has died. */
const leaseMs = 20_000;
const pollMs = 100;

/** Which process carries a request out, known to all processes on one database. */
export function createClaims({ db, clock, patienceMs }: ClaimsOptions) {
  const workerId = randomUUID();

  /** Null where the claim was new; undefined where another was given up just now. */
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

  /** Replies hold keys and tokens, which no copy of the database may give away. */
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

  /** What this process is at work on it does not take, so its own are left over from a failure. */
  function isLeftOver({ workerId: worker, claimedAt }: Claim): boolean {
    const age = clock().getTime() - claimedAt.getTime();
    return worker === workerId || age > leaseMs;
  }

  return {
    /**
     * Null when the request is this process's to carry out, else what the first
     * of its kind was answered. A process must not take what it is at work on.
     * @throws Refusal IDEMPOTENCY_KEY_REUSED for another body under the same key, IDEMPOTENCY_IN_PROGRESS when the first takes too long.
     */
    async take(request: KeyedRequest): Promise<Outcome | null> {
      const { requestKey, bodyHash } = request;
      const end = performance.now() + patienceMs;
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
    /** Keeps the reply; null lets the next of its kind act. */
    settle: (request: Sealing, reply: Outcome | null): Promise<void> =>
      write({
        requestKey: request.requestKey,
        reply: reply && sealed(request, reply),
      }),
  };
}

export function bodyDiffers(): Refusal {
  return new Refusal(
    "IDEMPOTENCY_KEY_REUSED",
    "This Idempotency-Key was sent with another request before.",
  );
}

export function stillInProgress(): Refusal {
  return new Refusal(
    "IDEMPOTENCY_IN_PROGRESS",
    "The same request is still being carried out. Please try again.",
    { retryAfter: 1 },
  );
}
