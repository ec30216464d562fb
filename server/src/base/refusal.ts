import { type Message, messageIn } from "./message.ts";
import { type ErrorCode, firstLanguage } from "@nearsay/core/contract";

interface RefusalDetails {
  data?: Record<string, unknown>;
  expiresAt?: Date;
  /** Whole seconds after which a repeat may be accepted. */
  retryAfter?: number;
  /** For the log only. */
  cause?: unknown;
}

/**
 * A request is refused, with a message for the caller, which is in English
 * until the caller's language is known. The code identifies the refusal;
 * http/refusal-status.ts defines its status.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly localized: Message;
  readonly details: RefusalDetails;

  constructor(
    code: ErrorCode,
    localized: Message,
    details: RefusalDetails = {},
  ) {
    super(messageIn(firstLanguage, localized), details);
    this.code = code;
    this.localized = localized;
    this.details = details;
  }
}

export function invalidRequest(localized: Message): Refusal {
  return new Refusal("INVALID_REQUEST", localized);
}

/** @param retryAfter Seconds. */
export function overloaded(retryAfter: number): Refusal {
  return new Refusal("OVERLOADED", (say) => say.overloaded, { retryAfter });
}

export function notFound(localized: Message): Refusal {
  return new Refusal("NOT_FOUND", localized);
}
