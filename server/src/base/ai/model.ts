import OpenAI, { APIConnectionError, APIError } from "openai";
import type { ChatCompletionCreateParamsBase } from "openai/resources/chat/completions";
import { reportOutcomeOf } from "../outgoing.ts";
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
  if (error instanceof APIError && !(error instanceof APIConnectionError))
    return `the model's endpoint returned ${error.status ?? "an error"}`;
  return error instanceof SyntaxError
    ? "the model's endpoint did not return JSON"
    : String(error);
}

const defaultTimeoutMs = 60_000;
const defaultSilenceMs = 30_000;

export function createModel(endpoint: AiEndpoint) {
  const client = createClient(endpoint);
  const {
    model,
    timeoutMs = defaultTimeoutMs,
    silenceMs = defaultSilenceMs,
  } = endpoint;
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
      const timeout = AbortSignal.timeout(timeoutMs);
      const deadline = AbortSignal.any([signal, timeout]);
      const ask = async (format: ReplyFormat) => {
        const hangUp = new AbortController();
        const silence = watchSilence(silenceMs);
        const ended = AbortSignal.any([
          deadline,
          hangUp.signal,
          silence.signal,
        ]);
        const body = { model, messages: messagesOf(question), ...format };
        if (format.stream === true) silence.hear();
        const reply = client.chat.completions
          .create(body, { signal: ended })
          .asResponse()
          .then((response) =>
            readCompletion(response, { client, hangUp, silence, onText }),
          );
        return untilAborted(reply, silence.signal).finally(() => silence.end());
      };
      const formats = replyFormats(question, onText !== undefined);
      const reply = untilAborted(askInFormats(formats, ask), deadline);
      return reportOutcomeOf("model", reply, signal);
    },
  };
}

// OpenAI settings of another account in the environment must not be sent to
// this endpoint.
function createClient({ baseUrl, apiKey }: AiEndpoint): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey,
    organization: null,
    project: null,
    maxRetries: 1,
    logLevel: "off",
  });
}

function messagesOf({ instructions, material }: Question) {
  return [
    { role: "system" as const, content: instructions },
    { role: "user" as const, content: JSON.stringify(material) },
  ];
}

type ReplyFormat = Pick<
  ChatCompletionCreateParamsBase,
  "response_format" | "stream"
>;

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
    error instanceof APIError && (error.status === 400 || error.status === 422)
  );
}

/** The SDK ignores an abort while it waits to retry; the caller should not wait. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
  return Promise.race([work, aborted]);
}
