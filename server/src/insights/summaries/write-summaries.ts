import { randomUUID } from "node:crypto";
import { describeModelFailure } from "../../base/ai/model.ts";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import type { Changes } from "../../base/changes/changes.ts";
import { readMaterial } from "./summary-material.ts";
import {
  type Claim,
  claimDueSurveys,
  saveSummary,
} from "./summary-repository.ts";
import { type SummaryWriter, builtInWriter } from "./summary-writer.ts";
import type { Job } from "../../base/jobs.ts";

interface SummaryDeps {
  db: Queryable;
  clock: Clock;
  changes: Changes;
  writer: SummaryWriter;
  /** Minimum number of responses for a summary. */
  minResponses: number;
}

const minuteMs = 60_000;
/** A fifth more responses cause a new summary immediately. */
const growth = 1.2;
/** Otherwise a summary may be outdated for this long. */
const staleMs = 10 * minuteMs;
/** Longer than the surveys of a claim can take, even if the model is slow on each. */
const claimMs = 10 * minuteMs;
const claimSize = 10;
/** Maximum number of surveys per run. */
const runMax = 50;

/**
 * Writes the summaries that are due, for surveys answered since then. Any
 * number of processes may run it at once: each survey is claimed by one of
 * them, and no transaction is open while the writer runs. After the writer has
 * failed, the built-in one writes the rest of the run.
 * @throws WriterFailure at the end of such a run.
 */
export async function writeSummaries(
  deps: SummaryDeps,
  answeredSince: Date,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { write, failure } = withFallback(deps.writer, signal);
  for (let claimed = 0; claimed < runMax; claimed += claimSize) {
    const claim = newClaim(deps.clock());
    const surveys = await claimDue(deps, answeredSince, claim);
    for (const surveyId of surveys) {
      if (signal.aborted) return;
      await writeSummary({ ...deps, writer: write }, surveyId, claim, signal);
    }
    if (surveys.length < claimSize) break;
  }
  const cause = failure();
  if (cause !== null) throw new WriterFailure(cause);
}

/**
 * The reason why the built-in writer was used, without the endpoint's reply,
 * which must not be logged.
 */
export class WriterFailure extends Error {
  override readonly name = "WriterFailure";

  constructor(cause: unknown) {
    super(
      `the built-in writer was used instead: ${describeModelFailure(cause)}`,
    );
  }
}

function withFallback(writer: SummaryWriter, signal: AbortSignal) {
  let failure: unknown = null;
  const write: SummaryWriter = async (...args) => {
    if (failure !== null) return builtInWriter(...args);
    try {
      return await writer(...args);
    } catch (error) {
      signal.throwIfAborted();
      failure = error;
      return builtInWriter(...args);
    }
  };
  return { write, failure: () => failure };
}

function newClaim(now: Date): Claim {
  const until = new Date(now.getTime() + claimMs);
  return { claimId: randomUUID(), now, until };
}

function claimDue(
  { db, minResponses }: SummaryDeps,
  answeredSince: Date,
  claim: Claim,
): Promise<number[]> {
  const staleBefore = new Date(claim.now.getTime() - staleMs);
  const rules = { answeredSince, minResponses, growth, staleBefore };
  return claimDueSurveys(db, rules, claim, claimSize);
}

async function writeSummary(
  { db, clock, changes, writer }: SummaryDeps,
  surveyId: number,
  claim: Claim,
  signal: AbortSignal,
): Promise<void> {
  const material = await readMaterial(db, surveyId);
  if (material === null) return;
  const text = await writer(db, material, signal);
  const { responseCount } = material;
  const summary = { surveyId, text, responseCount };
  const saved = await saveSummary(db, summary, { ...claim, now: clock() });
  if (saved) changes.announce({ surveyId, kind: "summary" });
}

const everyMs = 15_000;
/**
 * Surveys that were last answered before keep their summary; a stopped server
 * catches up with the rest.
 */
const lookBackMs = 24 * 3_600_000;

/** Keeps summaries up to date with responses. */
export function summaryJob(deps: SummaryDeps): Job {
  return {
    name: "writing summaries",
    everyMs,
    run(signal) {
      const since = new Date(deps.clock().getTime() - lookBackMs);
      return writeSummaries(deps, since, signal);
    },
  };
}
