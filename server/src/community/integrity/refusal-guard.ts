import type { RefusalReason } from "@nearsay/core/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hookCalls } from "../../http/route.ts";
import type { NoteRefusal } from "./note-refusals.ts";

const responding = new Set([
  "submitResponse",
  "submitEmbedResponse",
  "submitKioskResponse",
]);

/** The number of the survey that a request answers; null where that is not known. */
type SurveyOf = (request: FastifyRequest) => Promise<number | null>;

const inPath: SurveyOf = ({ params }) => {
  const surveyId = Number((params as { id?: unknown }).id);
  return Promise.resolve(Number.isSafeInteger(surveyId) ? surveyId : null);
};

/** Notes every response that a call of this instance does not take. */
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

/** Null for a response that was taken, and for what is no response at all. */
function reasonOf(
  payload: unknown,
  { headers }: FastifyRequest,
): RefusalReason | null {
  const { duplicate, code, data } = read(payload);
  if (duplicate === true) return "duplicate";
  if (code === "SURVEY_CLOSED") return "closed";
  if (code === "RATE_LIMITED") return "limit";
  // Being asked for a token, or for a dearer one, is not failing.
  const failed = code === "BOT_CHECK_FAILED" && data?.price === undefined;
  return failed && headers["x-bot-check-token"] !== undefined ? "check" : null;
}

interface Told {
  duplicate?: unknown;
  code?: unknown;
  data?: { price?: unknown } | null;
}

function read(payload: unknown): Told {
  try {
    const told: unknown = JSON.parse(String(payload));
    return typeof told === "object" && told !== null ? told : {};
  } catch {
    return {};
  }
}
