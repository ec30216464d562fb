import path from "node:path";
import type { FastifyInstance } from "fastify";
import { startJobs } from "../../base/jobs.ts";
import { within } from "../../base/within.ts";
import { mirrorRemote, type MirrorRemoteOptions } from "./mirror-remote.ts";
import { openReleaseSource } from "./release-source.ts";

const everyMs = 5000;

/** Timeout for one file, in milliseconds. */
const fileTimeout = 10_000;

interface MirrorOptions extends Omit<MirrorRemoteOptions, "source"> {
  /**
   * URL with one folder per remote, as the release tool writes a bucket;
   * without a slash at the end.
   */
  releasesUrl: string;
  releasesDir: string;
  /** Names of the remotes; nothing else is ever requested. */
  names: readonly string[];
  /** Timeout for one file, in milliseconds. */
  timeout?: number;
}

export type Mirror = ReturnType<typeof createMirror>;

/** Keeps the folder of releases in sync with a bucket that others release into. */
export function createMirror(options: MirrorOptions) {
  const { releasesUrl, releasesDir, timeout = fileTimeout } = options;
  const mirrored = new Map(
    options.names.map((name) => {
      const folder = path.join(releasesDir, name);
      const source = openReleaseSource(`${releasesUrl}/${name}`, timeout);
      return [name, mirrorRemote(folder, { ...options, source })] as const;
    }),
  );
  const run = async (signal?: AbortSignal) => {
    const remotes = [...mirrored.values()];
    await Promise.all(remotes.map((remote) => remote.update(signal)));
  };
  return {
    job: { name: "fetching releases", everyMs, run },
    /** Fetches a release that another process serves already; accepts any name. */
    fetchMissing: async (remote: string, release: string) =>
      mirrored.get(remote)?.fetchMissing(release),
    /** Fetches new releases of a remote. */
    fetchNewest: async (remote: string) => mirrored.get(remote)?.checkAgain(),
  };
}

/** Maximum time that the site waits for its releases at start, in milliseconds. */
const timeoutMs = 8000;

/** Fetches releases before the app listens, and repeatedly while it does. */
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
  await within(timeoutMs, job.run(ending.signal)).catch((error: unknown) => {
    app.log.error(
      { err: error },
      "the site starts without its newest releases",
    );
  });
}
