import type { Queryable } from "../../base/db/database.ts";
import {
  indexSurveys,
  unindexSurveys,
} from "../../surveys/search/index-surveys.ts";
import { deleteAppeal } from "./appeal-repository.ts";
import { markRestored, settleReports } from "./moderation-repository.ts";
import { markHidden } from "./report-repository.ts";

// The callers of these functions announce the change after the commit.

/** Hides the survey from view and from search; returns false if there is none. */
export async function hideSurvey(
  tx: Queryable,
  surveyId: number,
  now: Date,
): Promise<boolean> {
  if (!(await markHidden(tx, surveyId, now))) return false;
  await unindexSurveys(tx, [surveyId]);
  return true;
}

/**
 * Shows the survey again, settles its reports and its appeal; with `keep`,
 * later reports cannot hide it either. Returns false if there is none.
 */
export async function restoreSurvey(
  tx: Queryable,
  surveyId: number,
  { now, keep }: { now: Date; keep: boolean },
): Promise<boolean> {
  if (!(await markRestored(tx, surveyId, keep ? now : null))) return false;
  const about = { surveyId, subject: "survey", messageId: 0 } as const;
  await settleReports(tx, about, now);
  await deleteAppeal(tx, surveyId);
  await indexSurveys(tx, [surveyId]);
  return true;
}
