import type { Job } from "../../base/jobs.ts";
import { type SummaryDeps, writeSummaries } from "./write-summaries.ts";

const everyMs = 15_000;
/** Surveys that were last answered before keep the summary they have; a stopped server catches up with the rest. */
const lookBackMs = 24 * 3_600_000;

/** Keeps summaries up with responses. */
export function summaryJob(deps: SummaryDeps): Job {
  return {
    name: "writing summaries",
    everyMs,
    run: (signal) =>
      writeSummaries(
        deps,
        new Date(deps.clock().getTime() - lookBackMs),
        signal,
      ),
  };
}
