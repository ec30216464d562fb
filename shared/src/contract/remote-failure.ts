/**
 * Where a remote broke: asking the registry, fetching the federation runtime,
 * the container script, a hash that does not match, the module's own files, or
 * the module while rendering.
 */
export const remotePhases = [
  "registry",
  "runtime",
  "entry",
  "integrity",
  "module",
  "render",
] as const;
export type RemotePhase = (typeof remotePhases)[number];

/** Why, as far as the person may care. */
export const remoteReasons = [
  "missing",
  "disabled",
  "contract",
  "timeout",
  "damaged",
  "failed",
] as const;
export type RemoteReason = (typeof remoteReasons)[number];
