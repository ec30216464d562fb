interface RefusalDetails {
  data?: Record<string, unknown>;
  expiresAt?: Date;
  /** Whole seconds after which a repeat may be taken. */
  retryAfter?: number;
}

/** A request that is refused, with what its caller is told. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly code: string;
  readonly details: RefusalDetails;

  constructor(
    status: number,
    code: string,
    msg: string,
    details: RefusalDetails = {},
  ) {
    super(msg);
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

export function notFound(msg: string): Refusal {
  return new Refusal(404, "NOT_FOUND", msg);
}
