import type OpenAI from "openai";
import { Stream } from "openai/core/streaming";

/** Longest reply that is read, in UTF-16 units: more is a model that lost its way. */
const replyMax = 100_000;

interface CompletionReader {
  client: OpenAI;
  /** Ends the connection. */
  hangUp: AbortController;
  /** How long a stream that has begun may say nothing. */
  silenceMs: number;
  /** Told the text so far whenever more of it has arrived. */
  onText: ((text: string) => void) | undefined;
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
  choices?: { message?: { content?: string | null } }[];
}

interface Chunk {
  choices?: { delta?: { content?: string | null } }[];
}

function readContent(completion: Completion): string {
  return completion.choices?.[0]?.message?.content ?? "";
}

async function readStream(
  response: Response,
  { client, hangUp, silenceMs, onText }: CompletionReader,
): Promise<string> {
  const chunks = Stream.fromSSEResponse<Chunk>(response, hangUp, client);
  let text = "";
  let silence: NodeJS.Timeout | undefined;
  try {
    for await (const chunk of chunks) {
      silence ??= setTimeout(() => {
        hangUp.abort(new Error("The model fell silent."));
      }, silenceMs);
      silence.refresh();
      text += chunk.choices?.[0]?.delta?.content ?? "";
      if (text.length > replyMax) throw new Error("The reply has no end.");
      onText?.(text);
    }
  } finally {
    clearTimeout(silence);
  }
  // The SDK takes a connection that was ended for the end of the stream.
  hangUp.signal.throwIfAborted();
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
