import { messageIn } from "../base/message.ts";
import type { ErrorCode, Language } from "@nearsay/core/contract";
import type { Refusal } from "../base/refusal.ts";

const statuses: Readonly<Record<ErrorCode, number>> = {
  IDEMPOTENCY_KEY_INVALID: 400,
  // A browser would treat a 403 as a stale CSRF token and repeat the request.
  INVALID_INVITATION: 400,
  INVALID_REQUEST: 400,
  SURVEY_TOKEN_INVALID: 400,
  TITLE_DIFFERS: 400,
  EMBED_TOKEN_OVER: 401,
  OPERATOR_KEY_INVALID: 401,
  SESSION_REQUIRED: 401,
  TOKEN_REQUIRED: 401,
  ACCESS_CODE_INVALID: 403,
  ACCESS_CODE_REQUIRED: 403,
  ACTIVATION_REQUIRED: 403,
  ANSWER_ON_SITE: 403,
  BLOCKED: 403,
  BOT_CHECK_FAILED: 403,
  CODE_REQUIRED: 403,
  CSRF_FAILED: 403,
  EMBED_TOKEN_INVALID: 403,
  EXPORT_CODE_INVALID: 403,
  EXPORT_CODE_REQUIRED: 403,
  INLINE_OFF: 403,
  INVITATION_REQUIRED: 403,
  KEY_TOO_WEAK: 403,
  NOT_AUTHOR: 403,
  OPTED_OUT: 403,
  ORIGIN_NOT_ALLOWED: 403,
  PASSKEY_REFUSED: 403,
  PASSKEY_REQUIRED: 403,
  PLACE_REQUIRED: 403,
  PLACE_TOO_FAR: 403,
  SURVEY_NOT_OPEN: 403,
  TICKET_INVALID: 403,
  TICKET_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_SLOW: 408,
  DISCUSSION_CLOSED: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  KIOSKS_FULL: 409,
  LAST_OWNER_KEY: 409,
  PUSH_NOT_ALLOWED: 409,
  READING_NOT_PROMISED: 409,
  SURVEY_ANSWERED: 409,
  SURVEY_KEYS_FULL: 409,
  SURVEY_TOKEN_SPENT: 409,
  TICKETS_OFF: 409,
  TICKET_BATCHES_FULL: 409,
  TICKET_USED: 409,
  WEBHOOK_NOT_ALLOWED: 409,
  SURVEY_CLOSED: 410,
  TICKET_ENDED: 410,
  SURVEY_CHANGED: 412,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  CONTENT_NOT_ALLOWED: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  ACCESS_LOCKED: 423,
  CHALLENGE_BLOCKED: 423,
  CHALLENGE_FAILED: 423,
  CODE_GUESSES_BOUNDED: 429,
  DISCUSSION_SLOW: 429,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  CALLER_GONE: 499,
  INTERNAL_ERROR: 500,
  NOT_IMPLEMENTED: 501,
  DRAFTING_FAILED: 502,
  BOT_CHECK_UNAVAILABLE: 503,
  CONTENT_CHECK_UNAVAILABLE: 503,
  LIVE_FULL: 503,
  NOT_READY: 503,
  OVERLOADED: 503,
  STORAGE_FULL: 503,
  UNAVAILABLE: 503,
};

/** The HTTP status of a refusal. */
export function statusOf({ code }: Refusal): number {
  return statuses[code];
}

/** The common format of all refusals. */
export function toBody(
  refusal: Refusal,
  language: Language,
  status = statusOf(refusal),
) {
  const { localized, code, details } = refusal;
  const { data, expiresAt } = details;
  return {
    status,
    msg: messageIn(language, localized),
    code,
    ...(data && { data }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  };
}
