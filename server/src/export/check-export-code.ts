import { Refusal } from "../plugins/refusal.ts";
import { type KeyedHash, equal } from "../security/keyed-hash.ts";
import type { Visitor } from "../session/visitor.ts";
import { exportCodeHash } from "../surveys/secrets.ts";
import type { SurveyRow } from "../surveys/survey-repository.ts";

/** @throws Refusal 403 without the right code where one is set; the creator needs none. */
export type CheckExportCode = (
  survey: SurveyRow,
  visitor: Visitor,
  code: string | undefined,
) => Promise<void>;

export function createCheckExportCode(hash: KeyedHash): CheckExportCode {
  return async (survey, visitor, code) => {
    if (survey.exportCodeHash === null) return;
    const actor = await visitor.actor();
    if (actor?.actorId === survey.ownerId) return;
    if (code === undefined) throw codeRequired();
    if (!equal(exportCodeHash(hash, code), survey.exportCodeHash))
      throw codeWrong();
  };
}

function codeRequired(): Refusal {
  return new Refusal(403, "EXPORT_CODE_REQUIRED", "export code required");
}

function codeWrong(): Refusal {
  return new Refusal(
    403,
    "EXPORT_CODE_INVALID",
    "That export code is not right.",
  );
}
