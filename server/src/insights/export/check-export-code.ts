import type { CodeGuard } from "../../visitors/failed-attempts/code-guard.ts";
import { Refusal } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { Visitor } from "../../visitors/visitor.ts";
import { exportCodeHash, wrongEntry } from "../../surveys/secrets.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";

export interface ExportCodeDeps {
  hash: KeyedHash;
  guard: CodeGuard;
}

/**
 * Checks the export code if the survey has one; the creator needs none.
 * @throws Refusal EXPORT_CODE_REQUIRED or EXPORT_CODE_INVALID without the right
 * code, ACCESS_LOCKED or CODE_GUESSES_BOUNDED after too many wrong ones.
 */
export async function checkExportCode(
  { hash, guard }: ExportCodeDeps,
  { surveyId, ownerId, exportCodeHash: expected }: SurveyRow,
  visitor: Visitor,
  code: string | undefined,
): Promise<void> {
  if (expected === null) return;
  const actor = await visitor.actor();
  if (actor?.bearer.voiceIn(surveyId) === ownerId) return;
  if (code === undefined)
    throw (await guard.lockOf(visitor, "export", surveyId)) ?? codeRequired();
  const given = exportCodeHash(hash, code);
  const attempt = {
    visitor,
    purpose: "export",
    surveyId,
    given,
    expected,
  } as const;
  const verdict = await guard.judge(attempt);
  if (verdict.right) return;
  throw wrongEntry(
    "EXPORT_CODE_INVALID",
    (say) => say.exportCodeWrong,
    verdict.attemptsRemaining,
  );
}

function codeRequired(): Refusal {
  return new Refusal("EXPORT_CODE_REQUIRED", (say) => say.exportCodeRequired);
}
