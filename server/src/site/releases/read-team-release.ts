import { type RemoteRecord, toRemoteRecord } from "@nearsay/core/contract";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { manifestMax, readManifest, releaseFile } from "./check-release.ts";
import { fetchLimited } from "./fetch-limited.ts";
import type { ReadSharedVersions } from "../host-files.ts";

/** Timeout for a team's release on its own origin, in milliseconds. */
const timeoutMs = 2000;

/** Milliseconds for which a reply is cached. */
const keptFor = 5000;
const keptMax = 100;

/** Null if the URL contains no release of this remote that the site can show. */
export type ReadTeamRelease = (
  remote: string,
  address: string,
) => Promise<RemoteRecord | null>;

/**
 * Reads releases that a team hosts on its own origin. They run in browsers
 * only: the server does not render them.
 */
export function createReadTeamRelease(
  log: FastifyBaseLogger,
  readSharedVersions: ReadSharedVersions,
): ReadTeamRelease {
  const read = async (remote: string, address: string) => {
    const limits = { bytesMax: manifestMax, timeout: timeoutMs };
    try {
      const found = await fetchLimited(`${address}${releaseFile}`, limits);
      const manifest = found?.content ?? Buffer.alloc(0);
      const release = readManifest(manifest, remote, {
        release: address,
        sharedVersions: await readSharedVersions(),
      });
      return toRemoteRecord({ ...release, server: null }, true, address);
    } catch (error) {
      log.info({ err: error }, `${remote} is not available from ${address}`);
      return null;
    }
  };
  const cache = new LRUCache<string, { record: RemoteRecord | null }, string>({
    max: keptMax,
    ttl: keptFor,
    fetchMethod: async (key, _stale, { context: remote }) => ({
      record: await read(remote, key.slice(remote.length + 1)),
    }),
    // An entry that is evicted while it is being loaded is still returned.
    ignoreFetchAbort: true,
  });
  return async (remote, address) => {
    const key = `${remote} ${address}`;
    const found = await cache.fetch(key, { context: remote });
    return found?.record ?? null;
  };
}
