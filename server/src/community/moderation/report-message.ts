import type { Queryable } from "../../base/db/database.ts";
import { type Refusal, notFound } from "../../base/refusal.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { Visitor } from "../../visitors/visitor.ts";
import { lockSurvey } from "../../surveys/lock-survey.ts";
import { findPost } from "../posts/post-repository.ts";
import { findReply } from "../replies/reply-repository.ts";
import {
  type ReportedMessage,
  lockMessage,
  markReported,
} from "./message-report-repository.ts";
import { lockReports, weighReports } from "./report-repository.ts";
import { thresholdFor } from "./report-rules.ts";
import {
  type GivenReport,
  type ReportDeps,
  readReason,
  readReporter,
  writeReport,
} from "./report-survey.ts";

type Message = Pick<ReportedMessage, "subject" | "messageId">;

/**
 * Accepts a report of a post or a reply, once per person and message; enough
 * reports hide it.
 * @throws Refusal NOT_FOUND if it is gone, and as visibility.open does.
 */
export async function reportMessage(
  deps: ReportDeps,
  actor: Actor,
  visitor: Visitor,
  message: Message,
  given: string,
): Promise<void> {
  const { db, visibility, changes, rules } = deps;
  const { subject, messageId } = message;
  const reason = readReason(given);
  const found = await (subject === "post"
    ? findPost(db, messageId)
    : findReply(db, messageId));
  if (found === null) throw gone();
  const { surveyId } = found;
  await visibility.open({ id: surveyId }, visitor);
  const who = await readReporter(deps, actor, visitor, surveyId);
  const report = { surveyId, ...message, reason, ...who };
  const hides = await db.transaction((tx) =>
    takeReport(tx, report, rules.threshold),
  );
  const kind = subject === "post" ? "posts" : "replies";
  if (hides) changes.announce({ surveyId, kind });
}

/** Returns whether this report is the one that hides the message. */
async function takeReport(
  tx: Queryable,
  report: GivenReport & ReportedMessage,
  threshold: number,
): Promise<boolean> {
  await lockReports(tx);
  // Locks in the same order as owners who hide messages.
  await lockSurvey(tx, report.surveyId);
  const state = await lockMessage(tx, report);
  if (state === null) throw gone();
  await writeReport(tx, report);
  if (state.hiddenAt !== null || state.keptAt !== null) return false;
  const { weight, responses } = await weighReports(tx, report);
  const enough = thresholdFor(threshold, responses);
  if (weight < enough / 2) return false;
  const hides = weight >= enough;
  await markReported(tx, report, hides ? report.createdAt : null);
  return hides;
}

function gone(): Refusal {
  return notFound((say) => say.gone);
}
