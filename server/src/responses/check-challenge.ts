import { Refusal, invalidRequest } from "../plugins/refusal.ts";
import { type KeyedHash, equal } from "../security/keyed-hash.ts";
import type { QuestionRow } from "../surveys/question-repository.ts";
import { challengeAnswerHash } from "../surveys/secrets.ts";

/** @throws Refusal 400 when a challenge is unanswered, 423 when an answer is wrong. */
export function checkChallenge(
  hash: KeyedHash,
  surveyUuid: string,
  questions: QuestionRow[],
  payload: Record<string, string>,
): void {
  const given = new Map(Object.entries(payload));
  const challenges = questions.filter(({ isChallenge }) => isChallenge);
  const pairs = challenges.map(({ questionId, expectedAnswerHash }) => ({
    expected: expectedAnswerHash ?? "",
    answer: given.get(String(questionId))?.trim() ?? "",
  }));
  if (pairs.some(({ answer }) => answer === "")) {
    throw invalidRequest(
      "Please answer the challenge questions before submitting.",
    );
  }
  const right = pairs.every(({ expected, answer }) =>
    equal(expected, challengeAnswerHash(hash, surveyUuid, answer)),
  );
  if (right) return;
  throw new Refusal(
    423,
    "CHALLENGE_FAILED",
    "A challenge answer is not right, so your response was not taken.",
  );
}
