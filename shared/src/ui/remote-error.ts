import type { ExposedModule } from "../contract/index.ts";

/**
 * Where the loading of a remote broke: asking the registry, fetching the
 * federation runtime, the container script, a hash that does not match, the
 * module's own files, or the module while rendering.
 */
export type RemotePhase =
  "registry" | "runtime" | "entry" | "integrity" | "module" | "render";

/** Why, as far as the person may care. */
export type RemoteReason =
  "missing" | "disabled" | "contract" | "timeout" | "damaged" | "failed";

export class RemoteError extends Error {
  override readonly name = "RemoteError";
  readonly module: ExposedModule;
  readonly phase: RemotePhase;
  readonly reason: RemoteReason;

  constructor(
    module: ExposedModule,
    phase: RemotePhase,
    reason: RemoteReason,
    cause?: unknown,
  ) {
    super(`${module}: ${phase} ${reason}`, { cause });
    this.module = module;
    this.phase = phase;
    this.reason = reason;
  }
}
