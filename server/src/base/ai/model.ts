import { reportOutcomeOf } from "../outgoing.ts";
import { EndpointError, postQuestion } from "./post-question.ts";
import { readCompletion, watchSilence } from "./read-completion.ts";

/** An OpenAI-compatible endpoint. */
export interface AiEndpoint {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Timeout for a complete question, including retries. */
  timeoutMs?: number;
  /** Maximum silence before and between the parts of a reply. */
  silenceMs?: number;
}

/** What a model is asked. It gets no tools. */
export interface Question {
  instructions: string;
  /** Sent as JSON in a separate message, marked as data. */
  material: object;
  /** JSON Schema of the reply, for endpoints that can enforce one. */
  schema: { name: string; schema: Record<string, unknown> };
}

/**
 * Why a question got no reply, for the log. Leaves out the endpoint's own
 * message, which may contain what it was sent.
 */
export function describeModelFailure(error: unknown): string {
  if (error instanceof EndpointError)
    return `the model's endpoint returned ${error.status ?? "an error"}`;
  return error instanceof SyntaxError
    ? "the model's endpoint did not return JSON"
    : String(error);
}

const defaultTimeoutMs = 60_000;
const defaultSilenceMs = 30_000;

export function createModel(endpoint: AiEndpoint) {
  const {
    model,
    apiKey,
    timeoutMs = defaultTimeoutMs,
    silenceMs = defaultSilenceMs,
  } = endpoint;
  const url = `${endpoint.baseUrl.replace(/\/$/, "")}/chat/completions`;
  return {
    /**
     * Returns the text of the reply. Rejects if there is none, or with the
     * signal's reason.
     * @param onText Requests a streamed reply; called with the text so far
     * whenever more has arrived.
     */
    ask(
      question: Question,
      signal: AbortSignal,
      onText?: (text: string) => void,
    ): Promise<string> {
      // Unlike AbortSignal.timeout, it is not collected as garbage while only
      // other signals depend on it.
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(tooLate()), timeoutMs).unref();
      const deadline = AbortSignal.any([signal, late.signal]);
      const ask = async (format: ReplyFormat) => {
        const silence = watchSilence(silenceMs);
        const ended = AbortSignal.any([deadline, silence.signal]);
        const body = { model, messages: messagesOf(question), ...format };
        if (format.stream === true) silence.hear();
        try {
          const post = { url, apiKey, body, signal: ended };
          return await readCompletion(
            await postQuestion(post),
            silence,
            onText,
          );
        } finally {
          silence.end();
        }
      };
      const formats = replyFormats(question, onText !== undefined);
      const reply = askInFormats(formats, ask).finally(() => {
        clearTimeout(timer);
      });
      return reportOutcomeOf("model", reply, signal);
    },
  };
}

function tooLate(): DOMException {
  const message = "The operation was aborted due to timeout";
  return new DOMException(message, "TimeoutError");
}

function messagesOf({ instructions, material }: Question) {
  return [
    { role: "system", content: instructions },
    { role: "user", content: JSON.stringify(material) },
  ];
}

/** The parts of the request that some endpoints refuse. */
interface ReplyFormat {
  response_format?: object;
  stream?: boolean;
}

/** Reply formats, beginning with the one that requires the most support by the endpoint. */
function replyFormats({ schema }: Question, inParts: boolean): ReplyFormat[] {
  const formats: ReplyFormat[] = [
    {
      response_format: {
        type: "json_schema",
        json_schema: { ...schema, strict: true },
      },
    },
    { response_format: { type: "json_object" } },
    {},
  ];
  if (!inParts) return formats;
  return [...formats.map((format) => ({ ...format, stream: true })), {}];
}

async function askInFormats(
  formats: ReplyFormat[],
  ask: (format: ReplyFormat) => Promise<string>,
): Promise<string> {
  for (;;) {
    try {
      return await ask(formats.shift() ?? {});
    } catch (error) {
      if (formats.length === 0 || !refusesFormat(error)) throw error;
    }
  }
}

function refusesFormat(error: unknown): boolean {
  return (
    error instanceof EndpointError &&
    (error.status === 400 || error.status === 422)
  );
}
