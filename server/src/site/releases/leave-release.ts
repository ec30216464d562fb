import {
  type ReleasePointer,
  releasedAt,
  type RemoteFailure,
  rollBack,
  sealsOf,
} from "@nearsay/core/contract";

/** Milliseconds for which a release is new. */
const newFor = 10 * 60 * 1000;

/** Of the networks that load a release, so many can always fail: by bad lines, or by what people add to their browsers. */
const share = 0.1;

/** Networks in which a release failed, and in which it was loaded. */
export interface Outcome {
  failed: number;
  /** As far as this process saw. */
  loaded: number;
}

/** What a release can be blamed for: neither the line, nor the host, nor what an operator did. */
export function blamesRelease({
  phase,
  reason,
}: Pick<RemoteFailure, "phase" | "reason">): boolean {
  const blamed = ["entry", "integrity", "module", "render"].includes(phase);
  return blamed && reason !== "timeout";
}

/** The build of a release, which its name begins with. */
export function isBuildOf(release: string, version: string): boolean {
  const rest = release.slice(version.length);
  return release.startsWith(version) && /^-[0-9a-f]{6}$/.test(rest);
}

/** When the current release was released, where that is so short ago that the site may leave it by itself; else null. */
export function newSince(pointer: ReleasePointer, now: Date): string | null {
  const since = releasedAt(pointer);
  if (pointer.current === null || !pointer.enabled || since === null)
    return null;
  return +now - Date.parse(since) < newFor ? since : null;
}

/** @param threshold Networks that it takes at least. */
export function isTooMuch(
  { failed, loaded }: Outcome,
  threshold: number,
): boolean {
  return failed >= threshold && failed >= loaded * share;
}

/**
 * The pointer after the site went back by itself.
 * @param to Null is what the site was built with.
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
    ...{ at, by: "the site itself", did: "rollback", tested: false, left },
    seals: sealsOf(named, pointer.seals),
  };
}

/**
 * What a source's pointer means at a site that went back by itself: the same
 * without the release that it left, until another is released.
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
