import type { ErrorCode } from "@nearsay/core/contract";

interface RefusalDetails {
  data?: Record<string, unknown>;
  expiresAt?: Date;
  /** Whole seconds after which a repeat may be taken. */
  retryAfter?: number;
  /** For the log only. */
  cause?: unknown;
}

/**
 * What is asked is refused, with what is told to the one who asked. The code
 * says which refusal it is; http/refusal-status.ts knows its status.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, msg: string, details: RefusalDetails = {}) {
    super(msg, details);
    this.code = code;
    this.details = details;
  }
}

export function invalidRequest(msg: string): Refusal {
  return new Refusal("INVALID_REQUEST", msg);
}

/** @param retryAfter Seconds. */
export function overloaded(retryAfter: number): Refusal {
  return new Refusal(
    "OVERLOADED",
    "Too much is going on right now. Please try again.",
    { retryAfter },
  );
}

export function notFound(msg: string): Refusal {
  return new Refusal("NOT_FOUND", msg);
}
