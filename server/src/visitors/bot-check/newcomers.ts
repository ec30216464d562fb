import { type Action, limits } from "@nearsay/core/contract";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { countHit, readHits } from "../limits/rate-repository.ts";
import type { Networks } from "../location/networks.ts";
import { isLongKnown } from "../session/session-repository.ts";

/**
 * Number of new sessions of one network that get the lowest difficulty within
 * ten minutes; counted per survey or post if the action has one. A school class
 * behind one address stays below.
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

/** A visitor who is about to do something. */
export interface Newcomer {
  request: FastifyRequest;
  action: Action;
  /** Null for a visitor without a session. */
  actorId: string | null;
}

interface NewcomersDeps {
  db: Database;
  clock: Clock;
  networks: Networks;
  /**
   * Multiplies the numbers of new sessions at the lowest difficulty; 0 gives
   * all of them the lowest difficulty.
   */
  factor: number;
}

export type Newcomers = ReturnType<typeof createNewcomers>;

/**
 * The difficulty for anonymous IDs younger than a day. Beyond the first ones of
 * a network it doubles with each new ID, up to what a browser can solve. A
 * visitor who solves it is accepted, however many came before: the difficulty
 * limits how many IDs an attacker can create, and no neighbor in the network is
 * locked out.
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
    /** The price for the next one, 1 or more. */
    async price(newcomer: Newcomer): Promise<number> {
      if (await isCheap(newcomer)) return 1;
      const before = await readHits(db, await counterOf(newcomer), clock());
      return priceOf(before + 1 - cheapOnes(newcomer.action));
    },

    /**
     * Counts a new visitor who has solved a puzzle of the price `paid`. False,
     * without counting, if a higher one is required by now.
     */
    async take(newcomer: Newcomer, paid: number): Promise<boolean> {
      if (await isCheap(newcomer)) return true;
      const now = clock();
      const endsAt = new Date(now.getTime() + windowMs);
      const hit = { ...(await counterOf(newcomer)), endsAt };
      return countHit(db, hit, roomFor(paid, cheapOnes(newcomer.action)), now);
    },
  };
}

/** For the first, second, … new visitor beyond those at the lowest price. */
function priceOf(beyond: number): number {
  return beyond <= 0 ? 1 : Math.min(priceMax, 2 ** beyond);
}

/**
 * Maximum count at which a solved puzzle of this price is still sufficient;
 * null for no maximum.
 */
function roomFor(paid: number, cheapOnes: number): number | null {
  if (paid >= priceMax) return null;
  return cheapOnes + Math.floor(Math.log2(Math.max(1, paid)));
}

/** The id of the survey or post that the request is about; empty if there is none. */
function targetOf({ params, body }: FastifyRequest): string {
  const { id } = params as { id?: number };
  const { postId } = (body ?? {}) as { postId?: number };
  return String(id ?? postId ?? "");
}
