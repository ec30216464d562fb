import { limits } from "@nearsay/core/contract";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
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
  type ReportedSurvey,
  findModerationState,
  listDiscussion,
  listReportedSurveys,
  listReports,
} from "./moderation-repository.ts";
import { deletePost, deleteReply, deleteSurvey } from "./removal-repository.ts";

export interface SurveyFile {
  survey: AnySurveyRow;
  /** Since when reports cannot hide it. */
  keptAt: Date | null;
  appeal: Appeal | null;
  questions: QuestionRow[];
  /** The weightiest first, a hundred at most. */
  reports: ReportRow[];
  /** The newest posts and replies first, a hundred at most. */
  discussion: DiscussionRow[];
}

/** What an operator does about surveys and what people write. Whoever asks for what is not there is answered null or false. */
export interface Moderation {
  list(): Promise<ReportedSurvey[]>;
  show(key: SurveyKey): Promise<SurveyFile | null>;
  hide(surveyId: number): Promise<boolean>;
  /** Its reports no longer count; with `keep` later ones cannot hide it either. */
  restore(surveyId: number, keep: boolean): Promise<boolean>;
  /** For good, with everything under it. */
  remove(surveyId: number): Promise<void>;
  removePost(postId: number): Promise<boolean>;
  removeReply(replyId: number): Promise<boolean>;
}

export function createModeration(
  db: Database,
  clock: Clock,
  changes: Changes,
): Moderation {
  async function hide(surveyId: number): Promise<boolean> {
    const found = await db.transaction((tx) =>
      hideSurvey(tx, surveyId, clock()),
    );
    if (found) changes.announce({ surveyId, kind: "hidden" });
    return found;
  }

  async function show(key: SurveyKey): Promise<SurveyFile | null> {
    const survey = await findAnySurvey(db, key);
    if (survey === null) return null;
    const { surveyId } = survey;
    const [{ keptAt }, appeal, questions, reports, discussion] =
      await Promise.all([
        findModerationState(db, surveyId),
        findAppeal(db, surveyId),
        listQuestions(db, surveyId),
        listReports(db, surveyId, limits.listMax),
        listDiscussion(db, surveyId, limits.listMax),
      ]);
    return { survey, keptAt, appeal, questions, reports, discussion };
  }

  return {
    list: () => listReportedSurveys(db),
    show,
    hide,
    async restore(surveyId, keep) {
      const now = clock();
      const found = await db.transaction((tx) =>
        restoreSurvey(tx, surveyId, { now, keep }),
      );
      if (found) changes.announce({ surveyId, kind: "hidden" });
      return found;
    },
    async remove(surveyId) {
      // Nobody shall see a half of it while a large one goes.
      await hide(surveyId);
      await db.transaction((tx) => deleteSurvey(tx, surveyId));
      changes.announce({ surveyId, kind: "hidden" });
    },
    async removePost(postId) {
      const post = await findAnyPost(db, postId);
      if (post === null) return false;
      const { surveyId } = post;
      const removed = await db.transaction((tx) => deletePost(tx, post));
      if (removed) changes.announce({ surveyId, kind: "posts" });
      return removed;
    },
    async removeReply(replyId) {
      const reply = await findAnyReply(db, replyId);
      if (reply === null) return false;
      const { surveyId } = reply;
      const removed = await db.transaction((tx) => deleteReply(tx, reply));
      if (removed) changes.announce({ surveyId, kind: "replies" });
      return removed;
    },
  };
}
