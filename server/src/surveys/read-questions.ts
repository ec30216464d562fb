import type { QuestionsReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { Ready, nextOf } from "../base/cache/ready.ts";
import type { Queryable } from "../base/db/database.ts";
import { listQuestions } from "./question-repository.ts";
import { isExpired } from "./survey-item.ts";
import type { SurveyRow } from "./survey-repository.ts";

export type QuestionSet = Static<typeof QuestionsReply>;

/** What is asked; expected answers stay here. */
export async function readQuestions(
  db: Queryable,
  survey: SurveyRow,
  now: Date,
): Promise<Ready<QuestionSet>> {
  const questions = await listQuestions(db, survey.surveyId);
  const reply = {
    items: questions.map((question) => ({
      id: question.questionId,
      question_text: question.text,
      question_type: question.type,
      options: question.options,
      allow_multiple: question.allowMultiple,
      is_challenge: question.isChallenge,
    })),
    expired: isExpired(survey, now),
    expiresAt: survey.expiresAt.toISOString(),
    challengeMessage: null,
    challengeBlocked: false,
    results: { mode: survey.results, group_size: survey.resultsGroup },
  };
  return new Ready(reply, nextOf([survey.expiresAt], now));
}
