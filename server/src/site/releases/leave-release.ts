import {
  type ReleasePointer,
  releasedAt,
  type RemoteFailure,
  rollBack,
  sealsOf,
} from "@nearsay/core/contract";

/** Milliseconds for which a release is new. */
const newFor = 10 * 60 * 1000;

/**
 * The share of networks in which loading a release can always fail: because of
 * bad connections or browser extensions.
 */
const share = 0.1;

/** The number of networks in which a release failed, and in which it was loaded. */
export interface Outcome {
  failed: number;
  /** As far as this process knows. */
  loaded: number;
}

/**
 * Whether a failure can be caused by the release, and not by the connection,
 * the host or an operator.
 */
export function blamesRelease({
  phase,
  reason,
}: Pick<RemoteFailure, "phase" | "reason">): boolean {
  const blamed = ["entry", "integrity", "module", "render"].includes(phase);
  return blamed && reason !== "timeout";
}

/** Whether a release, whose name begins with the version of its build, is of this build. */
export function isBuildOf(release: string, version: string): boolean {
  const rest = release.slice(version.length);
  return release.startsWith(version) && /^-[0-9a-f]{6}$/.test(rest);
}

/**
 * The release time of the current release if it is so recent that the site may
 * roll it back automatically; else null.
 */
export function newSince(pointer: ReleasePointer, now: Date): string | null {
  const since = releasedAt(pointer);
  if (pointer.current === null || !pointer.enabled || since === null)
    return null;
  return +now - Date.parse(since) < newFor ? since : null;
}

/** @param threshold Minimum number of networks. */
export function isTooMuch(
  { failed, loaded }: Outcome,
  threshold: number,
): boolean {
  return failed >= threshold && failed >= loaded * share;
}

/**
 * The pointer after an automatic rollback.
 * @param to Null is the version that the site was built with.
 */
export function leaveRelease(
  pointer: ReleasePointer,
  to: string | null,
  left: NonNullable<ReleasePointer["left"]>,
  at: string,
): ReleasePointer {
  const { since: _since, ...kept } = pointer;
  const named = rollBack(pointer, to);
  return {
    ...kept,
    ...named,
    revision: pointer.revision + 1,
    id: `${pointer.id}-left`,
    at,
    by: "the site itself",
    did: "rollback",
    tested: false,
    left,
    seals: sealsOf(named, pointer.seals),
  };
}

/**
 * The effective pointer of a source at a site that rolled back automatically:
 * the source's pointer without the release that was rolled back, until another
 * one is released.
 * @param held The site's pointer.
 */
export function withoutLeft(
  source: ReleasePointer,
  held: ReleasePointer | null,
): ReleasePointer {
  const left = held?.left;
  const holds =
    left?.release === source.current && left?.since === releasedAt(source);
  if (!left || !held || !holds) return source;
  const { current } = held;
  const isKnown = current === null || source.earlier.includes(current);
  return isKnown ? leaveRelease(source, current, left, held.at) : source;
}
