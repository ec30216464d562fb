import path from "node:path";
import type { ReleasePointer } from "@nearsay/core/contract";
import type { FastifyBaseLogger } from "fastify";
import { fetchRelease } from "./fetch-release.ts";
import { installPointer, pointerText } from "./install-pointer.ts";
import { withoutLeft } from "./leave-release.ts";
import type { ReadLent } from "../host-files.ts";
import { pointerNumbers, readPointer, removeOld } from "./release-folder.ts";
import type { ReleaseSource } from "./release-source.ts";

/** Milliseconds for which what was not to be had is not asked for again. */
const missedFor = 5000;

export interface MirrorRemoteOptions {
  source: ReleaseSource;
  /** Channels that somebody may be shown. */
  channels: readonly string[];
  readLent: ReadLent;
  log: FastifyBaseLogger;
  /** Milliseconds. */
  now: () => number;
}

/**
 * One remote's folder, kept as its source is.
 * @param folder The remote's, named as the remote.
 */
export function mirrorRemote(
  folder: string,
  { source, channels, readLent, log, now }: MirrorRemoteOptions,
) {
  const name = path.basename(folder);
  let pointer: ReleasePointer | null = null;
  /** The pointer that the folder holds together with all that it names. */
  let kept: { etag: string | null; number: number } | null = null;
  let problem: string | null = null;
  const missed = new Map<string, number>();

  const fetchNamed = singleFlight(
    async (release: string, signal?: AbortSignal) => {
      const seal = pointer?.seals[release] ?? "";
      const lent = await readLent();
      await fetchRelease(folder, { release, seal, lent }, source, signal);
    },
  );
  const follow = async (signal?: AbortSignal) => {
    const [newest = 0] = await pointerNumbers(folder);
    const etag = kept?.number === newest ? kept.etag : null;
    const found = await source.readPointer(etag, signal);
    if (found === null || (found === "none" && newest === 0)) return;
    if (found === "none") throw new Error("pointer.json is gone");
    pointer = found.pointer;
    kept = null;
    const failures = new Map<string, Error>();
    for (const release of shownReleases(pointer, channels)) {
      const failure = await failureOf(() => fetchNamed(release, signal));
      if (failure) failures.set(release, failure);
    }
    const { current, enabled } = found.pointer;
    const ofCurrent = failures.get(current ?? "");
    // Who switches a part off does not wait for its files.
    if (ofCurrent && enabled) throw ofCurrent;
    const held = newest === 0 ? null : await readHeld(folder, newest);
    const meant = withoutLeft(pointer, held);
    const content = meant === pointer ? found.content : pointerText(meant);
    const number = await installPointer(folder, content);
    for (const failure of failures.values()) throw failure;
    kept = { etag: found.etag, number };
    // What lies about harms nobody.
    await removeOld(folder, found.pointer).catch(() => undefined);
  };
  const tell = (problemNow: string | null) => {
    if (problemNow === problem) return;
    problem = problemNow;
    if (problem === null) log.info(`${name}: its releases are fetched again`);
    else log.error(`${name}: ${problem}; what was fetched before stays`);
  };
  const update = singleFlight(async (_name: string, signal?: AbortSignal) => {
    const failed = await failureOf(() => follow(signal));
    if (signal?.aborted !== true) tell(failed?.message ?? null);
  });
  const isTooSoon = (what: string) => {
    const last = missed.get(what) ?? -Infinity;
    if (now() - last < missedFor) return true;
    missed.set(what, now());
    return false;
  };
  const isNamed = (release: string) =>
    pointer !== null && Object.hasOwn(pointer.seals, release);
  // What is missed can be made up without end: all of it asks for the pointer as one.
  const lookAgain = singleFlight(async () => {
    if (!isTooSoon("pointer.json")) await update(name);
  });
  return {
    /** Fetches what the source's pointer names, then takes over the pointer. What fails is logged, once. */
    update: (signal?: AbortSignal) => update(name, signal),
    /** Looks at the source again, unless that was just done for somebody else who missed something. */
    lookAgain: () => lookAgain(name),
    /** Fetches a release that the source's pointer names, even if it is an earlier one. */
    fetchMissing: singleFlight(async (release: string) => {
      if (!isNamed(release)) await lookAgain(name);
      if (!isNamed(release) || isTooSoon(release)) return;
      const failed = await failureOf(() => fetchNamed(release));
      if (failed) log.warn(`${name}: ${failed.message}`);
      else missed.delete(release);
    }),
  };
}

/** Null where it is damaged. */
function readHeld(
  folder: string,
  number: number,
): Promise<ReleasePointer | null> {
  return readPointer(folder, number).catch(() => null);
}

/** What everybody or somebody may be shown now. */
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

/** Does the same work, told by its key, once for all who ask while it is under way. */
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
