import type { ReleasePointer } from "@nearsay/core/contract";
import { describeChange } from "./commands.ts";
import type { ReleaseStore, StoredRelease } from "../store/store.ts";

/** A remote's state, as `list --json` prints it. */
export interface RemoteState {
  remote: string;
  place: string;
  /** Null if nothing was ever released. */
  pointer: ReleasePointer | null;
  /** Newest first. */
  releases: StoredRelease[];
}

export async function readState(
  store: ReleaseStore,
  remote: string,
): Promise<RemoteState> {
  const [kept, stored] = await Promise.all([
    store.readPointer(remote),
    store.list(remote),
  ]);
  const releases = stored.sort((a, b) => +b.touched - +a.touched);
  const pointer = kept?.pointer ?? null;
  return { remote, place: store.address, pointer, releases };
}

/** Lines for people. */
export function describeState({
  remote,
  pointer,
  releases,
}: RemoteState): string {
  if (pointer === null) {
    return [
      `${remote} is at the built version; nothing was released.`,
      ...releases.map((one) => describeRelease(one, [])),
    ].join("\n");
  }
  const state = pointer.enabled ? "on" : "off";
  const served = pointer.current ?? "the built version";
  return [
    `${remote} is ${state}: ${served}. It ${describeChange(pointer)}.`,
    ...describeLeft(pointer),
    ...releases.map((one) => describeRelease(one, rolesOf(one, pointer))),
  ].join("\n");
}

/** The release that the site automatically rolled back from. */
function describeLeft({ left }: ReleasePointer): string[] {
  if (left === undefined) return [];
  const { release, failed, loaded } = left;
  return [
    `  ${release} was rolled back by the site itself: it failed in ${failed} networks of ${loaded} that loaded it.`,
  ];
}

function describeRelease(one: StoredRelease, roles: string[]): string {
  const words = one.complete ? roles : ["incomplete", ...roles];
  const line = `  ${one.release}  ${one.touched.toISOString()}  ${words.join(", ")}`;
  return line.trimEnd();
}

function rolesOf(
  { release }: StoredRelease,
  pointer: ReleasePointer,
): string[] {
  const channels = Object.entries(pointer.channels)
    .filter(([, shown]) => shown === release)
    .map(([channel]) => `channel ${channel}`);
  return [
    ...(pointer.current === release ? ["current"] : []),
    ...(pointer.current === release && !pointer.tested ? ["untested"] : []),
    ...channels,
    ...(pointer.earlier.includes(release) ? ["earlier"] : []),
  ];
}
