import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Job } from "../../base/jobs.ts";
import { mirrorRemote } from "./mirror-remote.ts";
import type { ReadLent } from "./read-lent.ts";
import { openReleaseSource } from "./release-source.ts";

const everyMs = 5000;

/** Milliseconds that one file may take. */
const fileTimeout = 10_000;

export interface MirrorOptions {
  /** Holds one folder per remote, as the release tool writes a bucket; without a slash at the end. */
  releasesUrl: string;
  releasesDir: string;
  /** Channels that somebody may be shown. */
  channels: readonly string[];
  /** Names of the remotes; nothing else is ever asked for. */
  names: readonly string[];
  readLent: ReadLent;
  log: FastifyBaseLogger;
  /** Milliseconds. */
  now: () => number;
  /** Milliseconds that one file may take. */
  timeout?: number;
}

/** The folder of releases, kept as a bucket is that others release into. */
export interface Mirror {
  job: Job;
  /** Fetches a release that another process serves already; any name may be asked for. */
  fetchMissing(remote: string, release: string): Promise<void>;
  /** Fetches what was released of a remote since it was last looked at. */
  fetchNewest(remote: string): Promise<void>;
}

export function createMirror(options: MirrorOptions): Mirror {
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
    fetchMissing: async (remote, release) =>
      mirrored.get(remote)?.fetchMissing(release),
    fetchNewest: async (remote) => mirrored.get(remote)?.lookAgain(),
  };
}
