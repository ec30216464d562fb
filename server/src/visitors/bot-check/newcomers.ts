import { type Action, limits } from "@nearsay/core/contract";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { countHit, readHits } from "../limits/rate-repository.ts";
import type { Networks } from "../location/networks.ts";
import { isLongKnown } from "../session/session-repository.ts";

/**
 * Newcomers of one network who pay the least within ten minutes, at one survey
 * or post where the action has one. A class behind one address stays below.
 */
const cheap: Partial<Record<Action, number>> = {
  survey_response: 40,
  survey_like: 40,
  post_like: 40,
  survey_report: 40,
  privacy_consent: 200,
  session_start: 1000,
};

export const windowMs = 10 * 60_000;

const priceMax = limits.botCheckPriceMax;

/** Somebody who is about to do something. */
export interface Newcomer {
  request: FastifyRequest;
  action: Action;
  /** Null who has no session yet. */
  actorId: string | null;
}

interface NewcomersDeps {
  db: Database;
  clock: Clock;
  networks: Networks;
  /** What every number of cheap ones is multiplied by; 0 leaves all of them cheap. */
  factor: number;
}

export type Newcomers = ReturnType<typeof createNewcomers>;

/**
 * What anonymous IDs of less than a day pay: in one network each one beyond the
 * cheap ones twice as much as the one before, up to what a browser can solve.
 * Whoever pays is let pass, however many came before: that is how many IDs cost
 * somebody who makes them, and no neighbour is shut out.
 */
export function createNewcomers({
  db,
  clock,
  networks,
  factor,
}: NewcomersDeps) {
  const cheapOnes = (action: Action) => (cheap[action] ?? 0) * factor;

  async function isCheap({ action, actorId }: Newcomer): Promise<boolean> {
    if (cheapOnes(action) === 0) return true;
    return actorId !== null && (await isLongKnown(db, actorId, clock()));
  }

  async function counterOf({ request, action }: Newcomer) {
    const network = await networks.of(request.ip);
    const caller = `${network} ${targetOf(request)}`;
    return { rule: `newcomers ${action}`, caller };
  }

  return {
    /** What the next one pays, 1 or more. */
    async price(newcomer: Newcomer): Promise<number> {
      if (await isCheap(newcomer)) return 1;
      const before = await readHits(db, await counterOf(newcomer), clock());
      return priceOf(before + 1 - cheapOnes(newcomer.action));
    },

    /** Counts one who paid; false, and nothing is counted, where that is too little by now. */
    async take(newcomer: Newcomer, paid: number): Promise<boolean> {
      if (await isCheap(newcomer)) return true;
      const now = clock();
      const endsAt = new Date(now.getTime() + windowMs);
      const hit = { ...(await counterOf(newcomer)), endsAt };
      return countHit(db, hit, roomFor(paid, cheapOnes(newcomer.action)), now);
    },
  };
}

/** Of the first, second, … beyond the cheap ones. */
function priceOf(beyond: number): number {
  return beyond <= 0 ? 1 : Math.min(priceMax, 2 ** beyond);
}

/** How many are let pass to whom this price was named; null for all. */
function roomFor(paid: number, cheapOnes: number): number | null {
  if (paid >= priceMax) return null;
  return cheapOnes + Math.floor(Math.log2(Math.max(1, paid)));
}

/** The survey or post that it is about, by its number; nothing where it is about none. */
function targetOf({ params, body }: FastifyRequest): string {
  const { id } = params as { id?: number };
  const { postId } = (body ?? {}) as { postId?: number };
  return String(id ?? postId ?? "");
}
