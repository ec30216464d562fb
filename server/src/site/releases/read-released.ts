import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import {
  asBuilt,
  findShown,
  type PointersToRead,
  type Shown,
} from "./find-shown.ts";
import type { ReadLent } from "../host-files.ts";
import { namesIn, pointerNumbers } from "./release-folder.ts";

/** Milliseconds until what could not be read is tried again. */
const retryAfter = 5000;

interface FollowOptions {
  /** Where a remote has a release on this channel, that is shown. */
  channel: string | null;
  readLent: ReadLent;
  log: FastifyBaseLogger;
  /** Milliseconds. */
  now: () => number;
}

type FollowedRemote = Omit<Shown, "problem"> & { name: string };

export type ReadReleased = () => Promise<FollowedRemote[]>;

/** Answers what was released into a folder, that holds one folder per remote. */
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
    // A folder that cannot be read takes nothing away.
    const names = await namesIn(releasesDir).catch(() => []);
    names.forEach(follow);
    return Promise.all([...followed.values()].map((read) => read()));
  };
}

/** What is shown since the newest pointer has this number: 0 is none, null cannot be told. */
type Seen = Shown & { newest: number | null; at: number };

/**
 * Answers what to show of one remote. Looks at the folder each time, as two
 * changes can fall into one tick of its clock. A release is shown once all of
 * it was checked; until then, and where anything is wrong, the former stays.
 * @param folder The remote's, named as the remote.
 */
function followPointer(
  folder: string,
  { channel, readLent, log, now }: FollowOptions,
): () => Promise<FollowedRemote> {
  const name = path.basename(folder);
  const title = channel === null ? name : `${name} on ${channel}`;
  let seen: Seen | null = null;
  let changes = Promise.resolve();
  const look = async () => {
    const newest = await pointerNumbers(folder).then(first, () => null);
    if (seen?.newest !== newest) return true;
    return seen.problem !== null && now() - seen.at >= retryAfter;
  };
  const change = async () => {
    if (!(await look())) return;
    const former = seen;
    const found = await findNewest({ folder, channel, readLent, former });
    tell(log, title, former ?? asBuilt, found);
    seen = { ...found, at: now() };
  };
  return async () => {
    if (await look()) {
      // One after the other, or one that looked earlier could undo what came since.
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

function tell(
  log: FastifyBaseLogger,
  title: string,
  former: Shown,
  { release, enabled, problem }: Shown,
): void {
  const served = release ?? "what the site was built with";
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
