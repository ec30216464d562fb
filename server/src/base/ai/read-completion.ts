import type OpenAI from "openai";
import { Stream } from "openai/core/streaming";

/** Longest reply that is read, in UTF-16 units: more is a model that lost its way. */
const replyMax = 100_000;

interface CompletionReader {
  client: OpenAI;
  /** Ends the connection. */
  hangUp: AbortController;
  silence: SilenceWatch;
  /** Told the text so far whenever more of it has arrived. */
  onText: ((text: string) => void) | undefined;
}

/** An endpoint that said nothing for too long. */
export class ModelSilence extends Error {
  constructor() {
    super("The model fell silent.");
  }
}

/** A model that said that it will not do what it is asked. */
export class ModelRefusal extends Error {
  constructor() {
    super("The model declined.");
  }
}

export interface SilenceWatch {
  /** Aborted with a `ModelSilence`. */
  signal: AbortSignal;
  /** Something arrived: the watch begins, or begins anew. */
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

/** The text of a reply, streamed or whole: some endpoints do not heed what they are asked. */
export async function readCompletion(
  response: Response,
  reader: CompletionReader,
): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  return /\bevent-stream\b/i.test(type)
    ? readStream(response, reader)
    : readContent((await response.json()) as Completion);
}

/** Endpoints that only claim to be compatible may leave out what the SDK's types promise. */
interface Completion {
  choices?: { message?: Said }[];
}

interface Chunk {
  choices?: { delta?: Said }[];
}

interface Said {
  content?: string | null;
  refusal?: string | null;
}

function readContent(completion: Completion): string {
  return contentOf(completion.choices?.[0]?.message);
}

function contentOf(said: Said = {}): string {
  const { content, refusal } = said;
  if (!content && refusal) throw new ModelRefusal();
  return content ?? "";
}

async function readStream(
  response: Response,
  { client, hangUp, silence, onText }: CompletionReader,
): Promise<string> {
  const chunks = Stream.fromSSEResponse<Chunk>(response, hangUp, client);
  let text = "";
  for await (const chunk of chunks) {
    silence.hear();
    text += contentOf(chunk.choices?.[0]?.delta);
    if (text.length > replyMax) throw new Error("The reply has no end.");
    onText?.(text);
  }
  // The SDK takes a connection that was ended for the end of the stream.
  hangUp.signal.throwIfAborted();
  silence.signal.throwIfAborted();
  return text;
}

/** The JSON in what a model wrote, however it wrapped it; null when there is none. */
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

/** Bare JSON, JSON in a fence, JSON amid prose; after any thinking aloud. */
function candidates(content: string): string[] {
  const said = content.replace(/<think>[\s\S]*?<\/think>/gi, "");
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(said)?.[1] ?? "";
  const object = said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1);
  return [said, fenced, object];
}
