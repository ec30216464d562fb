import type { FastifyBaseLogger } from "fastify";

/** Work that no request waits for. */
export interface Job {
  name: string;
  everyMs: number;
  /** The signal tells that the process is stopping: what can wait for the next run should. */
  run(signal?: AbortSignal): Promise<void>;
}

/** Runs each job again and again, never twice at once; a failed run is logged and the next one tries again. Answers how to stop. */
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
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let running = Promise.resolve();
  const wait = () => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = run().then(wait);
    }, job.everyMs);
    timer.unref();
  };
  const run = async () => {
    try {
      await job.run(stopping.signal);
    } catch (error) {
      if (error === stopping.signal.reason) return;
      log.warn({ err: error }, `${job.name} failed`);
    }
  };
  wait();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
