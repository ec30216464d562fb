import type { ResponseBody } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { Refusal } from "../plugins/refusal.ts";
import type { KeyedHash } from "../security/keyed-hash.ts";
import type { Actor } from "../session/session-repository.ts";
import type { Visitor } from "../session/visitor.ts";
import { listQuestions } from "../surveys/question-repository.ts";
import { isExpired } from "../surveys/survey-item.ts";
import type { Visibility } from "../surveys/visibility.ts";
import { checkChallenge } from "./check-challenge.ts";
import { readAnswers } from "./read-answers.ts";
import { insertResponse } from "./response-repository.ts";

type ResponseInput = Static<typeof ResponseBody>;

/** Takes a response; `duplicate` when this person has answered before. Coordinates are not kept. */
export type SubmitResponse = (
  actor: Actor,
  visitor: Visitor,
  surveyId: number,
  input: ResponseInput,
) => Promise<{ duplicate: boolean }>;

export function createSubmitResponse(
  db: Database,
  clock: Clock,
  hash: KeyedHash,
  visibility: Visibility,
): SubmitResponse {
  return async (actor, visitor, id, { answers, challenge_answers = {} }) => {
    const survey = await visibility.open({ id }, visitor);
    const { surveyId, surveyUuid, expiresAt } = survey;
    const createdAt = clock();
    if (isExpired(survey, createdAt)) throw closed(expiresAt);
    const questions = await listQuestions(db, surveyId);
    const checked = readAnswers(answers, questions);
    checkChallenge(hash, surveyUuid, questions, challenge_answers);
    const { actorId } = actor;
    const response = { ...checked, surveyId, actorId, createdAt };
    return { duplicate: !(await insertResponse(db, response)) };
  };
}

function closed(expiresAt: Date): Refusal {
  return new Refusal(
    410,
    "SURVEY_CLOSED",
    "This survey is no longer accepting responses.",
    { expiresAt },
  );
}
