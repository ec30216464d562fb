import type { RefusalReason } from "@nearsay/core/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hookCalls } from "../../http/route.ts";
import type { NoteRefusal } from "./note-refusals.ts";

const responding = new Set([
  "submitResponse",
  "submitEmbedResponse",
  "submitKioskResponse",
]);

/** The number of the survey that a request responds to; null if unknown. */
type SurveyOf = (request: FastifyRequest) => Promise<number | null>;

const inPath: SurveyOf = ({ params }) => {
  const surveyId = Number((params as { id?: unknown }).id);
  return Promise.resolve(Number.isSafeInteger(surveyId) ? surveyId : null);
};

/** Records each response that an endpoint of this instance refuses. */
export function noteRefusals(
  app: FastifyInstance,
  note: NoteRefusal,
  surveyOf = inPath,
): void {
  hookCalls(app, ({ operationId }) => responding.has(operationId), {
    onSend: async (request, _reply, payload) => {
      const reason = reasonOf(payload, request);
      const surveyId = reason === null ? null : await surveyOf(request);
      if (reason !== null && surveyId !== null) await note(surveyId, reason);
      return payload;
    },
  });
}

/** Null if the response was accepted, and if the request was not a response. */
function reasonOf(
  payload: unknown,
  { headers }: FastifyRequest,
): RefusalReason | null {
  const { duplicate, code, data } = read(payload);
  if (duplicate === true) return "duplicate";
  if (code === "SURVEY_CLOSED") return "closed";
  if (code === "RATE_LIMITED") return "limit";
  // A request to send a token, or one of a higher difficulty, is not a failed
  // check.
  const failed = code === "BOT_CHECK_FAILED" && data?.price === undefined;
  return failed && headers["x-bot-check-token"] !== undefined ? "check" : null;
}

interface ReplyBody {
  duplicate?: unknown;
  code?: unknown;
  data?: { price?: unknown } | null;
}

function read(payload: unknown): ReplyBody {
  try {
    const body: unknown = JSON.parse(String(payload));
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}
