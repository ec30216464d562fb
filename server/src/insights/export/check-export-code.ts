import type { GuessGuard } from "../../visitors/guesses/guess-guard.ts";
import { Refusal } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { Visitor } from "../../visitors/session/visitor.ts";
import { exportCodeHash } from "../../surveys/secrets.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";

/** @throws Refusal EXPORT_CODE_REQUIRED or EXPORT_CODE_INVALID without the right code where one is set, ACCESS_LOCKED or CODE_GUESSES_BOUNDED after too many wrong ones; the creator needs none. */
export type CheckExportCode = (
  survey: SurveyRow,
  visitor: Visitor,
  code: string | undefined,
) => Promise<void>;

export function createCheckExportCode(
  hash: KeyedHash,
  guard: GuessGuard,
): CheckExportCode {
  return async (survey, visitor, code) => {
    if (survey.exportCodeHash === null) return;
    const actor = await visitor.actor();
    if (actor?.actorId === survey.ownerId) return;
    const { surveyId } = survey;
    if (code === undefined)
      throw (await guard.lockOf(visitor, "export", surveyId)) ?? codeRequired();
    const verdict = await guard.judge({
      visitor,
      purpose: "export",
      surveyId,
      given: exportCodeHash(hash, code),
      expected: survey.exportCodeHash,
    });
    if (!verdict.right) throw codeWrong(verdict.attemptsRemaining);
  };
}

function codeRequired(): Refusal {
  return new Refusal("EXPORT_CODE_REQUIRED", "export code required");
}

function codeWrong(attemptsRemaining: number | null): Refusal {
  return new Refusal(
    "EXPORT_CODE_INVALID",
    "That export code is not right.",
    attemptsRemaining === null ? {} : { data: { attemptsRemaining } },
  );
}
