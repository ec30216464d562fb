import type { Decision } from "@nearsay/core/contract";
import { lockSurvey } from "../../surveys/lock-survey.ts";
import { hideMessage, showMessage } from "./decision-repository.ts";
import { type Thing, findSurveyOf } from "./find-thing.ts";
import type { ReportedMessage } from "./message-report-repository.ts";
import { settleReports } from "./moderation-repository.ts";
import {
  type ModerationDeps,
  hideAndAnnounce,
  removePost,
  removeReply,
  removeSurvey,
  restoreAndAnnounce,
} from "./moderation.ts";

type Decide = (deps: ModerationDeps, id: number) => Promise<boolean>;

/** Applies a decision to a survey, a post or a reply; returns false if it does not exist. */
export function decide(
  deps: ModerationDeps,
  decision: Decision,
  { kind, id }: Thing,
): Promise<boolean> {
  return kind === "survey"
    ? onSurvey[decision](deps, id)
    : onMessage(deps, decision, { kind, id });
}

const onSurvey: Readonly<Record<Decision, Decide>> = {
  hide: hideAndAnnounce,
  restore: (deps, id) => restoreAndAnnounce(deps, id, false),
  keep: (deps, id) => restoreAndAnnounce(deps, id, true),
  remove: removeSurvey,
};

interface Message {
  kind: ReportedMessage["subject"];
  id: number;
}

async function onMessage(
  deps: ModerationDeps,
  decision: Decision,
  { kind, id }: Message,
): Promise<boolean> {
  if (decision === "remove")
    return kind === "post" ? removePost(deps, id) : removeReply(deps, id);
  const { db, clock, changes } = deps;
  const surveyId = await findSurveyOf(db, { kind, id });
  if (surveyId === null) return false;
  const message = { surveyId, subject: kind, messageId: id };
  const now = clock();
  const found = await db.transaction(async (tx) => {
    // Locks in the same order as owners who hide messages.
    if (!(await lockSurvey(tx, surveyId))) return false;
    if (decision === "hide") return hideMessage(tx, message, now);
    await settleReports(tx, message, now);
    return showMessage(tx, message, decision === "keep" ? now : null);
  });
  if (found)
    changes.announce({ surveyId, kind: kind === "post" ? "posts" : "replies" });
  return found;
}
