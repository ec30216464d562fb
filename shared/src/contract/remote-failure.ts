import type { ExposedModule } from "./exposed-modules.ts";

/**
 * Where a remote broke: asking the registry, fetching the federation runtime,
 * the container script, a hash that does not match, the module's own files, or
 * the module while rendering.
 */
export type RemotePhase =
  "registry" | "runtime" | "entry" | "integrity" | "module" | "render";

/** Why, as far as the person may care. */
export type RemoteReason =
  "missing" | "disabled" | "contract" | "timeout" | "damaged" | "failed";

/** What the server is told of a remote that failed. */
export interface RemoteFailure {
  module: ExposedModule;
  /** Null where none was found. */
  version: string | null;
  phase: RemotePhase;
  reason: RemoteReason;
}
