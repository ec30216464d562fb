import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { sweepUsedTokens } from "../bot-check/used-tokens.ts";
import { type Database, inBackground } from "../db/database.ts";
import type { Changes } from "../live/changes.ts";
import { forgetReportNetworks } from "../moderation/report-survey.ts";
import { createReleaseJobs } from "../release-gate/release-responses.ts";
import { indexMissingSurveys } from "../search/index-missing.ts";
import { summaryJob } from "../summaries/summary-job.ts";
import { createSummaryWriter } from "../summaries/summary-writer.ts";
import type { Job } from "./jobs.ts";
import { createSweepJobs } from "./sweep-jobs.ts";

interface JobsDeps {
  db: Database;
  clock: Clock;
  config: Config;
  changes: Changes;
}

/** Everything the process does beside answering. */
export function createJobs({ db, clock, config, changes }: JobsDeps): Job[] {
  const background = inBackground(db);
  return [
    indexMissingSurveys(background),
    ...createSweepJobs(background, clock),
    ...createReleaseJobs({ db: background, clock, changes }),
    summaryJob({
      ...{ db: background, clock, changes },
      writer: createSummaryWriter(config.ai),
      minResponses: config.insightsMinResponses,
    }),
    sweepUsedTokens(background, clock),
    forgetReportNetworks(background, clock),
  ];
}
