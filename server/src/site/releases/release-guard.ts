import path from "node:path";
import type { ReleasePointer, RemoteFailure } from "@nearsay/core/contract";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import type { Clock } from "../../base/clock.ts";
import { prefixOf } from "../../visitors/location/networks.ts";
import { addPointer, pointerText } from "./install-pointer.ts";
import {
  blamesRelease,
  isBuildOf,
  isTooMuch,
  leaveRelease,
  newSince,
} from "./leave-release.ts";
import type { ReadSharedVersions } from "../host-files.ts";
import {
  isThere,
  isWhole,
  pointerNumbers,
  readPointer,
} from "./release-folder.ts";

export interface ReleaseGuardOptions {
  releasesDir: string;
  remotesDir: string;
  /** Number of networks in which a new release must fail to be rolled back; 0 disables it. */
  threshold: number;
  readSharedVersions: ReadSharedVersions;
  /** Fetches an earlier release if releases come from a bucket. */
  fetchRelease: (remote: string, release: string) => Promise<void>;
  clock: Clock;
  log: FastifyBaseLogger;
}

export type ReleaseGuard = ReturnType<typeof createReleaseGuard>;

/** Rolls back a new release that fails in many networks. */
export function createReleaseGuard(options: ReleaseGuardOptions) {
  const { releasesDir, threshold, clock, log } = options;
  const loads = createNetworkCount();
  const failures = createNetworkCount();

  async function count(failure: RemoteFailure, ip: string): Promise<void> {
    const [remote = ""] = failure.module.split("/");
    const folder = path.join(releasesDir, remote);
    const [number] = await pointerNumbers(folder);
    if (number === undefined) return;
    const pointer = await readPointer(folder, number);
    const release = pointer.current ?? "";
    const since = newSince(pointer, clock());
    if (since === null || !isBuildOf(release, failure.version ?? "")) return;
    const key = `${remote}/${release} ${since}`;
    if (!failures.add(key, ip)) return;
    const outcome = {
      failed: failures.of(key),
      loaded: loads.of(`${remote}/${release}`),
    };
    if (!isTooMuch(outcome, threshold)) return;
    const left = { release, since, ...outcome };
    await goBack({ folder, number, pointer, left }, options);
  }

  return {
    /** Call it when a file of a release was sent to this address. */
    noteLoad(remote: string, release: string, ip: string): void {
      if (threshold > 0) loads.add(`${remote}/${release}`, ip);
    },
    /** Call it when a page at this address reported a failure. Never rejects. */
    async noteFailure(failure: RemoteFailure, ip: string): Promise<void> {
      if (threshold === 0 || !blamesRelease(failure)) return;
      await count(failure, ip).catch((error: unknown) => {
        log.error({ err: error }, "a failing release could not be rolled back");
      });
    },
  };
}

interface Leaving {
  folder: string;
  /** Number of the pointer. */
  number: number;
  pointer: ReleasePointer;
  left: NonNullable<ReleasePointer["left"]>;
}

async function goBack(leaving: Leaving, options: ReleaseGuardOptions) {
  const { folder, number, pointer, left } = leaving;
  const { clock, log } = options;
  const failed = `${path.basename(folder)} ${left.release} failed in ${left.failed} networks (loaded in ${left.loaded}) since ${left.since}`;
  const to = await findEarlier(leaving, options);
  if (to === undefined) {
    log.error(`${failed}, and there is no earlier release to roll back to`);
    return;
  }
  const next = leaveRelease(pointer, to, left, clock().toISOString());
  // Another process or an operator may have been first.
  if (!(await addPointer(folder, number + 1, pointerText(next)))) return;
  const served = to ?? "the built version";
  log.error(`${failed}: rolled back to ${served}, until another release`);
}

/**
 * The newest earlier release that can be shown; null is the version that the
 * site was built with, undefined is none.
 */
async function findEarlier(
  { folder, pointer }: Leaving,
  { remotesDir, readSharedVersions, fetchRelease }: ReleaseGuardOptions,
): Promise<string | null | undefined> {
  const remote = path.basename(folder);
  const sharedVersions = await readSharedVersions();
  for (const release of pointer.earlier) {
    const seal = pointer.seals[release] ?? "";
    await fetchRelease(remote, release);
    if (await isWhole(folder, { release, seal, sharedVersions }))
      return release;
  }
  const built = path.join(remotesDir, remote, "dist/current.json");
  return (await isThere(built)) ? null : undefined;
}

/** Milliseconds for which a process remembers the networks that it counted. */
const keptFor = 30 * 60 * 1000;

const mostKeys = 100;

/** Above this number, further networks make no difference. */
const mostNetworks = 10_000;

/** Counts distinct networks by key, in memory only: who has loaded what is not stored. */
function createNetworkCount() {
  const counted = new LRUCache<string, Set<string>>({
    max: mostKeys,
    ttl: keptFor,
  });
  return {
    /** Returns whether the network is new. */
    add(key: string, ip: string): boolean {
      const networks = counted.get(key) ?? new Set();
      if (networks.size === 0) counted.set(key, networks);
      const before = networks.size;
      if (before < mostNetworks) networks.add(prefixOf(ip));
      return networks.size > before;
    },
    of: (key: string) => counted.get(key)?.size ?? 0,
  };
}
