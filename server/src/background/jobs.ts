import type { FastifyBaseLogger } from "fastify";

/** Work that no request waits for. */
export interface Job {
  name: string;
  everyMs: number;
  run(): Promise<void>;
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
  let stopped = false;
  let running = Promise.resolve();
  const wait = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = run().then(wait);
    }, job.everyMs);
    timer.unref();
  };
  const run = async () => {
    try {
      await job.run();
    } catch (error) {
      log.warn({ err: error }, `${job.name} failed`);
    }
  };
  wait();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
