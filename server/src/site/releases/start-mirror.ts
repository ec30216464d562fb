import type { FastifyInstance } from "fastify";
import { startJobs } from "../../base/jobs.ts";
import { within } from "../../base/within.ts";
import type { Mirror } from "./mirror.ts";

/** Milliseconds that the site waits for its releases before it opens. */
const patience = 8000;

/** Fetches releases before the app listens, and from then on while it does. */
export async function startMirror(
  app: FastifyInstance,
  { job }: Mirror,
): Promise<void> {
  let stop: (() => Promise<void>) | undefined;
  app.addHook("onListen", () => {
    stop = startJobs([job], app.log);
  });
  app.addHook("preClose", () => stop?.());
  const ending = new AbortController();
  app.addHook("preClose", () => {
    ending.abort();
  });
  await within(patience, job.run(ending.signal)).catch((error: unknown) => {
    app.log.error(
      { err: error },
      "the site starts without its newest releases",
    );
  });
}
