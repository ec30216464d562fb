import { randomUUID } from "node:crypto";
import {
  earlierReleases,
  releasedAt,
  rollBack,
  sealsOf,
  type NamedReleases as Named,
  type ReleasePointer,
} from "@nearsay/core/contract";

/** A release as named in a pointer. */
export interface SealedRelease {
  release: string;
  /** Integrity of its `release.json`. */
  seal: string;
}

export type PointerChange =
  | ({
      did: "release";
      /** Whether the end-to-end tests passed with it. */
      tested: boolean;
    } & SealedRelease)
  | ({ did: "channel"; channel: string } & SealedRelease)
  | { did: "rollback"; to: SealedRelease | null }
  | { did: "disable" | "enable" };

/**
 * The pointer after a change.
 * @param pointer Null if nothing was ever released.
 */
export function nextPointer(
  pointer: ReleasePointer | null,
  change: PointerChange,
  by: string,
  now: Date,
): ReleasePointer {
  const before = pointer ?? { current: null, channels: {}, earlier: [] };
  const after = rename(before, change);
  return {
    revision: (pointer?.revision ?? 0) + 1,
    id: randomUUID(),
    at: now.toISOString(),
    by,
    did: change.did,
    enabled: isSwitch(change)
      ? change.did === "enable"
      : (pointer?.enabled ?? true),
    ...after,
    tested: isTested(pointer, change),
    ...historyOf(pointer, change, now),
    seals: sealsOf(after, { ...pointer?.seals, ...newSeal(change) }),
  };
}

/** Whether the current release after the change was tested. */
function isTested(
  pointer: ReleasePointer | null,
  change: PointerChange,
): boolean {
  if (change.did === "release") return change.tested;
  return change.did !== "rollback" && (pointer?.tested ?? false);
}

/**
 * Changes of channels, and switching the remote on or off, do not change the
 * history of the current release.
 */
function historyOf(
  pointer: ReleasePointer | null,
  { did }: PointerChange,
  now: Date,
): Pick<ReleasePointer, "since" | "left"> {
  if (did === "release") return { since: now.toISOString() };
  if (did === "rollback" || pointer === null) return {};
  const since = releasedAt(pointer);
  const { left } = pointer;
  return { ...(since !== null && { since }), ...(left && { left }) };
}

function rename(before: Named, change: PointerChange): Named {
  const { current, channels, earlier } = before;
  switch (change.did) {
    case "release":
      return {
        current: change.release,
        channels: withoutRelease(channels, change.release),
        earlier: pushEarlier(current, earlier, change.release),
      };
    case "channel":
      return {
        current,
        channels: { ...channels, [change.channel]: change.release },
        earlier: [...earlier],
      };
    case "rollback":
      return rollBack(before, change.to?.release ?? null);
    case "disable":
    case "enable":
      return { current, channels: { ...channels }, earlier: [...earlier] };
  }
}

/** A channel that shows the current release is redundant. */
function withoutRelease(
  channels: Named["channels"],
  release: string,
): Named["channels"] {
  const others = Object.entries(channels).filter(([, one]) => one !== release);
  return Object.fromEntries(others);
}

function pushEarlier(
  current: string | null,
  earlier: string[],
  next: string,
): string[] {
  const all = current === null ? earlier : [current, ...earlier];
  return [...new Set(all)].filter((n) => n !== next).slice(0, earlierReleases);
}

function newSeal(change: PointerChange): ReleasePointer["seals"] {
  if (isSwitch(change)) return {};
  const named = change.did === "rollback" ? change.to : change;
  return named === null ? {} : { [named.release]: named.seal };
}

function isSwitch(
  change: PointerChange,
): change is { did: "disable" | "enable" } {
  return change.did === "disable" || change.did === "enable";
}
