import type { CodeGuard } from "../visitors/failed-attempts/code-guard.ts";
import { challengeFailed } from "../visitors/failed-attempts/attempt-refusals.ts";
import { invalidRequest } from "../base/refusal.ts";
import type { KeyedHash } from "../base/security/keyed-hash.ts";
import type { Visitor } from "../visitors/visitor.ts";
import type { QuestionRow } from "./question-repository.ts";
import { challengeAnswerHash, earlierChallengeAnswerHash } from "./secrets.ts";
import type { SurveyRow } from "./survey-repository.ts";
import { trimText } from "@nearsay/core/forms";

/** Challenge answers as received, by question id. */
type Payload = Record<string, string>;

interface ChallengeDeps {
  hash: KeyedHash;
  guard: CodeGuard;
}

/**
 * @throws Refusal INVALID_REQUEST if a challenge is unanswered,
 * CHALLENGE_FAILED if an answer is wrong, CHALLENGE_BLOCKED after too many
 * wrong answers of this visitor, CODE_GUESSES_BOUNDED after too many wrong
 * answers of too many visitors.
 */
export async function checkChallenges(
  { hash, guard }: ChallengeDeps,
  { surveyId, surveyUuid }: SurveyRow,
  visitor: Visitor,
  questions: QuestionRow[],
  payload: Payload,
): Promise<void> {
  const pairs = pairUp(questions, payload);
  if (pairs.length === 0) return;
  const verdict = await guard.judge({
    visitor,
    purpose: "challenge",
    surveyId,
    given: pairs
      .map(({ answer, expected }) => {
        const earlier = earlierChallengeAnswerHash(hash, surveyUuid, answer);
        return earlier === expected
          ? earlier
          : challengeAnswerHash(hash, surveyUuid, answer);
      })
      .join(" "),
    expected: pairs.map(({ expected }) => expected).join(" "),
  });
  if (verdict.right) return;
  throw challengeFailed(verdict.attemptsRemaining);
}

/** Each challenge with its answer. @throws Refusal INVALID_REQUEST if one has no answer. */
function pairUp(questions: QuestionRow[], payload: Payload) {
  const given = new Map(Object.entries(payload));
  const pairs = questions
    .filter(({ isChallenge }) => isChallenge)
    .map(({ questionId, expectedAnswerHash }) => ({
      expected: expectedAnswerHash ?? "",
      answer: trimText(given.get(String(questionId)) ?? ""),
    }));
  if (pairs.every(({ answer }) => answer !== "")) return pairs;
  throw invalidRequest((say) => say.challengeAnswersMissing);
}
