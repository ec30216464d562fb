import { limits } from "@nearsay/core/contract";
import type { Job } from "../../base/jobs.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import type { Changes } from "../../base/changes/changes.ts";
import { invalidRequest, notFound } from "../../base/refusal.ts";
import { refuseEnded } from "../../visitors/session/session-ended.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { Visitor } from "../../visitors/visitor.ts";
import type { Visibility } from "../../surveys/visibility.ts";
import { hideSurvey } from "./hide-survey.ts";
import {
  type ReportToInsert,
  findActorStart,
  forgetNetworks,
  insertReport,
  lockReports,
  lockModerationState,
  readRecord,
  weighReports,
} from "./report-repository.ts";
import {
  type ReportRules,
  factorOf,
  thresholdFor,
  weightOfAge,
} from "./report-rules.ts";
import { seenLength } from "@nearsay/core/domain";
import { trimText } from "@nearsay/core/forms";

export interface ReportDeps {
  db: Database;
  clock: Clock;
  visibility: Visibility;
  changes: Changes;
  rules: ReportRules;
}

/** Accepts a report, once per person and survey; enough reports hide the survey. */
export async function reportSurvey(
  deps: ReportDeps,
  actor: Actor,
  visitor: Visitor,
  id: number,
  given: string,
): Promise<void> {
  const { db, visibility, changes, rules } = deps;
  const reason = readReason(given);
  const { surveyId } = await visibility.open({ id }, visitor);
  const who = await readReporter(deps, actor, visitor, surveyId);
  const about = { surveyId, subject: "survey", messageId: 0 } as const;
  const report = { ...about, reason, ...who };
  const hides = await db.transaction((tx) =>
    takeReport(tx, report, rules.threshold),
  );
  if (hides) changes.announce({ surveyId, kind: "hidden" });
}

/** The reporter, their network, the time, and the weight from their age. */
export async function readReporter(
  { db, clock, rules }: ReportDeps,
  { actorId, bearer }: Actor,
  visitor: Visitor,
  surveyId: number,
) {
  const createdAt = clock();
  const start = (await findActorStart(db, actorId)) ?? createdAt;
  const age = createdAt.getTime() - start.getTime();
  const ageWeight = weightOfAge(age, rules.ageWeights);
  return {
    actorId,
    bearer,
    voice: await bearer.speakIn(surveyId),
    createdAt,
    ageWeight,
    networkHash: await visitor.network(),
  };
}

export type GivenReport = Omit<ReportToInsert, "reporterWeight"> & {
  ageWeight: number;
};

/** Returns whether this report is the one that hides the survey. */
async function takeReport(
  tx: Queryable,
  report: GivenReport,
  threshold: number,
): Promise<boolean> {
  const { surveyId, createdAt } = report;
  await lockReports(tx);
  const state = await lockModerationState(tx, surveyId);
  if (state === null) throw notFound((say) => say.surveyNotFound);
  await writeReport(tx, report);
  if (state.hiddenAt !== null || state.keptAt !== null) return false;
  const { weight, responses } = await weighReports(tx, report);
  if (weight < thresholdFor(threshold, responses)) return false;
  return hideSurvey(tx, surveyId, createdAt);
}

/**
 * The caller holds the lock of all reports. @throws Refusal SESSION_REQUIRED if
 * the reporter has ended their ID.
 */
export async function writeReport(
  tx: Queryable,
  { ageWeight, ...report }: GivenReport,
): Promise<void> {
  const dayBefore = new Date(report.createdAt.getTime() - dayMs);
  const factor = factorOf(await readRecord(tx, report, dayBefore));
  const reporterWeight = ageWeight * factor;
  if (!(await insertReport(tx, { ...report, reporterWeight })))
    await refuseEnded(tx, report.actorId);
}

export function readReason(given: string): string {
  const reason = trimText(given);
  if (seenLength(reason) >= limits.reportReasonMin) return reason;
  throw invalidRequest((say) =>
    say.reportReasonTooShort({
      least: limits.reportReasonMin,
    }),
  );
}

const dayMs = 86_400_000;
const sweepEveryMs = 600_000;
/** Long enough to match a day's reports from one network, and deleted within a day. */
const networkLifetimeMs = 23 * 3_600_000;

/** Clears the networks stored with reports. */
export function forgetReportNetworks(db: Database, clock: Clock): Job {
  return {
    name: "forgetting the networks of reports",
    everyMs: sweepEveryMs,
    run: () =>
      forgetNetworks(db, new Date(clock().getTime() - networkLifetimeMs)),
  };
}
