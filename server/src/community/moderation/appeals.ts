import { limits } from "@nearsay/core/contract";
import type { Clock } from "../../base/clock.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import { invalidRequest, notFound } from "../../base/refusal.ts";
import { said } from "../../base/words/said.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import {
  type HiddenRow,
  insertAppeal,
  listHidden,
  lockHidden,
} from "./appeal-repository.ts";
import { seenLength, trimText } from "@nearsay/core/domain";

/** An author's surveys that nobody else is shown, the latest hidden first; without a session none. */
export async function listOwnHidden(
  db: Queryable,
  author: Actor | null,
): Promise<HiddenRow[]> {
  return author === null ? [] : listHidden(db, author.actorId, limits.listMax);
}

/**
 * Keeps what an author says for a hidden survey: once while it is hidden, a repeat changes nothing.
 * @throws Refusal NOT_FOUND to everybody else, and for what is not hidden, as if there was none.
 */
export async function appealSurvey(
  db: Database,
  clock: Clock,
  { actorId: ownerId }: Actor,
  surveyId: number,
  given: string,
): Promise<void> {
  const reason = readReason(given);
  await db.transaction(async (tx) => {
    const hidden = await lockHidden(tx, surveyId);
    if (hidden?.ownerId !== ownerId) throw notFound("Survey not found.");
    await insertAppeal(tx, surveyId, { reason, madeAt: clock() });
  });
}

/** @throws Refusal INVALID_REQUEST for too few words. */
export function readReason(given: string): string {
  const reason = trimText(given);
  if (seenLength(reason) >= limits.appealReasonMin) return reason;
  throw invalidRequest(
    said(
      "Please say in a few words why it should be shown (at least {least} characters).",
      { least: limits.appealReasonMin },
    ),
  );
}
