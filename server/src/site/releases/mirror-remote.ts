import path from "node:path";
import type { ReleasePointer } from "@nearsay/core/contract";
import type { FastifyBaseLogger } from "fastify";
import { fetchRelease } from "./fetch-release.ts";
import { installPointer, pointerText } from "./install-pointer.ts";
import { withoutLeft } from "./leave-release.ts";
import type { ReadSharedVersions } from "../host-files.ts";
import { pointerNumbers, readPointer, removeOld } from "./release-folder.ts";
import type { ReleaseSource } from "./release-source.ts";

/** Milliseconds for which something that was not available is not requested again. */
const missedFor = 5000;

export interface MirrorRemoteOptions {
  source: ReleaseSource;
  /** Channels that visitors may get. */
  channels: readonly string[];
  readSharedVersions: ReadSharedVersions;
  log: FastifyBaseLogger;
  /** Returns milliseconds. */
  now: () => number;
}

/**
 * Keeps one remote's folder in sync with its source.
 * @param folder The remote's folder, named as the remote.
 */
export function mirrorRemote(
  folder: string,
  { source, channels, readSharedVersions, log, now }: MirrorRemoteOptions,
) {
  const name = path.basename(folder);
  let pointer: ReleasePointer | null = null;
  /** The pointer in the folder whose releases have all been fetched. */
  let kept: { etag: string | null; number: number } | null = null;
  const logProblem = createProblemLog(name, log);
  const missed = createPauses(now);

  const fetchNamed = singleFlight(
    async (release: string, signal?: AbortSignal) => {
      const seal = pointer?.seals[release] ?? "";
      const sharedVersions = await readSharedVersions();
      await fetchRelease(
        folder,
        { release, seal, sharedVersions },
        source,
        signal,
      );
    },
  );
  const follow = async (signal?: AbortSignal) => {
    const [newest = 0] = await pointerNumbers(folder);
    const etag = kept?.number === newest ? kept.etag : null;
    const found = await source.readPointer(etag, signal);
    if (found === null || (found === "none" && newest === 0)) return;
    if (found === "none") throw new Error("pointer.json no longer exists");
    pointer = found.pointer;
    kept = null;
    const failures = new Map<string, Error>();
    for (const release of shownReleases(pointer, channels)) {
      const failure = await failureOf(() => fetchNamed(release, signal));
      if (failure) failures.set(release, failure);
    }
    const { current, enabled } = found.pointer;
    const ofCurrent = failures.get(current ?? "");
    // Switching a remote off does not wait for its files.
    if (ofCurrent && enabled) throw ofCurrent;
    const held = newest === 0 ? null : await readHeld(folder, newest);
    const meant = withoutLeft(pointer, held);
    const content = meant === pointer ? found.content : pointerText(meant);
    const number = await installPointer(folder, content);
    for (const failure of failures.values()) throw failure;
    kept = { etag: found.etag, number };
    // Leftover files do no harm.
    await removeOld(folder, found.pointer).catch(() => undefined);
  };
  const update = singleFlight(async (_name: string, signal?: AbortSignal) => {
    const failed = await failureOf(() => follow(signal));
    if (signal?.aborted !== true) logProblem(failed?.message ?? null);
  });
  const isNamed = (release: string) =>
    pointer !== null && Object.hasOwn(pointer.seals, release);
  // Clients can request any number of missing names: they share one request for
  // the pointer.
  const checkAgain = singleFlight(async () => {
    if (!missed.isTooSoon("pointer.json")) await update(name);
  });
  return {
    /**
     * Fetches the releases that the source's pointer names, then installs the
     * pointer. Failures are logged once.
     */
    update: (signal?: AbortSignal) => update(name, signal),
    /** Checks the source again, unless that was just done for another missing release. */
    checkAgain: () => checkAgain(name),
    /** Fetches a release that the source's pointer names, even if it is an earlier one. */
    fetchMissing: singleFlight(async (release: string) => {
      if (!isNamed(release)) await checkAgain(name);
      if (!isNamed(release) || missed.isTooSoon(release)) return;
      const failed = await failureOf(() => fetchNamed(release));
      if (failed) log.warn(`${name}: ${failed.message}`);
      else missed.forget(release);
    }),
  };
}

/** Logs each change between a problem and none once. */
function createProblemLog(name: string, log: FastifyBaseLogger) {
  let known: string | null = null;
  return (problem: string | null) => {
    if (problem === known) return;
    known = problem;
    if (problem === null)
      log.info(`${name}: its releases can be fetched again`);
    else
      log.error(
        `${name}: ${problem}; the releases fetched before remain in use`,
      );
  };
}

/** When something that was not available was last requested. */
function createPauses(now: () => number) {
  const requested = new Map<string, number>();
  return {
    /** Otherwise, the pause begins now. */
    isTooSoon(what: string): boolean {
      const last = requested.get(what) ?? -Infinity;
      if (now() - last < missedFor) return true;
      requested.set(what, now());
      return false;
    },
    forget: (what: string) => requested.delete(what),
  };
}

/** Null if it is damaged. */
function readHeld(
  folder: string,
  number: number,
): Promise<ReleasePointer | null> {
  return readPointer(folder, number).catch(() => null);
}

/** The releases that any visitor may get now. */
function shownReleases(
  { current, channels }: ReleasePointer,
  open: readonly string[],
): Set<string> {
  const shown = Object.entries(channels)
    .filter(([channel]) => open.includes(channel))
    .map(([, release]) => release);
  return new Set(current === null ? shown : [current, ...shown]);
}

async function failureOf(work: () => Promise<unknown>): Promise<Error | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Runs the work once per key; calls while it runs share the result. */
function singleFlight<Rest extends unknown[], T>(
  work: (key: string, ...rest: Rest) => Promise<T>,
): (key: string, ...rest: Rest) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, ...rest) => {
    const flight =
      flights.get(key) ??
      work(key, ...rest).finally(() => {
        flights.delete(key);
      });
    flights.set(key, flight);
    return flight;
  };
}
