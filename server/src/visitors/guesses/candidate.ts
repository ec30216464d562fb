import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { Visitor } from "../session/visitor.ts";
import { type Purpose, namesSurvey } from "./guess-limits.ts";
import { type Guesser, isLongKnown } from "./guess-repository.ts";

/** Who guesses, and what they can show for it, which is asked for where it matters, and once. */
export interface Candidate extends Guesser {
  /** The price that this request's bot check has paid, which is used up by asking. */
  payment(): Promise<number>;
  /** Whether their anonymous ID has existed for a day. */
  isLongKnown(): Promise<boolean>;
}

export interface Attempt {
  visitor: Visitor;
  purpose: Purpose;
  surveyId: number;
}

export function createCandidates(db: Database, clock: Clock) {
  return async (attempt: Attempt): Promise<Candidate> => {
    const { visitor, purpose, surveyId } = attempt;
    const network = await visitor.network();
    const actorId = (await visitor.actor())?.actorId ?? null;
    return {
      ...{ surveyId, purpose, network },
      // A lock is about one survey, so that a search locks nobody out.
      actorId: namesSurvey(purpose) ? actorId : null,
      payment: once(() => visitor.payment()),
      isLongKnown: once(
        async () =>
          actorId !== null && (await isLongKnown(db, actorId, clock())),
      ),
    };
  };
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= ask());
}
