import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { Refusal } from "../../base/refusal.ts";
import { equal } from "../../base/security/keyed-hash.ts";
import type { Visitor } from "../session/visitor.ts";
import {
  type Attempt,
  type Candidate,
  admit,
  countWrong,
  candidateOf,
} from "./admission.ts";
import { type GuessFailure, tellGuessFailure } from "./guess-failures.ts";
import { type Purpose, entriesMax } from "./guess-limits.ts";
import type { Share, Terms } from "./guess-price.ts";
import { bounded, locked } from "./guess-refusals.ts";
import {
  type UsedGuesses,
  forgetWrongEntries,
  readUsedGuesses,
  takeCountBack,
} from "./guess-repository.ts";

/** Survey `anySurvey` where none is named. */
export interface Guess extends Attempt {
  /** Keyed hash of what was entered. */
  given: string;
  /** Keyed hash of what would be right. */
  expected: string;
}

export type Verdict =
  | { right: true }
  /** `attemptsRemaining` until this person is locked out; null where no person is known. */
  | { right: false; attemptsRemaining: number | null };

export type GuessGuard = ReturnType<typeof createGuessGuard>;

/** What a guess comes to, and on what terms. */
interface Settled {
  verdict: Verdict;
  terms: Terms | null;
}

/**
 * The one place that compares what was entered with what is right.
 *
 * Only wrong entries count, and a wrong one is answered only once it has been
 * counted; a right one only while there is still room for one more once those
 * that came with it are counted. So hardly more are evaluated than the bounds
 * allow, however many come at once (a few whose count is being written just
 * then), and entering what is right uses nothing up, however many do: it makes
 * room where there is little, so that the slips of a crowd shut nobody out.
 */
export function createGuessGuard(db: Database, clock: Clock) {
  /** As things stand now; null when others were faster and used up a bound. */
  async function settle(
    { given, purpose }: Guess,
    candidate: Candidate,
    right: boolean,
  ): Promise<Settled | null> {
    const now = clock();
    const used = await readUsedGuesses(db, candidate, now);
    const { entries, counts } = used;
    if (isFull(used)) throw locked(purpose, lockedFor(used, now));
    if (!right && entries.includes(given))
      return { verdict: wrong(entries.length), terms: null };
    const admission = await admit(candidate, counts, now);
    const { terms } = admission;
    if (right) return { verdict: { right }, terms };
    const counted = await countWrong(db, candidate, given, admission, now);
    return counted === "full" ? null : { verdict: wrong(counted), terms };
  }

  async function decide(guess: Guess): Promise<Verdict> {
    const right = equal(guess.given, guess.expected);
    const candidate = await candidateOf(db, clock, guess);
    const first = await settle(guess, candidate, right);
    if (first?.verdict.right === false) return first.verdict;
    // By now the wrong ones that came at the same time are counted: without
    // this, a right one among any number of them would be let through.
    const settled = await settle(guess, candidate, right);
    if (settled === null) throw bounded(0);
    if (right) await welcome(candidate, settled.terms?.regained ?? []);
    return settled.verdict;
  }

  async function welcome(
    candidate: Candidate,
    regained: readonly Share[],
  ): Promise<void> {
    await forgetWrongEntries(db, candidate);
    for (const share of regained)
      await takeCountBack(db, candidate, share, clock());
  }

  return {
    /** @throws Refusal ACCESS_LOCKED or CHALLENGE_BLOCKED to who is locked out, CODE_GUESSES_BOUNDED where a bot check is asked for first or too many were wrong. */
    async judge(guess: Guess): Promise<Verdict> {
      const { purpose, surveyId } = guess;
      const tell = (outcome: GuessFailure["outcome"]) => {
        tellGuessFailure({ purpose, surveyId, outcome });
      };
      try {
        const verdict = await decide(guess);
        if (!verdict.right) tell("wrong");
        return verdict;
      } catch (error) {
        if (error instanceof Refusal) tell("refused");
        throw error;
      }
    },
    /** What a guess of this visitor would be refused with at the moment; null when it would be looked at. */
    async lockOf(
      visitor: Visitor,
      purpose: Purpose,
      surveyId: number,
    ): Promise<Refusal | null> {
      const attempt = { visitor, purpose, surveyId };
      const candidate = await candidateOf(db, clock, attempt);
      const now = clock();
      const used = await readUsedGuesses(db, candidate, now);
      return isFull(used) ? locked(purpose, lockedFor(used, now)) : null;
    },
  };
}

function isFull({ entries }: UsedGuesses): boolean {
  return entries.length >= entriesMax;
}

function wrong(entries: number | null): Verdict {
  const attemptsRemaining = entries === null ? null : entriesMax - entries;
  return { right: false, attemptsRemaining };
}

/** In milliseconds. */
function lockedFor({ entriesExpireAt }: UsedGuesses, now: Date): number {
  return (entriesExpireAt ?? now).getTime() - now.getTime();
}
