import { ApiError, messageOf } from "@nearsay/core/api";
import {
  errorCodeOf,
  type QuestionSet,
  readAttemptsRemaining,
  readRetryAfter,
  type ResponsePayload,
  type ResponseResult,
} from "@nearsay/core/contract";
import { nonEmptyAnswers } from "@nearsay/core/domain";
import { trimText } from "@nearsay/core/forms";
import { answer as answerTexts } from "#messages";
import type { UnsentAnswers } from "./unsent-answers.ts";

/** A visitor's input in the form, on any page that shows it. */
export type GivenAnswers = Pick<
  ResponsePayload,
  "answers" | "challenge_answers" | "language"
>;

/** The result of sending a response. */
export type Outcome = { kind: "accepted"; duplicate: boolean } | Failure;

/** Why a response was not accepted, with a message for the visitor. */
export type Failure =
  | { kind: "closed"; message: string; expiresAt: string | null }
  /** A challenge answer is wrong and may be given again. */
  | { kind: "wrong"; message: string }
  /**
   * Blocked for this number of seconds, or for as long as the form is mounted
   * if the server does not say how long.
   */
  | { kind: "blocked"; message: string; challengeRetryAfter: number | null }
  | { kind: "refused"; message: string }
  /** The response may have arrived all the same. */
  | { kind: "lost"; message: string };

/** Ids of the challenge questions that still need an answer. */
export function unansweredChallenges(
  { questions }: QuestionSet,
  { challenge }: UnsentAnswers,
): string[] {
  return questions
    .filter((question) => question.isChallenge)
    .map((question) => question.id)
    .filter((id) => trimText(challenge[id] ?? "") === "");
}

export function givenAnswers(unsent: UnsentAnswers): GivenAnswers {
  const challenge = Object.entries(unsent.challenge)
    .map(([id, text]): [string, string] => [id, trimText(text)])
    .filter(([, text]) => text !== "");
  return {
    answers: nonEmptyAnswers(unsent.answers),
    ...(challenge.length > 0 && {
      challenge_answers: Object.fromEntries(challenge),
    }),
  };
}

/** Waits for the result of a response; a refusal is returned as an outcome, not thrown. */
export async function outcomeOf(
  sending: Promise<ResponseResult>,
): Promise<Outcome> {
  try {
    const { duplicate } = await sending;
    return { kind: "accepted", duplicate };
  } catch (error) {
    return readRefusal(error);
  }
}

function readRefusal(error: unknown): Outcome {
  const message = messageOf(error, answerTexts.submitFailed);
  if (!(error instanceof ApiError) || error.status === 0)
    return { kind: "lost", message: `${message} ${answerTexts.kept}` };
  if (isAboutChallenge(error)) return readChallengeRefusal(error, message);
  if (isAnsweredBefore(error)) return { kind: "accepted", duplicate: true };
  if (isUndecided(error)) return { kind: "lost", message };
  if (error.status === 410) {
    const { expiresAt } = error;
    return { kind: "closed", message: answerTexts.closed, expiresAt };
  }
  if (error.status === 422)
    return { kind: "refused", message: answerTexts.refused };
  const optedOut = error.status === 403;
  return {
    kind: "refused",
    message: optedOut ? messageOf(error, answerTexts.optedOut) : message,
  };
}

function isAnsweredBefore(error: ApiError): boolean {
  const conflict = error.status === 409 && !isUndecided(error);
  return conflict || /already responded/i.test(error.msg);
}

/**
 * Whether the server failed midway, or the request conflicts with the visitor's
 * first try, which is still in progress.
 */
function isUndecided(error: ApiError): boolean {
  return (
    error.status >= 500 || errorCodeOf(error) === "IDEMPOTENCY_IN_PROGRESS"
  );
}

/** If the reply contains no number of attempts left, there are none. */
function readChallengeRefusal({ data }: ApiError, message: string): Failure {
  if (readAttemptsRemaining(data)) return { kind: "wrong", message };
  const challengeRetryAfter = readRetryAfter(data);
  return { kind: "blocked", message, challengeRetryAfter };
}

function isAboutChallenge(error: ApiError): boolean {
  const code = errorCodeOf(error);
  return (
    error.status === 423 ||
    code === "CHALLENGE_FAILED" ||
    code === "CHALLENGE_BLOCKED"
  );
}
