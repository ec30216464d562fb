import OpenAI, { APIConnectionError, APIError } from "openai";
import type { ChatCompletionCreateParamsBase } from "openai/resources/chat/completions";
import { telling } from "../outgoing.ts";
import { readCompletion, watchSilence } from "./read-completion.ts";

/** An OpenAI-compatible endpoint. */
export interface AiEndpoint {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Bounds one whole question, retries included. */
  timeoutMs?: number;
  /** Bounds the silence before and between the parts of a reply. */
  silenceMs?: number;
}

/** What a model is asked. It gets no tools. */
export interface Question {
  instructions: string;
  /** Sent as JSON in a message of its own, as what it is: data. */
  material: object;
  /** JSON Schema of the reply, for endpoints that can enforce one. */
  schema: { name: string; schema: Record<string, unknown> };
}

/** Why a question went unanswered, for the log: an endpoint's own words may hold what it was sent. */
export function tellFailure(error: unknown): string {
  if (error instanceof APIError && !(error instanceof APIConnectionError))
    return `the model's endpoint answered ${error.status ?? "an error"}`;
  return error instanceof SyntaxError
    ? "the model's endpoint answered no JSON"
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
     * The text of the reply. Rejects when none came about, or with the signal's reason.
     * @param onText Asks for a reply in parts; told the text so far whenever one has arrived.
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
      return telling("model", reply, signal);
    },
  };
}

// Settings of another account's OpenAI in the environment must not travel to this endpoint.
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

/** From the most to the least that an endpoint may support. */
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

/** The SDK sleeps through an abort before it tries again; the caller should not. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
  return Promise.race([work, aborted]);
}
