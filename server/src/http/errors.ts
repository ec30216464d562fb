import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import {
  DatabaseUnavailable,
  Held,
  StorageFull,
  TooBusy,
  isForeignKeyViolation,
  isPassing,
} from "../base/db/errors.ts";
import {
  Refusal,
  invalidRequest,
  notFound,
  overloaded,
} from "../base/refusal.ts";
import { languageOf, setLanguageHeaders } from "./language.ts";
import { statusOf, toBody } from "./refusal-status.ts";

const unexpected = new Refusal("INTERNAL_ERROR", (say) => say.unexpectedError);
const databaseAway = new Refusal(
  "UNAVAILABLE",
  (say) => say.serviceUnavailable,
  { retryAfter: 1 },
);
/** Readiness returns it as well. */
export const storageFull = new Refusal(
  "STORAGE_FULL",
  (say) => say.storageFull,
  { retryAfter: 10 },
);
const held = new Refusal("UNAVAILABLE", (say) => say.siteMoving, {
  retryAfter: 5,
});
const tooBusy = overloaded(1);

const nothingHere = notFound((say) => say.nothingHere);
/** The client has seen what its data refer to, possibly in a cache, so it was deleted since. */
const gone = notFound((say) => say.gone);
const notJson = invalidRequest((say) => say.bodyNotJson);

/** Replaces Fastify's own refusals by this API's. */
const ownWords: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal(
    "BODY_TOO_LARGE",
    (say) => say.bodyTooLarge,
  ),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal(
    "UNSUPPORTED_MEDIA_TYPE",
    (say) => say.bodyTypeNotJson,
  ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: invalidRequest(
    (say) => say.bodyLengthWrong,
  ),
  FST_ERR_CTP_INVALID_JSON_BODY: notJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: notJson,
  FST_ERR_BAD_URL: invalidRequest((say) => say.pathInvalid),
  FST_ERR_MAX_PARAM_LENGTH: notFound((say) => say.notFound),
};

/**
 * Sends every error in the common format; unexpected errors are logged, and
 * their details are never sent.
 */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return sendRefusal(readRefusal(error, request), reply);
}

export function sendRefusal(
  refusal: Refusal,
  reply: FastifyReply,
  status = statusOf(refusal),
): FastifyReply {
  const { retryAfter } = refusal.details;
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  setLanguageHeaders(reply);
  return reply
    .code(status)
    .type("application/json; charset=utf-8")
    .send(toBody(refusal, languageOf(reply.request), status));
}

/** The body that describes an error, for errors sent inside another reply. */
export function bodyOf(error: unknown, request: FastifyRequest) {
  return toBody(readRefusal(error, request), languageOf(request));
}

/** The refusal for an error; logs unexpected errors. */
export function readRefusal(error: unknown, request: FastifyRequest): Refusal {
  const refusal = toRefusal(error);
  if (statusOf(refusal) >= 500) request.log.error({ err: error }, refusal.code);
  return refusal;
}

/** The refusal for an error. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) return databaseAway;
  if (error instanceof StorageFull) return storageFull;
  if (error instanceof Held) return held;
  if (error instanceof TooBusy || isPassing(error)) return tooBusy;
  if (isForeignKeyViolation(error)) return gone;
  return error instanceof Error ? fromFastify(error) : unexpected;
}

function fromFastify(error: Error & Partial<FastifyError>): Refusal {
  const known = ownWords[error.code ?? ""];
  if (known !== undefined) return known;
  const { statusCode = 500 } = error;
  // The file server's replies for folders and for paths with "..".
  if (statusCode === 403 || statusCode === 404) return nothingHere;
  return statusCode < 500
    ? invalidRequest((say) => say.requestUnreadable)
    : unexpected;
}
