import type { SurveyCaches } from "./survey-caches.ts";
import { Ready } from "../base/cache/ready.ts";
import type { Clock } from "../base/clock.ts";
import type { Queryable } from "../base/db/database.ts";
import type { Challenges } from "./check-challenge.ts";
import type { Visitor } from "../visitors/session/visitor.ts";
import { type QuestionSet, readQuestions } from "./read-questions.ts";
import type { SurveyRow } from "./survey-repository.ts";

/** What a survey asks this visitor, who may see it, and whether they may answer at the moment. */
export type AskQuestions = (
  survey: SurveyRow,
  visitor: Visitor,
) => Promise<Ready<QuestionSet>>;

interface AskDeps {
  db: Queryable;
  clock: Clock;
  challenges: Challenges;
  caches: Pick<SurveyCaches, "questions">;
}

export function createAskQuestions(deps: AskDeps): AskQuestions {
  const { db, clock, challenges, caches } = deps;
  return async (survey, visitor) => {
    const questions = await caches.questions.get(survey.surveyId, () =>
      readQuestions(db, survey, clock()),
    );
    if (!questions.value.items.some((item) => item.is_challenge))
      return questions;
    const challengeMessage = await challenges.blockOf(survey.surveyId, visitor);
    if (challengeMessage === null) return questions;
    return new Ready({
      ...questions.value,
      challengeMessage,
      challengeBlocked: true,
    });
  };
}
