import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";

/** Work that no request waits for. */
export interface Job {
  name: string;
  everyMs: number;
  /** The signal is aborted when the process stops: leave to the next run what can wait. */
  run(signal?: AbortSignal): Promise<void>;
}

/**
 * Runs each job repeatedly, never twice at once; a failed run is logged and the
 * next one tries again. Returns a function to stop.
 */
export function startJobs(
  jobs: readonly Job[],
  log: FastifyBaseLogger,
): () => Promise<void> {
  const stops = jobs.map((job) => repeat(job, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat(job: Job, log: FastifyBaseLogger): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const options = { signal, ref: false };
  async function runAgain(): Promise<void> {
    for (;;) {
      await pause(job.everyMs, null, options).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await job.run(signal);
      } catch (error) {
        if (error !== signal.reason)
          log.warn({ err: error }, `${job.name} failed`);
      }
    }
  }
  const running = runAgain();
  return async () => {
    stopping.abort();
    await running;
  };
}
