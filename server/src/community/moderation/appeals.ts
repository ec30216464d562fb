import { limits } from "@nearsay/core/contract";
import type { HiddenSurveysReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { invalidRequest, notFound } from "../../base/refusal.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import { toMinute } from "../../base/to-minute.ts";
import {
  type HiddenRow,
  insertAppeal,
  listHidden,
} from "./appeal-repository.ts";

type HiddenSurveys = Static<typeof HiddenSurveysReply>;

/** What authors learn of their surveys that nobody is shown, and say for them. */
export interface Appeals {
  /** Without a session none. */
  listHidden(author: Actor | null): Promise<HiddenSurveys>;
  /**
   * Once while the survey is hidden; a repeat changes nothing.
   * @throws Refusal NOT_FOUND to everybody else, and for what is not hidden, as if there was none.
   */
  appeal(author: Actor, surveyId: number, reason: string): Promise<void>;
}

export function createAppeals(db: Database, clock: Clock): Appeals {
  return {
    async listHidden(author) {
      if (author === null) return { items: [] };
      const rows = await listHidden(db, author.actorId, limits.listMax);
      return { items: rows.map(toItem) };
    },

    async appeal({ actorId: ownerId }, surveyId, given) {
      const reason = readReason(given);
      const appeal = { surveyId, ownerId, reason, madeAt: clock() };
      const found = await db.transaction((tx) => insertAppeal(tx, appeal));
      if (!found) throw notFound("Survey not found.");
    },
  };
}

function toItem({
  hiddenAt,
  appealedAt,
  ...survey
}: HiddenRow): HiddenSurveys["items"][number] {
  return {
    ...survey,
    hiddenAt: toMinute(hiddenAt),
    appealedAt: appealedAt && toMinute(appealedAt),
  };
}

function readReason(given: string): string {
  const reason = given.trim();
  if (reason.length >= limits.appealReasonMin) return reason;
  throw invalidRequest(
    `Please say in a few words why it should be shown (at least ${limits.appealReasonMin} characters).`,
  );
}
