import { randomUUID } from "node:crypto";
import {
  earlierReleases,
  namedReleases,
  type ReleasePointer,
} from "@nearsay/core/contract";

/** A release as a pointer names it. */
export interface SealedRelease {
  release: string;
  /** Integrity of its `release.json`. */
  seal: string;
}

export type PointerChange =
  | ({
      did: "release";
      /** The journeys passed with it. */
      tested: boolean;
    } & SealedRelease)
  | ({ did: "channel"; channel: string } & SealedRelease)
  | { did: "rollback"; to: SealedRelease | null }
  | { did: "disable" | "enable" };

type Named = Pick<ReleasePointer, "current" | "channels" | "earlier">;

/**
 * The pointer after a change.
 * @param pointer Null where nothing was ever released.
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
    seals: sealsOf(after, { ...pointer?.seals, ...newSeal(change) }),
  };
}

/** Of what is current before and after. */
function isTested(
  pointer: ReleasePointer | null,
  change: PointerChange,
): boolean {
  if (change.did === "release") return change.tested;
  return change.did !== "rollback" && (pointer?.tested ?? false);
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

/** What was left is not kept as an earlier one: to roll back again goes further back. */
function rollBack({ channels, earlier }: Named, to: string | null): Named {
  const index = to === null ? -1 : earlier.indexOf(to);
  return {
    current: to,
    channels: { ...channels },
    earlier: to === null ? [] : earlier.slice(index + 1),
  };
}

/** A channel that shows what everybody sees says nothing any more. */
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

function sealsOf(
  named: Named,
  known: ReleasePointer["seals"],
): ReleasePointer["seals"] {
  return Object.fromEntries(
    namedReleases(named).map((release) => [release, known[release] ?? ""]),
  );
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
