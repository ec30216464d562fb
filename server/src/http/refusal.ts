import type { ErrorCode } from "@nearsay/core/contract";

interface RefusalDetails {
  data?: Record<string, unknown>;
  expiresAt?: Date;
  /** Whole seconds after which a repeat may be taken. */
  retryAfter?: number;
  /** For the log only. */
  cause?: unknown;
}

/** A request that is refused, with what its caller is told. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(
    status: number,
    code: ErrorCode,
    msg: string,
    details: RefusalDetails = {},
  ) {
    super(msg, details);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The one shape in which every refusal is told. */
export function toBody({ status, message, code, details }: Refusal) {
  const { data, expiresAt } = details;
  return {
    status,
    msg: message,
    code,
    ...(data && { data }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  };
}

export function invalidRequest(msg: string): Refusal {
  return new Refusal(400, "INVALID_REQUEST", msg);
}

/** @param retryAfter Seconds. */
export function overloaded(retryAfter: number): Refusal {
  return new Refusal(
    503,
    "OVERLOADED",
    "Too much is going on right now. Please try again.",
    { retryAfter },
  );
}

export function notFound(msg: string): Refusal {
  return new Refusal(404, "NOT_FOUND", msg);
}
