import type { Database, Queryable } from "../../base/db/database.ts";
import { type Purpose, difficultyMax, namesSurvey } from "./attempt-limits.ts";
import { type Counts, type Terms, roomFor, termsOf } from "./attempt-terms.ts";
import { bounded, botCheckRequired } from "./attempt-refusals.ts";
import {
  type AttemptKey,
  addCount,
  addWrongEntry,
} from "./attempt-repository.ts";
import type { Clock } from "../../base/clock.ts";
import { isLongKnown } from "../session/session-repository.ts";
import type { Visitor } from "../visitor.ts";

/**
 * A visitor who enters a code, and what counts in their favor; each is looked
 * up once, and only if it matters.
 */
export interface Candidate extends AttemptKey {
  /** The difficulty of this request's solved bot check. The first call uses it up. */
  solvedDifficulty(): Promise<number>;
  /** Whether their anonymous ID has existed for a day. */
  isLongKnown(): Promise<boolean>;
}

export interface Attempt {
  visitor: Visitor;
  purpose: Purpose;
  surveyId: number;
}

export async function candidateOf(
  db: Queryable,
  clock: Clock,
  { visitor, purpose, surveyId }: Attempt,
): Promise<Candidate> {
  const network = await visitor.network();
  const actor = await visitor.actor();
  return {
    surveyId,
    purpose,
    network,
    // A lock applies to one survey, so failed searches lock no one out.
    voice:
      actor !== null && namesSurvey(purpose)
        ? actor.bearer.voiceIn(surveyId)
        : null,
    solvedDifficulty: once(() => visitor.solvedDifficulty()),
    isLongKnown: once(
      async () =>
        actor !== null && (await isLongKnown(db, actor.actorId, clock())),
    ),
  };
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= ask());
}

/** The terms on which an entry is evaluated. */
interface Admission {
  terms: Terms;
  /** The difficulty of the solved bot check. */
  solved: number;
  longKnown: boolean;
}

/** @throws Refusal CODE_GUESSES_BOUNDED unless an entry may be evaluated. */
export async function admit(
  candidate: Candidate,
  counts: Counts,
  now: Date,
): Promise<Admission> {
  const termsFor = (known: boolean) =>
    termsOf(counts, candidate.purpose, now, known);
  const longKnown =
    termsFor(false).waitMs > 0 && (await candidate.isLongKnown());
  const terms = termsFor(longKnown);
  const { difficulty, freeInMs, waitMs } = terms;
  if (waitMs > 0) throw bounded(waitMs);
  const solved = difficulty === 0 ? 0 : await candidate.solvedDifficulty();
  // If others' failed attempts raised the difficulty in the meantime, the next
  // puzzle has the maximum difficulty, so that no third one is needed.
  if (solved < difficulty)
    throw botCheckRequired(solved === 0 ? difficulty : difficultyMax, freeInMs);
  return { terms, solved, longKnown };
}

/**
 * Counts a wrong entry in all budgets or in none. Returns the number of this
 * person's wrong entries, null without a session; "full" if a budget has no
 * room left because other requests were faster.
 */
export async function countWrong(
  db: Database,
  candidate: Candidate,
  entry: string,
  { terms, solved, longKnown }: Admission,
  now: Date,
): Promise<number | "full" | null> {
  const full = new Error("no room for another wrong entry");
  try {
    return await db.transaction(async (tx) => {
      const isPerson = candidate.voice !== null;
      const entries = isPerson
        ? await addWrongEntry(tx, candidate, entry, now)
        : null;
      if (isPerson && entries === null) throw full;
      // Always in the same order, so that no two requests can wait for each
      // other.
      for (const charge of terms.charges) {
        const room = roomFor(charge.budget, solved, longKnown);
        if (!(await addCount(tx, candidate, charge, room, now))) throw full;
      }
      return entries;
    });
  } catch (error) {
    if (error === full) return "full";
    throw error;
  }
}
