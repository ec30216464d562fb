import type { SurveyState } from "@nearsay/core/contract";
import type { ManagedSurveyReply } from "@nearsay/core/contract/schema";
import { isExpired } from "@nearsay/core/forms";
import type { Static } from "typebox";
import { listEdits } from "../../surveys/edit-repository.ts";
import { serializeEnding } from "../../surveys/ending.ts";
import { listKeys } from "../../surveys/keys/key-repository.ts";
import { listQuestions } from "../../surveys/question-repository.ts";
import {
  serializeQuestion,
  serializeSurvey,
} from "../../surveys/serialize-survey.ts";
import { joinTranslations } from "../../surveys/translations.ts";
import { deletesAt } from "./delete-survey.ts";
import { type Holder, noSurvey } from "./key-holders.ts";
import {
  type ManagedRow,
  findManaged,
  listDays,
} from "./managed-repository.ts";
import type { OwnershipDeps } from "./ownership-deps.ts";

export type ManagedSurvey = Static<typeof ManagedSurveyReply>;

/**
 * The survey as this holder sees it, always read from the database. @throws
 * Refusal NOT_FOUND if it is gone by now.
 */
export async function viewSurvey(
  { db, clock }: OwnershipDeps,
  { surveyId, keyId, role }: Holder,
): Promise<ManagedSurvey> {
  // Read first, so that its version is never newer than the rest: otherwise an
  // owner who saves with that version would undo changes that they have not
  // seen.
  const row = await findManaged(db, surveyId);
  if (row === null) throw noSurvey();
  const now = clock();
  const [questions, edits, days, keys] = await Promise.all([
    listQuestions(db, surveyId),
    listEdits(db, surveyId),
    listDays(db, surveyId, now.toISOString().slice(0, 10)),
    role === "own" ? listKeys(db, surveyId) : [],
  ]);
  return {
    survey: serializeSurvey(row, now),
    role,
    state: stateOf(row, now),
    deletesAt: row.deletedAt && deletesAt(row.deletedAt).toISOString(),
    appealedAt: row.appealedAt?.toISOString() ?? null,
    version: row.version,
    feedback: row.feedback,
    embedOrigins: row.embedOrigins,
    leftOutReason: row.leftOutReason,
    results: { mode: row.results, group_size: row.resultsGroup },
    reads: row.reads,
    tickets: row.tickets,
    answer_places: row.answerPlaces,
    // Figures may include responses that were withdrawn since.
    released_count: Math.min(row.releasedCount, row.responseCount),
    questions: questions.map(serializeQuestion),
    ...(row.translations && {
      translations: joinTranslations(row.translations, questions),
    }),
    edits,
    days,
    ...serializeEnding(row),
    keys: keys.map((key) => ({ ...key, current: key.keyId === keyId })),
  };
}

function stateOf(row: ManagedRow, now: Date): SurveyState {
  if (row.deletedAt !== null) return "deleting";
  if (row.hiddenAt !== null) return "hidden";
  return isExpired(row, now) ? "closed" : "open";
}
