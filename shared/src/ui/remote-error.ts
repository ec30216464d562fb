import type {
  ExposedModule,
  RemotePhase,
  RemoteReason,
} from "../contract/index.ts";

/** What a loader rejects with, and a slot makes of whatever a part throws. */
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
