import { isExpired, isUpcoming } from "@nearsay/core/forms";
import type { Cache } from "../base/cache/cache.ts";
import { Ready, nextOf } from "../base/cache/ready.ts";
import type { Clock } from "../base/clock.ts";
import type { Queryable } from "../base/db/database.ts";
import type { CodeGuard } from "../visitors/failed-attempts/code-guard.ts";
import type { Visitor } from "../visitors/visitor.ts";
import { type EditRow, listEdits } from "./edit-repository.ts";
import { type QuestionRow, listQuestions } from "./question-repository.ts";
import { type ThanksLinkHosts, withAllowedLink } from "./ending.ts";
import { turnsOf } from "./survey.ts";
import type { SurveyRow } from "./survey-repository.ts";

/** The questions without the hashes of their expected answers, which must not leave the server. */
export interface QuestionSet {
  questions: Omit<QuestionRow, "expectedAnswerHash">[];
  /** Texts that were changed after people had answered. */
  edits: EditRow[];
  survey: Pick<
    SurveyRow,
    | "latitude"
    | "longitude"
    | "scope"
    | "radiusMeters"
    | "opensAt"
    | "expiresAt"
    | "quota"
    | "forgetMonths"
    | "forgotten"
    | "closedMessage"
    | "thanksMessage"
    | "thanksLink"
    | "results"
    | "resultsGroup"
    | "reads"
    | "tickets"
    | "answerPlaces"
    | "language"
    | "translations"
  >;
  expired: boolean;
  upcoming: boolean;
  /**
   * Seconds for which this visitor may not answer because of too many wrong
   * answers to the challenge; null if they may answer.
   */
  blockedFor: number | null;
}

/**
 * Returns what a survey asks this visitor, who may see the survey, and whether
 * they may answer now.
 */
export type AskQuestions = ReturnType<typeof createAskQuestions>;

interface AskDeps {
  db: Queryable;
  clock: Clock;
  guard: CodeGuard;
  caches: { questions: Cache<number, Ready<QuestionSet>> };
  thanksLinkHosts: ThanksLinkHosts;
}

export function createAskQuestions(deps: AskDeps) {
  const { guard, caches } = deps;
  return async (
    survey: SurveyRow,
    visitor: Visitor,
  ): Promise<Ready<QuestionSet>> => {
    const asked = await caches.questions.get(survey.surveyId, () =>
      readQuestions(deps, survey),
    );
    if (!hasChallenge(asked.value)) return asked;
    const lock = await guard.lockOf(visitor, "challenge", survey.surveyId);
    if (lock === null) return asked;
    const { retryAfter = 1 } = lock.details;
    return new Ready({ ...asked.value, blockedFor: retryAfter });
  };
}

/** If true, the reply can differ for a visitor who answered a challenge wrong. */
export function hasChallenge({ questions }: QuestionSet): boolean {
  return questions.some(({ isChallenge }) => isChallenge);
}

async function readQuestions(
  { db, clock, thanksLinkHosts }: AskDeps,
  row: SurveyRow,
): Promise<Ready<QuestionSet>> {
  const now = clock();
  const survey = withAllowedLink(row, thanksLinkHosts);
  const { surveyId } = survey;
  const [questions, edits] = await Promise.all([
    listQuestions(db, surveyId),
    listEdits(db, surveyId),
  ]);
  const asked = {
    questions,
    edits,
    survey,
    blockedFor: null,
    expired: isExpired(survey, now),
    upcoming: isUpcoming(survey, now),
  };
  return new Ready(asked, nextOf(turnsOf(survey), now));
}
