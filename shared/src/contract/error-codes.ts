import { readNumber } from "./read.ts";

/**
 * The error codes of the server. Deployed browsers and partners' pages use
 * them: codes may be added, but none may be renamed.
 *
 * Two pairs differ in meaning. `ACCESS_CODE_REQUIRED` requests the survey's
 * code; `CODE_REQUIRED`, one of the published `embedErrorCodes`, means that
 * pages of other sites accept no code at all. `ACTIVATION_REQUIRED` requests an
 * invitation; `INVITATION_REQUIRED`, also published, means that pages of other
 * sites have no field for one.
 */
export type ErrorCode =
  | "ACCESS_CODE_INVALID"
  | "ACCESS_CODE_REQUIRED"
  | "ACCESS_LOCKED"
  | "ACTIVATION_REQUIRED"
  | "ANSWER_ON_SITE"
  | "BLOCKED"
  | "BODY_TOO_LARGE"
  | "BOT_CHECK_FAILED"
  | "BOT_CHECK_UNAVAILABLE"
  | "CALLER_GONE"
  | "CHALLENGE_BLOCKED"
  | "CHALLENGE_FAILED"
  | "CODE_GUESSES_BOUNDED"
  | "CODE_REQUIRED"
  | "CONTENT_CHECK_UNAVAILABLE"
  | "CONTENT_NOT_ALLOWED"
  | "CSRF_FAILED"
  | "DISCUSSION_CLOSED"
  | "DISCUSSION_SLOW"
  | "DRAFTING_FAILED"
  | "EMBED_TOKEN_INVALID"
  | "EMBED_TOKEN_OVER"
  | "EXPORT_CODE_INVALID"
  | "EXPORT_CODE_REQUIRED"
  | "HEADERS_TOO_LARGE"
  | "IDEMPOTENCY_IN_PROGRESS"
  | "IDEMPOTENCY_KEY_INVALID"
  | "IDEMPOTENCY_KEY_REUSED"
  | "INLINE_OFF"
  | "INTERNAL_ERROR"
  | "INVALID_INVITATION"
  | "INVALID_REQUEST"
  | "INVITATION_REQUIRED"
  | "KEY_TOO_WEAK"
  | "KIOSKS_FULL"
  | "LAST_OWNER_KEY"
  | "LIVE_FULL"
  | "METHOD_NOT_ALLOWED"
  | "NOT_AUTHOR"
  | "NOT_FOUND"
  | "NOT_IMPLEMENTED"
  | "NOT_READY"
  | "OPERATOR_KEY_INVALID"
  | "OPTED_OUT"
  | "ORIGIN_NOT_ALLOWED"
  | "OVERLOADED"
  | "PASSKEY_REFUSED"
  | "PASSKEY_REQUIRED"
  | "PLACE_REQUIRED"
  | "PLACE_TOO_FAR"
  | "PUSH_NOT_ALLOWED"
  | "RATE_LIMITED"
  | "READING_NOT_PROMISED"
  | "SESSION_REQUIRED"
  | "STORAGE_FULL"
  | "SURVEY_ANSWERED"
  | "SURVEY_CHANGED"
  | "SURVEY_CLOSED"
  | "SURVEY_KEYS_FULL"
  | "SURVEY_NOT_OPEN"
  | "SURVEY_TOKEN_INVALID"
  | "SURVEY_TOKEN_SPENT"
  | "TICKETS_OFF"
  | "TICKET_BATCHES_FULL"
  | "TICKET_ENDED"
  | "TICKET_INVALID"
  | "TICKET_REQUIRED"
  | "TICKET_USED"
  | "TITLE_DIFFERS"
  | "TOKEN_REQUIRED"
  | "TOO_SLOW"
  | "UNAVAILABLE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "WEBHOOK_NOT_ALLOWED";

/** Error codes of requests that fail in the browser, before the server can refuse them. */
export type CallErrorCode =
  "BOT_CHECK" | "COOKIES_REFUSED" | "NETWORK" | "TIMEOUT";

/**
 * The code of a failed request, typed for comparison; a code unknown to this
 * page equals none that it compares with.
 */
export function errorCodeOf(error: {
  readonly code: string;
}): ErrorCode | CallErrorCode {
  return error.code as ErrorCode;
}

/**
 * Number of attempts that remain, from the data of a refused code; never below
 * 0, null if the server does not say.
 */
export function readAttemptsRemaining(data: unknown): number | null {
  const remaining = readNumber(data, "attemptsRemaining", "attempts_remaining");
  return remaining === null ? null : Math.max(0, remaining);
}

/**
 * Seconds until a refused attempt can be repeated, from the data of the error;
 * null if the server does not say.
 */
export function readRetryAfter(data: unknown): number | null {
  return readNumber(data, "retryAfter");
}
