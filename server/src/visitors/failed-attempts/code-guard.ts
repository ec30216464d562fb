import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { Refusal } from "../../base/refusal.ts";
import { equal } from "../../base/security/keyed-hash.ts";
import type { Visitor } from "../visitor.ts";
import {
  type Attempt,
  type Candidate,
  admit,
  countWrong,
  candidateOf,
} from "./admission.ts";
import { type FailedAttempt, publishFailedAttempt } from "./failed-attempts.ts";
import { type Purpose, entriesMax } from "./attempt-limits.ts";
import type { Share, Terms } from "./attempt-terms.ts";
import { bounded, locked } from "./attempt-refusals.ts";
import {
  type CountedEntries,
  forgetWrongEntries,
  readCountedEntries,
  takeCountBack,
} from "./attempt-repository.ts";

/** The survey is `anySurvey` if the attempt names none. */
export interface CodeEntry extends Attempt {
  /** Keyed hash of the entry. */
  given: string;
  /** Keyed hash of the right entry. */
  expected: string;
}

export type Verdict =
  | { right: true }
  /**
   * `attemptsRemaining` is the number of attempts until this person is locked
   * out; null without a session.
   */
  | { right: false; attemptsRemaining: number | null };

export type CodeGuard = ReturnType<typeof createCodeGuard>;

/** The verdict on an attempt, and its terms. */
interface Settled {
  verdict: Verdict;
  terms: Terms | null;
}

/**
 * The only module that compares entered codes with the right ones.
 *
 * Only wrong entries count. The reply to a wrong entry is sent after it has
 * been counted; a right entry is accepted only if there is still room for one
 * more after simultaneous wrong entries have been counted. So hardly more
 * entries are evaluated than the budgets allow, however many arrive at once
 * (only a few whose count is just being written). Right entries use nothing up:
 * each takes a wrong entry off the count if little of a budget is left, so that
 * typing errors of a crowd lock no one out.
 */
export function createCodeGuard(db: Database, clock: Clock) {
  /**
   * Evaluates the entry with the current counts; null if other requests were
   * faster and used up a budget.
   */
  async function settle(
    { given, purpose }: CodeEntry,
    candidate: Candidate,
    right: boolean,
  ): Promise<Settled | null> {
    const now = clock();
    const used = await readCountedEntries(db, candidate, now);
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

  async function decide(attempt: CodeEntry): Promise<Verdict> {
    const right = equal(attempt.given, attempt.expected);
    const candidate = await candidateOf(db, clock, attempt);
    const first = await settle(attempt, candidate, right);
    if (first?.verdict.right === false) return first.verdict;
    // Simultaneous wrong entries are counted by now. Without this second check,
    // one right entry among any number of them would be accepted.
    const settled = await settle(attempt, candidate, right);
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
    /**
     * @throws Refusal ACCESS_LOCKED or CHALLENGE_BLOCKED if the person is
     * locked out, CODE_GUESSES_BOUNDED if a bot check is required first or too
     * many entries were wrong.
     */
    async judge(attempt: CodeEntry): Promise<Verdict> {
      const { purpose, surveyId } = attempt;
      const publish = (outcome: FailedAttempt["outcome"]) => {
        publishFailedAttempt({ purpose, surveyId, outcome });
      };
      try {
        const verdict = await decide(attempt);
        if (!verdict.right) publish("wrong");
        return verdict;
      } catch (error) {
        if (error instanceof Refusal) publish("refused");
        throw error;
      }
    },
    /**
     * The refusal that an attempt of this visitor would get at the moment; null
     * if it would be evaluated.
     */
    async lockOf(
      visitor: Visitor,
      purpose: Purpose,
      surveyId: number,
    ): Promise<Refusal | null> {
      const attempt = { visitor, purpose, surveyId };
      const candidate = await candidateOf(db, clock, attempt);
      const now = clock();
      const used = await readCountedEntries(db, candidate, now);
      return isFull(used) ? locked(purpose, lockedFor(used, now)) : null;
    },
  };
}

function isFull({ entries }: CountedEntries): boolean {
  return entries.length >= entriesMax;
}

function wrong(entries: number | null): Verdict {
  const attemptsRemaining = entries === null ? null : entriesMax - entries;
  return { right: false, attemptsRemaining };
}

/** In milliseconds. */
function lockedFor({ entriesExpireAt }: CountedEntries, now: Date): number {
  return (entriesExpireAt ?? now).getTime() - now.getTime();
}
