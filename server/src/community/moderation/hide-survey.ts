import type { Queryable } from "../../base/db/database.ts";
import {
  indexSurveys,
  unindexSurveys,
} from "../../surveys/search/index-surveys.ts";
import { deleteAppeal } from "./appeal-repository.ts";
import { markRestored, settleReports } from "./moderation-repository.ts";
import { markHidden } from "./report-repository.ts";

// Whoever calls these announces the change after the commit.

/** From now on nobody is shown or finds the survey; false when there is none. */
export async function hideSurvey(
  tx: Queryable,
  surveyId: number,
  now: Date,
): Promise<boolean> {
  if (!(await markHidden(tx, surveyId, now))) return false;
  await unindexSurveys(tx, [surveyId]);
  return true;
}

/** Shows the survey again; the reports made so far no longer count, an appeal is settled, and where it is kept later ones cannot hide it either. False when there is none. */
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
