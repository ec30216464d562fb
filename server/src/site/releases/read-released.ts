import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import {
  asBuilt,
  findShown,
  type PointersToRead,
  type Shown,
} from "./find-shown.ts";
import type { ReadSharedVersions } from "../host-files.ts";
import { namesIn, pointerNumbers } from "./release-folder.ts";

/** Milliseconds until something unreadable is tried again. */
const retryAfter = 5000;

interface FollowOptions {
  /** If a remote has a release on this channel, that one is shown. */
  channel: string | null;
  readSharedVersions: ReadSharedVersions;
  log: FastifyBaseLogger;
  /** Returns milliseconds. */
  now: () => number;
}

type FollowedRemote = Omit<Shown, "problem"> & { name: string };

export type ReadReleased = () => Promise<FollowedRemote[]>;

/** Returns a function that reads the releases in a folder with one subfolder per remote. */
export function createReadReleased(
  releasesDir: string,
  options: FollowOptions,
): ReadReleased {
  const followed = new Map<string, ReturnType<typeof followPointer>>();
  const follow = (name: string) => {
    if (followed.has(name) || !/^[a-z][a-z0-9-]*$/.test(name)) return;
    followed.set(name, followPointer(path.join(releasesDir, name), options));
  };
  return async () => {
    // An unreadable folder removes nothing.
    const names = await namesIn(releasesDir).catch(() => []);
    names.forEach(follow);
    return Promise.all([...followed.values()].map((read) => read()));
  };
}

/** The version shown since the newest pointer has this number: 0 is none, null is unknown. */
type Seen = Shown & { newest: number | null; at: number };

/**
 * Returns a function that returns the version of one remote to show. It reads
 * the folder each time, as two changes can have the same timestamp. A release
 * is shown after all of its files were checked; until then, and if there is any
 * error, the previous one remains.
 * @param folder The remote's folder, named as the remote.
 */
function followPointer(
  folder: string,
  { channel, readSharedVersions, log, now }: FollowOptions,
): () => Promise<FollowedRemote> {
  const name = path.basename(folder);
  const title = channel === null ? name : `${name} on ${channel}`;
  let seen: Seen | null = null;
  let changes = Promise.resolve();
  const check = async () => {
    const newest = await pointerNumbers(folder).then(first, () => null);
    if (seen?.newest !== newest) return true;
    return seen.problem !== null && now() - seen.at >= retryAfter;
  };
  const change = async () => {
    if (!(await check())) return;
    const former = seen;
    const found = await findNewest({
      folder,
      channel,
      readSharedVersions,
      former,
    });
    logChanges(log, title, former ?? asBuilt, found);
    seen = { ...found, at: now() };
  };
  return async () => {
    if (await check()) {
      // Run one after the other, as otherwise an earlier one could undo a later
      // change.
      changes = changes.then(change);
      await changes;
    }
    const { enabled, release, record, onChannel } = seen ?? asBuilt;
    return { name, enabled, release, record, onChannel };
  };
}

function first([newest = 0]: readonly number[]): number {
  return newest;
}

async function findNewest(
  pointers: Omit<PointersToRead, "numbers">,
): Promise<Omit<Seen, "at">> {
  try {
    const numbers = await pointerNumbers(pointers.folder);
    const shown = await findShown({ ...pointers, numbers });
    return { ...shown, newest: first(numbers) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { ...(pointers.former ?? asBuilt), newest: null, problem };
  }
}

function logChanges(
  log: FastifyBaseLogger,
  title: string,
  former: Shown,
  { release, enabled, problem }: Shown,
): void {
  const served = release ?? "the built version";
  if (problem !== null && problem !== former.problem) {
    log.error(`${title}: ${problem}; ${served} is served`);
  }
  if (release !== former.release) {
    log.info(`${title}: ${served} is served from now on`);
  }
  if (enabled !== null && enabled !== (former.enabled ?? true)) {
    log.info(`${title} is switched ${enabled ? "on" : "off"} from now on`);
  }
}
