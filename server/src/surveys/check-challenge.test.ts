import { createKeyedHash } from "../base/security/keyed-hash.ts";
import { checkChallenges } from "./check-challenge.ts";
import { challengeAnswerHash, earlierChallengeAnswerHash } from "./secrets.ts";

const hash = createKeyedHash("a secret for tests only, 32 chars long");
const uuid = "00000000-0000-4000-8000-000000000000";

type Check = Parameters<typeof checkChallenges>;

/** Whether `given` is right if the stored hash is `expectedAnswerHash`. */
async function isRight(expectedAnswerHash: string, given: string) {
  const judge = ({ given: one = "", expected = "" }) =>
    Promise.resolve({ right: one === expected, attemptsRemaining: 2 });
  const questions = [{ questionId: 1, isChallenge: true, expectedAnswerHash }];
  const check = checkChallenges(
    { hash, guard: { judge } } as unknown as Check[0],
    { surveyId: 1, surveyUuid: uuid } as Check[1],
    {} as Check[2],
    questions as Check[3],
    { 1: given },
  );
  return check.then(
    () => true,
    () => false,
  );
}

describe("a challenge answer", () => {
  it("is right in any spelling that looks the same", async () => {
    const kept = challengeAnswerHash(hash, uuid, "☕\ufe0f  Bar");
    for (const given of ["☕ bar", "☕\ufe0f\u3000bar\u200b", "☕\ufe0f  Bar"])
      expect([given, await isRight(kept, given)]).toEqual([given, true]);
    expect(await isRight(kept, "☕bar")).toBe(false);
  });

  it("is right for a hash that an earlier version stored, if it was right then", async () => {
    const kept = earlierChallengeAnswerHash(hash, uuid, "☕\ufe0f  Bar");
    expect(await isRight(kept, " ☕\ufe0f  bar ")).toBe(true);
    expect(await isRight(kept, "tea")).toBe(false);
  });
});
