import { limits } from "@nearsay/core/contract";
import type { Clock } from "../../base/clock.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import { invalidRequest, notFound } from "../../base/refusal.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import {
  type HiddenRow,
  insertAppeal,
  listHidden,
  lockHidden,
} from "./appeal-repository.ts";
import { listTrailSurveys } from "../../visitors/session/trail.ts";
import { seenLength } from "@nearsay/core/domain";
import { trimText } from "@nearsay/core/forms";

/**
 * An author's hidden surveys, which nobody else sees, the latest hidden first;
 * empty without a session.
 */
export async function listOwnHidden(
  db: Queryable,
  author: Actor | null,
): Promise<HiddenRow[]> {
  if (author === null) return [];
  const { bearer } = author;
  const surveyIds = await listTrailSurveys(db, bearer);
  const owned = surveyIds.map((surveyId) => ({
    surveyId,
    ownerId: bearer.voiceIn(surveyId),
  }));
  return listHidden(db, owned, limits.listMax);
}

/**
 * Stores an author's appeal for a hidden survey: once while it is hidden; a
 * repeat has no effect.
 * @throws Refusal NOT_FOUND if the caller is not the author or the survey is
 * not hidden, as if it did not exist.
 */
export async function appealSurvey(
  db: Database,
  clock: Clock,
  { bearer }: Actor,
  surveyId: number,
  given: string,
): Promise<void> {
  const reason = readReason(given);
  await db.transaction(async (tx) => {
    const hidden = await lockHidden(tx, surveyId);
    if (hidden?.ownerId !== bearer.voiceIn(surveyId))
      throw notFound((say) => say.surveyNotFound);
    await insertAppeal(tx, surveyId, { reason, madeAt: clock() });
  });
}

/** @throws Refusal INVALID_REQUEST if the reason is too short. */
export function readReason(given: string): string {
  const reason = trimText(given);
  if (seenLength(reason) >= limits.appealReasonMin) return reason;
  throw invalidRequest((say) =>
    say.appealReasonTooShort({ least: limits.appealReasonMin }),
  );
}
