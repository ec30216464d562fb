import type { ResponseBody } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { analyseTexts } from "../../base/text/analyse-texts.ts";
import type { Clock } from "../../base/clock.ts";
import type { CheckContent } from "../../surveys/content/content-filter.ts";
import { Refusal, notFound } from "../../base/refusal.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { Visitor } from "../../visitors/session/visitor.ts";
import type { FindQuestions } from "../../surveys/question-cache.ts";
import { isExpired } from "../../surveys/survey.ts";
import type { Visibility } from "../../surveys/visibility.ts";
import type { Challenges } from "../../surveys/check-challenge.ts";
import { type StoredAnswers, readAnswers } from "./read-answers.ts";
import type { WayIn } from "./response-repository.ts";
import type { WriteResponse } from "./write-responses.ts";

type ResponseInput = Static<typeof ResponseBody>;

/** Takes a response; `duplicate` when this person has answered before by another request. Coordinates are not kept. */
export type SubmitResponse = (
  actor: Actor,
  visitor: Visitor,
  surveyId: number,
  input: ResponseInput,
  requestKey?: string | null,
  wayIn?: WayIn,
) => Promise<{ duplicate: boolean }>;

export interface SubmitResponseDeps {
  clock: Clock;
  challenges: Challenges;
  visibility: Visibility;
  findQuestions: FindQuestions;
  checkContent: CheckContent;
  write: WriteResponse;
}

export function createSubmitResponse({
  clock,
  challenges,
  visibility,
  findQuestions,
  checkContent,
  write,
}: SubmitResponseDeps): SubmitResponse {
  return async (
    { actorId },
    visitor,
    id,
    { answers: given, challenge_answers = {} },
    requestKey = null,
    wayIn = "site",
  ) => {
    const survey = await visibility.open({ id }, visitor);
    const { surveyId, expiresAt, results } = survey;
    const createdAt = clock();
    if (isExpired(survey, createdAt)) throw closed(expiresAt);
    const questions = await findQuestions(surveyId);
    const answers = readAnswers(given, questions);
    await challenges.check(survey, visitor, questions, challenge_answers);
    const texts = textsOf(answers);
    await checkContent("answer", texts);
    const said = analyse(texts);
    const network = await visitor.network();
    const outcome = await write({
      ...{ surveyId, results, actorId, answers, createdAt, requestKey },
      ...{ network, wayIn, ...said },
    });
    if (outcome === "survey-gone") throw notFound("Survey not found.");
    return { duplicate: outcome === "duplicate" };
  };
}

/** Sums of these fractions are exact, so that they can be compared with a recount. */
const sentimentSteps = 1024;

function textsOf(answers: StoredAnswers): string[] {
  return Object.values(answers).filter((answer) => typeof answer === "string");
}

function analyse(texts: string[]) {
  if (texts.length === 0) return { terms: null, sentiment: null };
  const { terms, sentiment } = analyseTexts(texts);
  return {
    terms,
    sentiment:
      sentiment && Math.round(sentiment * sentimentSteps) / sentimentSteps,
  };
}

function closed(expiresAt: Date): Refusal {
  return new Refusal(
    "SURVEY_CLOSED",
    "This survey is no longer accepting responses.",
    { expiresAt },
  );
}
