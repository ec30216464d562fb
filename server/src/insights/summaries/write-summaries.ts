import { randomUUID } from "node:crypto";
import { tellFailure } from "../../base/ai/model.ts";
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
  /** From how many responses on a survey gets a summary. */
  minResponses: number;
}

const minuteMs = 60_000;
/** A fifth more responses are worth a new summary at once. */
const growth = 1.2;
/** Otherwise it may lag behind for so long. */
const staleMs = 10 * minuteMs;
/** Longer than a claim's surveys can take, with a model that is slow on each. */
const claimMs = 10 * minuteMs;
const claimSize = 10;
/** Surveys in one run. */
const runMax = 50;

/**
 * Writes the summaries that are due, of surveys answered since then. Any number
 * of processes may do so at once: each survey is claimed by one of them, and no
 * transaction is open while the writer thinks. Once the writer has failed, the
 * built-in one writes the rest of the run.
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

/** Why the built-in writer had to step in; without what the endpoint said, which is for nobody's log. */
export class WriterFailure extends Error {
  override readonly name = "WriterFailure";

  constructor(cause: unknown) {
    super(`the built-in writer stepped in: ${tellFailure(cause)}`);
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
/** Surveys that were last answered before keep the summary they have; a stopped server catches up with the rest. */
const lookBackMs = 24 * 3_600_000;

/** Keeps summaries up with responses. */
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
