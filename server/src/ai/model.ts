import OpenAI, { APIError } from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";

/** An OpenAI-compatible endpoint. `timeoutMs` bounds one whole question, retries included. */
export interface AiEndpoint {
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs?: number;
}

/** What a model is asked. It gets no tools. */
export interface Question {
  instructions: string;
  /** Sent as JSON in a message of its own, as what it is: data. */
  material: object;
  /** JSON Schema of the reply, for endpoints that can enforce one. */
  schema: { name: string; schema: Record<string, unknown> };
}

export interface Model {
  /** The text of the reply. Rejects when none came about, or with the signal's reason. */
  ask(question: Question, signal: AbortSignal): Promise<string>;
}

/** Why a question went unanswered, for the log: an endpoint's own words may hold what it was sent. */
export function tellFailure(error: unknown): string {
  if (error instanceof APIError && error.status !== undefined)
    return `the model's endpoint answered ${error.status}`;
  return String(error);
}

const defaultTimeoutMs = 60_000;

export function createModel(endpoint: AiEndpoint): Model {
  const client = createClient(endpoint);
  return {
    ask(question, signal) {
      const deadline = AbortSignal.any([
        signal,
        AbortSignal.timeout(endpoint.timeoutMs ?? defaultTimeoutMs),
      ]);
      const reply = askInFormats(client, endpoint.model, question, deadline);
      return untilAborted(reply, deadline);
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

type ReplyFormat = Pick<
  ChatCompletionCreateParamsNonStreaming,
  "response_format"
>;

/** From the most to the least that an endpoint may support. */
function replyFormats({ schema }: Question): ReplyFormat[] {
  return [
    {
      response_format: {
        type: "json_schema",
        json_schema: { ...schema, strict: true },
      },
    },
    { response_format: { type: "json_object" } },
    {},
  ];
}

async function askInFormats(
  client: OpenAI,
  model: string,
  question: Question,
  signal: AbortSignal,
): Promise<string> {
  const formats = replyFormats(question);
  for (;;) {
    try {
      const settings = { model, ...formats.shift() };
      return await ask(client, settings, question, signal);
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

async function ask(
  client: OpenAI,
  settings: ReplyFormat & { model: string },
  { instructions, material }: Question,
  signal: AbortSignal,
): Promise<string> {
  const completion = await client.chat.completions.create(
    {
      ...settings,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content: JSON.stringify(material) },
      ],
    },
    { signal },
  );
  return readContent(completion);
}

// Endpoints that only claim to be compatible may leave out what the SDK's types promise.
function readContent(completion: {
  choices?: { message?: { content?: string | null } }[];
}): string {
  return completion.choices?.[0]?.message?.content ?? "";
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
