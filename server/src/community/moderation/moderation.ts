import { limits } from "@nearsay/core/contract";
import type { Clock } from "../../base/clock.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import type { Changes } from "../../base/changes/changes.ts";
import { findAnyPost } from "../posts/post-repository.ts";
import { findAnyReply } from "../replies/reply-repository.ts";
import {
  type QuestionRow,
  listQuestions,
} from "../../surveys/question-repository.ts";
import {
  type AnySurveyRow,
  type SurveyKey,
  findAnySurvey,
} from "../../surveys/survey-repository.ts";
import { type Appeal, findAppeal } from "./appeal-repository.ts";
import { hideSurvey, restoreSurvey } from "./hide-survey.ts";
import {
  type DiscussionRow,
  type ReportRow,
  listDiscussion,
  listReports,
} from "./moderation-repository.ts";
import { deletePost, deleteReply, deleteSurvey } from "./removal-repository.ts";

export interface SurveyFile {
  survey: Omit<AnySurveyRow, "keptAt">;
  /** Since when reports cannot hide the survey. */
  keptAt: Date | null;
  appeal: Appeal | null;
  questions: QuestionRow[];
  /** The reports with the highest weight first, up to a hundred. */
  reports: ReportRow[];
  /** The newest posts and replies first, up to a hundred. */
  discussion: DiscussionRow[];
}

/** The dependencies of an operator's decisions. */
export interface ModerationDeps {
  db: Database;
  clock: Clock;
  changes: Changes;
}

/** Everything an operator sees of a survey, even a hidden one; null if there is none. */
export async function findSurveyFile(
  db: Queryable,
  key: SurveyKey,
): Promise<SurveyFile | null> {
  const found = await findAnySurvey(db, key);
  if (found === null) return null;
  const { keptAt, ...survey } = found;
  const { surveyId } = survey;
  const [appeal, questions, reports, discussion] = await Promise.all([
    findAppeal(db, surveyId),
    listQuestions(db, surveyId),
    listReports(db, surveyId, limits.listMax),
    listDiscussion(db, surveyId, limits.listMax),
  ]);
  return { survey, keptAt, appeal, questions, reports, discussion };
}

// The functions below return false if the thing does not exist.

export async function hideAndAnnounce(
  { db, clock, changes }: ModerationDeps,
  surveyId: number,
): Promise<boolean> {
  const found = await db.transaction((tx) => hideSurvey(tx, surveyId, clock()));
  if (found) changes.announce({ surveyId, kind: "hidden" });
  return found;
}

/** Settles its reports; with `keep`, later reports cannot hide it either. */
export async function restoreAndAnnounce(
  { db, clock, changes }: ModerationDeps,
  surveyId: number,
  keep: boolean,
): Promise<boolean> {
  const now = clock();
  const found = await db.transaction((tx) =>
    restoreSurvey(tx, surveyId, { now, keep }),
  );
  if (found) changes.announce({ surveyId, kind: "hidden" });
  return found;
}

/** Removes the survey permanently, with everything in it. */
export async function removeSurvey(
  deps: ModerationDeps,
  surveyId: number,
): Promise<boolean> {
  // Hides it first, so that nobody sees half of a large survey while it is
  // deleted.
  if (!(await hideAndAnnounce(deps, surveyId))) return false;
  await deps.db.transaction((tx) => deleteSurvey(tx, surveyId));
  deps.changes.announce({ surveyId, kind: "hidden" });
  return true;
}

export async function removePost(
  { db, changes }: ModerationDeps,
  postId: number,
): Promise<boolean> {
  const post = await findAnyPost(db, postId);
  if (post === null) return false;
  const { surveyId } = post;
  const removed = await db.transaction((tx) => deletePost(tx, post));
  if (removed) changes.announce({ surveyId, kind: "posts" });
  return removed;
}

export async function removeReply(
  { db, changes }: ModerationDeps,
  replyId: number,
): Promise<boolean> {
  const reply = await findAnyReply(db, replyId);
  if (reply === null) return false;
  const { surveyId } = reply;
  const removed = await db.transaction((tx) => deleteReply(tx, reply));
  if (removed) changes.announce({ surveyId, kind: "replies" });
  return removed;
}
