import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { equal } from "../security/keyed-hash.ts";
import type { Refusal } from "../plugins/refusal.ts";
import type { Visitor } from "../session/visitor.ts";
import { type Purpose, entriesMax, namesSurvey } from "./guess-limits.ts";
import { bounded, locked } from "./guess-refusals.ts";
import {
  type Guesser,
  type Standing,
  addWrongEntry,
  forgetWrongEntries,
  readStanding,
  spendBudgets,
} from "./guess-repository.ts";

export interface Guess {
  visitor: Visitor;
  purpose: Purpose;
  /** `anySurvey` where none is named. */
  surveyId: number;
  /** Keyed hash of what was entered. */
  given: string;
  /** Keyed hash of what would be right. */
  expected: string;
}

export type Verdict =
  | { right: true }
  /** `attemptsRemaining` until this person is locked out; null where no person is known. */
  | { right: false; attemptsRemaining: number | null };

/**
 * The one place that compares what was entered with what is right.
 *
 * Only wrong entries count, and a wrong one is answered only once it has been
 * counted; a right one only while there is still room for one more once those
 * that came with it are counted. So hardly more are evaluated than the bounds
 * allow, however many come at once (a few whose count is being written just
 * then), and entering what is right counts nowhere, however many do.
 */
export interface GuessGuard {
  /** @throws Refusal 423 to whoever is locked out, 429 beyond a budget without a solved bot check. */
  judge(guess: Guess): Promise<Verdict>;
  /** What a guess of this visitor would be refused with at the moment; null when it would be looked at. */
  lockOf(
    visitor: Visitor,
    purpose: Purpose,
    surveyId: number,
  ): Promise<Refusal | null>;
}

type Proof = () => Promise<boolean>;

export function createGuessGuard(db: Database, clock: Clock): GuessGuard {
  /** What a guess comes to as things stand now; null when others were faster and used up a bound. */
  async function settle(
    guess: Guess,
    guesser: Guesser,
    right: boolean,
    proof: Proof,
  ): Promise<Verdict | null> {
    const now = clock();
    const standing = await readStanding(db, guesser, now);
    const { entries, entriesExpireAt, spentUntil } = standing;
    if (isFull(standing))
      throw locked(guess.purpose, seconds(now, entriesExpireAt));
    if (!right && entries.includes(guess.given)) return wrong(entries.length);
    const proven = spentUntil !== null && (await proof());
    if (spentUntil !== null && !proven) throw bounded(seconds(now, spentUntil));
    return right ? { right } : count(guesser, guess.given, proven, now);
  }

  /** All bounds or none; null when one of them has no room. */
  async function count(
    guesser: Guesser,
    entry: string,
    proven: boolean,
    now: Date,
  ): Promise<Verdict | null> {
    const full = new Error("no room for another wrong entry");
    try {
      return await db.transaction(async (tx) => {
        const known = guesser.actorId !== null;
        const entries = known
          ? await addWrongEntry(tx, guesser, entry, now)
          : null;
        if (known && entries === null) throw full;
        if (!proven && !(await spendBudgets(tx, guesser, now))) throw full;
        return wrong(entries);
      });
    } catch (error) {
      if (error === full) return null;
      throw error;
    }
  }

  return {
    async judge(guess) {
      const right = equal(guess.given, guess.expected);
      const { visitor, purpose, surveyId } = guess;
      const guesser = await guesserOf(visitor, purpose, surveyId);
      const proof = askOnce(() => visitor.provesWork());
      const first = await settle(guess, guesser, right, proof);
      if (first?.right === false) return first;
      // By now the wrong ones that came at the same time are counted: without
      // this, a right one among any number of them would be let through.
      const verdict = await settle(guess, guesser, right, proof);
      if (verdict === null) throw bounded(1);
      if (verdict.right) await forgetWrongEntries(db, guesser);
      return verdict;
    },
    async lockOf(visitor, purpose, surveyId) {
      const guesser = await guesserOf(visitor, purpose, surveyId);
      const now = clock();
      const standing = await readStanding(db, guesser, now);
      return isFull(standing)
        ? locked(purpose, seconds(now, standing.entriesExpireAt))
        : null;
    },
  };
}

/** A proof is used up by asking for it, so that its answer is kept. */
function askOnce(ask: Proof): Proof {
  let answer: Promise<boolean> | undefined;
  return () => (answer ??= ask());
}

async function guesserOf(
  visitor: Visitor,
  purpose: Purpose,
  surveyId: number,
): Promise<Guesser> {
  // A lock is about one survey, so that a search locks nobody out.
  const actor = namesSurvey(purpose) ? await visitor.actor() : null;
  const network = await visitor.network();
  return { surveyId, purpose, actorId: actor?.actorId ?? null, network };
}

function isFull({ entries }: Standing): boolean {
  return entries.length >= entriesMax;
}

function wrong(entries: number | null): Verdict {
  const attemptsRemaining = entries === null ? null : entriesMax - entries;
  return { right: false, attemptsRemaining };
}

function seconds(now: Date, until: Date | null): number {
  const ms = (until ?? now).getTime() - now.getTime();
  return Math.max(1, Math.ceil(ms / 1000));
}
