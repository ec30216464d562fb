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
const easiest: Partial<Record<Action, number>> = {
  survey_response: 40,
  survey_like: 40,
  post_like: 40,
  survey_report: 40,
  privacy_consent: 200,
  session_start: 1000,
};

export const windowMs = 10 * 60_000;

const difficultyMax = limits.botCheckDifficultyMax;

/** A visitor who is about to do something. */
export interface NewSession {
  request: FastifyRequest;
  action: Action;
  /** Null for a visitor without a session. */
  actorId: string | null;
}

interface NewSessionsDeps {
  db: Database;
  clock: Clock;
  networks: Networks;
  /**
   * Multiplies the numbers of new sessions at the lowest difficulty; 0 gives
   * all of them the lowest difficulty.
   */
  factor: number;
}

export type NewSessions = ReturnType<typeof createNewSessions>;

/**
 * The difficulty for anonymous IDs younger than a day. Beyond the first ones of
 * a network it doubles with each new ID, up to what a browser can solve. A
 * visitor who solves it is accepted, however many came before: the difficulty
 * limits how many IDs an attacker can create, and no neighbor in the network is
 * locked out.
 */
export function createNewSessions({
  db,
  clock,
  networks,
  factor,
}: NewSessionsDeps) {
  const easyOnes = (action: Action) => (easiest[action] ?? 0) * factor;

  async function isEasy({ action, actorId }: NewSession): Promise<boolean> {
    if (easyOnes(action) === 0) return true;
    return actorId !== null && (await isLongKnown(db, actorId, clock()));
  }

  async function counterOf({ request, action }: NewSession) {
    const network = await networks.of(request.ip);
    const caller = `${network} ${targetOf(request)}`;
    return { rule: `newcomers ${action}`, caller };
  }

  return {
    /** The difficulty for the next one, 1 or more. */
    async difficulty(newSession: NewSession): Promise<number> {
      if (await isEasy(newSession)) return 1;
      const before = await readHits(db, await counterOf(newSession), clock());
      return difficultyOf(before + 1 - easyOnes(newSession.action));
    },

    /**
     * Counts a new visitor who has solved a puzzle of the difficulty `solved`.
     * False, without counting, if a higher one is required by now.
     */
    async take(newSession: NewSession, solved: number): Promise<boolean> {
      if (await isEasy(newSession)) return true;
      const now = clock();
      const endsAt = new Date(now.getTime() + windowMs);
      const hit = { ...(await counterOf(newSession)), endsAt };
      return countHit(
        db,
        hit,
        roomFor(solved, easyOnes(newSession.action)),
        now,
      );
    },
  };
}

/** For the first, second, … new visitor beyond those at the lowest difficulty. */
function difficultyOf(beyond: number): number {
  return beyond <= 0 ? 1 : Math.min(difficultyMax, 2 ** beyond);
}

/**
 * Maximum count at which a solved puzzle of this difficulty is still sufficient;
 * null for no maximum.
 */
function roomFor(solved: number, easyOnes: number): number | null {
  if (solved >= difficultyMax) return null;
  return easyOnes + Math.floor(Math.log2(Math.max(1, solved)));
}

/** The id of the survey or post that the request is about; empty if there is none. */
function targetOf({ params, body }: FastifyRequest): string {
  const { id } = params as { id?: number };
  const { postId } = (body ?? {}) as { postId?: number };
  return String(id ?? postId ?? "");
}
