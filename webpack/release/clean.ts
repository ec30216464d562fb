import { namedReleases } from "@nearsay/core/contract";
import type { Bench } from "./commands.ts";
import { sayWhy } from "../store/failures.ts";
import type { StoredRelease } from "../store/store.ts";

const day = 24 * 60 * 60 * 1000;

/** Somebody may still be uploading it. */
const halfStays = day;
/** Pages that were opened with it may still ask for its files. */
const wholeStays = 30 * day;

/** Removes releases that nobody can be given any more, and says which. */
export async function clean(bench: Bench): Promise<void> {
  const removed = await removeOld(bench);
  if (removed === 0) bench.tell(`${bench.remote} has nothing to remove.`);
}

/** Cleans after a release, which counts already and fails of nothing here. */
export async function cleanAfterwards(bench: Bench): Promise<void> {
  try {
    await removeOld(bench);
  } catch (error) {
    bench.tell(`Old releases are still there. ${sayWhy(error)}`);
  }
}

async function removeOld({ remote, store, now, tell }: Bench): Promise<number> {
  const stored = await store.list(remote);
  // Read after the list, so that it names whatever was chosen meanwhile.
  const kept = await store.readPointer(remote);
  const named = kept === null ? [] : namedReleases(kept.pointer);
  const old = stored.filter(
    (one) => !named.includes(one.release) && isOld(one, now()),
  );
  for (const { release } of old) {
    await store.remove(remote, release);
    tell(`${remote} ${release} is old and removed.`);
  }
  return old.length;
}

function isOld({ complete, touched }: StoredRelease, now: Date): boolean {
  return +now - +touched > (complete ? wholeStays : halfStays);
}
