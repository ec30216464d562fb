import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { DatabaseUnavailable } from "../db/errors.ts";
import { DraftingError } from "../drafting/drafter.ts";
import { Refusal, invalidRequest } from "./refusal.ts";

const unexpected = new Refusal(
  500,
  "INTERNAL_ERROR",
  "Something went wrong. Please try again.",
);
const databaseAway = new Refusal(
  503,
  "UNAVAILABLE",
  "The service is briefly unavailable. Please try again.",
);

/** What Fastify itself refuses, in this API's words. */
const ownWords: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal(
    413,
    "BODY_TOO_LARGE",
    "The request is larger than 64 KB.",
  ),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal(
    415,
    "UNSUPPORTED_MEDIA_TYPE",
    "Send the body as application/json.",
  ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: invalidRequest(
    "The body's length is not the one announced.",
  ),
  FST_ERR_BAD_URL: invalidRequest("The path is not valid."),
};

/** Answers every error in the one shape; what is unexpected is logged, never told. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error }, refusal.code);
  if (refusal === databaseAway) void reply.header("retry-after", "1");
  const { data, expiresAt } = refusal.details;
  return reply
    .code(refusal.status)
    .type("application/json; charset=utf-8")
    .send({
      status: refusal.status,
      msg: refusal.message,
      code: refusal.code,
      ...(data && { data }),
      ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    });
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) return databaseAway;
  if (error instanceof DraftingError) {
    return new Refusal(error.status, error.code, error.msg);
  }
  return error instanceof Error ? fromFastify(error) : unexpected;
}

function fromFastify(error: Error & Partial<FastifyError>): Refusal {
  const known = ownWords[error.code ?? ""];
  if (known !== undefined) return known;
  const clientsFault = error.statusCode !== undefined && error.statusCode < 500;
  if (clientsFault || error instanceof SyntaxError) {
    return invalidRequest("The body is not valid JSON.");
  }
  return unexpected;
}
