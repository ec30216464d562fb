import type { Clock } from "../../base/clock.ts";
import type { Config } from "../config.ts";
import { sweepUsedTokens } from "../../visitors/bot-check/used-tokens.ts";
import { boundLog } from "../../base/db/bound-log.ts";
import { type Database, inBackground } from "../../base/db/database.ts";
import type { Changes } from "../../base/changes/changes.ts";
import { forgetReportNetworks } from "../../community/moderation/report-survey.ts";
import { deliverNews } from "../../community/news/deliver-news.ts";
import { deliverPushes } from "../../community/news/deliver-pushes.ts";
import { createPushSender } from "../../community/news/push-sender.ts";
import { recordNews } from "../../community/news/record-news.ts";
import { forgetClosed } from "../../community/ownership/forget-closed.ts";
import { sweepDeleted } from "../../community/ownership/sweep-deleted.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { showingCounts } from "../../community/responses/show-counts.ts";
import { createMixJob } from "../../community/responses/mix-rows.ts";
import { createReleaseJobs } from "../../community/release-gate/release-responses.ts";
import { findLanguages } from "../../surveys/find-languages.ts";
import { countOnMap } from "../../surveys/lists/count-on-map.ts";
import { noteEndedSurveys } from "../../surveys/lists/note-ended.ts";
import { indexMissingSurveys } from "../../surveys/search/index-surveys.ts";
import { summaryJob } from "../../insights/summaries/write-summaries.ts";
import { createSummaryWriter } from "../../insights/summaries/summary-writer.ts";
import { createCoarsenJob } from "../../visitors/session/coarsen-times.ts";
import type { Job } from "../../base/jobs.ts";
import { noteOwnerAct } from "../audit/audit-log.ts";
import { createSweepJobs } from "./sweep-jobs.ts";

interface JobsDeps {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
  config: Config;
  changes: Changes;
}

/** All background jobs of the process. */
export function createJobs({
  db,
  clock,
  hash,
  config,
  changes,
}: JobsDeps): Job[] {
  const background = inBackground(db);
  const news = {
    db: background,
    clock,
    hash,
    webhookHosts: config.webhookHosts,
    push: createPushSender(config, hash),
  };
  return [
    ...(db.engine === "pglite" ? [boundLog(background)] : []),
    indexMissingSurveys(background),
    noteEndedSurveys(background, clock),
    countOnMap(background),
    findLanguages(background),
    ...createSweepJobs(background, clock),
    sweepDeleted({ db: background, clock, changes }),
    forgetClosed({
      db: background,
      clock,
      changes,
      note: (surveyId) =>
        noteOwnerAct(
          { db: background, clock, hash },
          { who: "server", act: "forget", about: `survey ${surveyId}` },
        ),
    }),
    recordNews({ db: background, clock }),
    deliverNews(news),
    deliverPushes(news),
    showingCounts(background, changes, config.showSeconds),
    ...createReleaseJobs({
      db: background,
      clock,
      changes,
      flagResponses: config.flagResponses,
      showSeconds: config.showSeconds,
    }),
    createMixJob(background, clock),
    createCoarsenJob(background, clock),
    summaryJob({
      db: background,
      clock,
      changes,
      writer: createSummaryWriter(config.ai),
      minResponses: config.insightsMinResponses,
    }),
    sweepUsedTokens(background, clock),
    forgetReportNetworks(background, clock),
  ];
}
