import { namedReleases } from "@nearsay/core/contract";
import type { Bench } from "./commands.ts";
import { sayWhy } from "../store/failures.ts";
import type { StoredRelease } from "../store/store.ts";

const day = 24 * 60 * 60 * 1000;

/** It may still be being uploaded. */
const halfStays = day;
/** Pages that were opened with it may still request its files. */
const wholeStays = 30 * day;

/** Removes releases that no visitor can get any more, and prints which. */
export async function clean(bench: Bench): Promise<void> {
  const removed = await removeOld(bench);
  if (removed === 0) bench.print(`${bench.remote} has nothing to remove.`);
}

/** Cleans up after a release, which is already in effect and does not fail because of this. */
export async function cleanAfterwards(bench: Bench): Promise<void> {
  try {
    await removeOld(bench);
  } catch (error) {
    bench.print(`Old releases were not removed. ${sayWhy(error)}`);
  }
}

async function removeOld({
  remote,
  store,
  now,
  print,
}: Bench): Promise<number> {
  const stored = await store.list(remote);
  // Read after the list, so that it contains releases that were chosen in the
  // meantime.
  const kept = await store.readPointer(remote);
  const named = kept === null ? [] : namedReleases(kept.pointer);
  const old = stored.filter(
    (one) => !named.includes(one.release) && isOld(one, now()),
  );
  for (const { release } of old) {
    await store.remove(remote, release);
    print(`${remote} ${release} was old and has been removed.`);
  }
  return old.length;
}

function isOld({ complete, touched }: StoredRelease, now: Date): boolean {
  return +now - +touched > (complete ? wholeStays : halfStays);
}
