import { type Action, limits } from "@nearsay/core/contract";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { countHit, giveBackHit, readHits } from "../limits/rate-repository.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { Networks } from "../location/networks.ts";
import type { Bearer } from "../session/bearer.ts";
import { readHistory } from "../session/trail.ts";

/** A stretch of time in which the acts of one network get more difficult. */
interface Stretch {
  name: string;
  ms: number;
  /** Number of acts without a history that get the lowest difficulty. */
  easy: number;
  /** Number of further ones after which the difficulty doubles. */
  step: number;
}

export const windowMs = 10 * 60_000;
const dayMs = 86_400_000;

const soon = (easy: number): Stretch => ({
  name: "newcomers",
  ms: windowMs,
  easy,
  step: 1,
});

/**
 * Counted per survey or post if the action has one. A school class behind one
 * address stays below.
 */
const stretches: Partial<Record<Action, readonly Stretch[]>> = {
  survey_response: [
    soon(40),
    // So that a slow sender cannot avoid the first.
    { name: "newcomers of a day", ms: dayMs, easy: 150, step: 50 },
  ],
  survey_like: [soon(40)],
  post_like: [soon(40)],
  survey_report: [soon(40)],
  privacy_consent: [soon(200)],
  session_start: [soon(1000)],
};

const difficultyMax = limits.botCheckDifficultyMax;

/**
 * Weight of an act by an ID without a history. It halves with each doubling of
 * the history, so that a drawer of old, empty IDs is worth as little as new ones.
 */
const fullWeight = 8;
const historyMax = 8;

function weightOf(history: number): number {
  return fullWeight >> Math.floor(Math.log2(Math.max(1, history)));
}

/** A visitor who is about to do something. */
export interface NewSession {
  request: FastifyRequest;
  action: Action;
  /** Null for a visitor without a session. */
  bearer: Bearer | null;
}

interface NewSessionsDeps {
  db: Database;
  clock: Clock;
  networks: Networks;
  hash: KeyedHash;
  /**
   * Multiplies the numbers of acts at the lowest difficulty; 0 gives all of
   * them the lowest difficulty.
   */
  factor: number;
}

export type NewSessions = ReturnType<typeof createNewSessions>;

/**
 * The difficulty for the acts of one network. Beyond the first ones it doubles,
 * up to what a browser can solve; an ID with a history counts less. A visitor
 * who solves it is accepted, however many came before: the difficulty limits how
 * many ballots an attacker can send, and no neighbor in the network is locked
 * out.
 */
export function createNewSessions({
  db,
  clock,
  networks,
  hash,
  factor,
}: NewSessionsDeps) {
  const stretchesOf = (action: Action): readonly Stretch[] =>
    factor === 0 ? [] : (stretches[action] ?? []);

  async function weigh({ bearer }: NewSession): Promise<number> {
    if (bearer === null) return fullWeight;
    return weightOf(await readHistory(db, bearer, historyMax));
  }

  // One hash, so that no row connects a network's acts in two surveys.
  async function callerOf({ request }: NewSession): Promise<string> {
    const network = await networks.of(request.ip);
    return hash.of("newcomers", network, targetOf(request));
  }

  return {
    /** The difficulty for the next one, 1 or more. */
    async difficulty(newSession: NewSession): Promise<number> {
      const counted = stretchesOf(newSession.action);
      if (counted.length === 0) return 1;
      const weight = await weigh(newSession);
      const caller = await callerOf(newSession);
      const each = counted.map(async (stretch) => {
        const rule = ruleOf(stretch, newSession);
        const before = await readHits(db, { rule, caller }, clock());
        return difficultyOf(stretch, before + weight, factor);
      });
      return Math.max(...(await Promise.all(each)));
    },

    /**
     * Counts a visitor who has solved a puzzle of the difficulty `solved`.
     * False, without counting, if a higher one is required by now.
     */
    async take(newSession: NewSession, solved: number): Promise<boolean> {
      const counted = stretchesOf(newSession.action);
      if (counted.length === 0) return true;
      const now = clock();
      const weight = await weigh(newSession);
      const caller = await callerOf(newSession);
      const hits = counted.map((stretch) => ({
        rule: ruleOf(stretch, newSession),
        caller,
        endsAt: new Date(now.getTime() + stretch.ms),
        room: roomFor(stretch, solved, factor),
      }));
      for (const [place, { room, ...hit }] of hits.entries()) {
        if (await countHit(db, hit, room, now, weight)) continue;
        for (const before of hits.slice(0, place))
          await giveBackHit(db, before, now, weight);
        return false;
      }
      return true;
    },
  };
}

/**
 * The difficulty of a network's ballot to one survey, the first with number 1,
 * if all come within ten minutes from IDs without a history.
 */
export function difficultyOfBallot(number: number): number {
  const each = (stretches.survey_response ?? []).map((stretch) =>
    difficultyOf(stretch, number * fullWeight, 1),
  );
  return Math.max(1, ...each);
}

function ruleOf({ name }: Stretch, { action }: NewSession): string {
  return `${name} ${action}`;
}

/** For an act after which a stretch has this weight. */
function difficultyOf(
  { easy, step }: Stretch,
  weight: number,
  factor: number,
): number {
  const beyond = Math.ceil(weight / fullWeight - easy * factor);
  if (beyond <= 0) return 1;
  return Math.min(difficultyMax, 2 ** Math.ceil(beyond / step));
}

/**
 * Maximum weight at which a solved puzzle of this difficulty is still
 * sufficient; null for no maximum.
 */
function roomFor(
  { easy, step }: Stretch,
  solved: number,
  factor: number,
): number | null {
  if (solved >= difficultyMax) return null;
  const doublings = Math.floor(Math.log2(Math.max(1, solved)));
  return Math.floor((easy * factor + step * doublings) * fullWeight);
}

/** The id of the survey or post that the request is about; empty if there is none. */
function targetOf({ params, body }: FastifyRequest): string {
  const { id } = params as { id?: number };
  const { postId } = (body ?? {}) as { postId?: number };
  return String(id ?? postId ?? "");
}
