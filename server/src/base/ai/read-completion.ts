import { EndpointError, readEvents } from "./post-question.ts";

/** Maximum length of a reply in UTF-16 units: longer ones come from a model that is stuck. */
const replyMax = 100_000;

/** An endpoint that sent nothing for too long. */
export class ModelSilence extends Error {
  constructor() {
    super("The model stopped sending.");
  }
}

/** A model that declined the request. */
export class ModelRefusal extends Error {
  constructor() {
    super("The model declined.");
  }
}

export interface SilenceWatch {
  /** Aborted with a `ModelSilence`. */
  signal: AbortSignal;
  /** Restarts the timer, because something has arrived. */
  hear(): void;
  end(): void;
}

export function watchSilence(silenceMs: number): SilenceWatch {
  const silent = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: silent.signal,
    hear() {
      timer ??= setTimeout(() => {
        silent.abort(new ModelSilence());
      }, silenceMs);
      timer.refresh();
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * The text of a reply, streamed or not: some endpoints ignore which one was
 * requested.
 * @param onText Called with the text so far whenever more has arrived.
 */
export async function readCompletion(
  response: Response,
  silence: SilenceWatch,
  onText?: (text: string) => void,
): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  return /\bevent-stream\b/i.test(type)
    ? readStream(response, silence, onText)
    : readContent((await response.json()) as Completion);
}

/** Endpoints that only claim to be compatible may omit any part. */
interface Completion {
  choices?: { message?: ModelMessage }[];
}

interface Chunk {
  error?: unknown;
  choices?: { delta?: ModelMessage }[];
}

interface ModelMessage {
  content?: string | null;
  refusal?: string | null;
}

function readContent(completion: Completion): string {
  return contentOf(completion.choices?.[0]?.message);
}

function contentOf(message: ModelMessage = {}): string {
  const { content, refusal } = message;
  if (!content && refusal) throw new ModelRefusal();
  return content ?? "";
}

async function readStream(
  response: Response,
  silence: SilenceWatch,
  onText?: (text: string) => void,
): Promise<string> {
  let text = "";
  for await (const data of readEvents(response)) {
    if (data.startsWith("[DONE]")) break;
    const chunk = JSON.parse(data) as Chunk;
    if (chunk.error) throw new EndpointError(null, null);
    silence.hear();
    text += contentOf(chunk.choices?.[0]?.delta);
    if (text.length > replyMax) throw new Error("The reply has no end.");
    onText?.(text);
  }
  return text;
}

/** The JSON in a model's reply, however it is wrapped; null if there is none. */
export function parseReply(content: string): unknown {
  for (const text of candidates(content)) {
    try {
      return JSON.parse(text);
    } catch {
      continue;
    }
  }
  return null;
}

/** Bare JSON, JSON in a code fence, or JSON within prose; after removing any reasoning. */
function candidates(content: string): string[] {
  const answer = content.replace(/<think>[\s\S]*?<\/think>/gi, "");
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(answer)?.[1] ?? "";
  const object = answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1);
  return [answer, fenced, object];
}
