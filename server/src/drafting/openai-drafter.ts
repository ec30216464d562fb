import OpenAI, { APIError } from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import { type DraftedSurvey, type Drafter, DraftingError } from "./drafter.ts";
import { draftingInstructions, draftSchema } from "./draft-prompt.ts";
import { readModelReply } from "./read-model-reply.ts";

/** An OpenAI-compatible endpoint. `timeoutMs` bounds one whole draft, retries included. */
export interface AiEndpoint {
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs?: number;
}

const defaultTimeoutMs = 60_000;

type ReplyFormat = Pick<
  ChatCompletionCreateParamsNonStreaming,
  "response_format"
>;

/** From the most to the least that an endpoint may support. */
const replyFormats: readonly ReplyFormat[] = [
  {
    response_format: {
      type: "json_schema",
      json_schema: { name: "survey_draft", strict: true, schema: draftSchema },
    },
  },
  { response_format: { type: "json_object" } },
  {},
];

/** Drafts with a model behind any OpenAI-compatible endpoint. */
export function createOpenAiDrafter(endpoint: AiEndpoint): Drafter {
  const client = createClient(endpoint);
  return {
    async draft(text, signal): Promise<DraftedSurvey> {
      const deadline = AbortSignal.any([
        signal,
        AbortSignal.timeout(endpoint.timeoutMs ?? defaultTimeoutMs),
      ]);
      try {
        const reply = askInFormats(client, endpoint.model, text, deadline);
        const draft = readModelReply(await untilAborted(reply, deadline));
        if (draft) return { draft, notice: null };
      } catch (error) {
        signal.throwIfAborted();
        throw new DraftingError(error);
      }
      throw new DraftingError("The model's reply holds no usable question.");
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

async function askInFormats(
  client: OpenAI,
  model: string,
  text: string,
  signal: AbortSignal,
): Promise<string> {
  const formats = [...replyFormats];
  for (;;) {
    try {
      return await ask(client, { model, ...formats.shift() }, text, signal);
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
  text: string,
  signal: AbortSignal,
): Promise<string> {
  const completion = await client.chat.completions.create(
    {
      ...settings,
      messages: [
        { role: "system", content: draftingInstructions },
        { role: "user", content: JSON.stringify({ description: text }) },
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
