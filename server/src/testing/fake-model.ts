import { once } from "node:events";
import {
  type IncomingMessage,
  type ServerResponse,
  createServer,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text as readBody } from "node:stream/consumers";

export interface Asked {
  path: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/**
 * How a stream ends: normally, at the length limit, with a lost connection, an
 * error, half a chunk, or never.
 */
export type StreamEnd =
  "done" | "length" | "reset" | "error" | "broken" | "never";

export type ModelAnswer =
  | "silence"
  | { status: number; contentType: string; text: string }
  | { chunks: Chunks; end: StreamEnd };

type Chunks = Iterable<string> | AsyncIterable<string>;

/** A local OpenAI-compatible endpoint that returns the test's replies. */
export interface FakeModel {
  baseUrl: string;
  /** The received requests, oldest first. */
  asked: Asked[];
  /** One reply per request; the last one is repeated for further requests. */
  answers: ModelAnswer[];
  /** Resolves when the next request has arrived. */
  nextQuestion(): Promise<unknown>;
  /** Resolves when a client has disconnected before the end of its reply. */
  nextHangUp(): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startFakeModel(): Promise<FakeModel> {
  const server = createServer((request, response) => {
    response.once("close", () => {
      if (!response.writableFinished) server.emit("hang-up");
    });
    void note(request).then(() => {
      const { asked, answers } = model;
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return send(response, answer ?? "silence");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const model: FakeModel = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked: [],
    answers: [],
    nextQuestion: () => once(server, "asked"),
    nextHangUp: () => once(server, "hang-up"),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };

  async function note(request: IncomingMessage) {
    const body: unknown = JSON.parse(await readBody(request));
    model.asked.push({
      path: request.url,
      authorization: request.headers.authorization,
      body: body as Record<string, unknown>,
    });
    server.emit("asked");
  }
  return model;
}

async function send(
  response: ServerResponse,
  answer: ModelAnswer,
): Promise<void> {
  if (answer === "silence") return;
  if ("chunks" in answer) {
    await stream(response, answer.chunks, answer.end);
    return;
  }
  const { status, contentType, text } = answer;
  response.writeHead(status, {
    "content-type": contentType,
    "retry-after-ms": "1",
  });
  response.end(text);
}

async function stream(
  response: ServerResponse,
  chunks: Chunks,
  end: StreamEnd,
): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
  response.write(frame(delta({ role: "assistant", content: "" })));
  for await (const content of chunks) response.write(frame(delta({ content })));
  endings[end](response);
}

const endings: Record<StreamEnd, (response: ServerResponse) => void> = {
  done: (response) =>
    response.end(`${frame(delta({}, "stop"))}data: [DONE]\n\n`),
  length: (response) =>
    response.end(`${frame(delta({}, "length"))}data: [DONE]\n\n`),
  reset: (response) => response.destroy(),
  error: (response) =>
    response.end(frame({ error: { message: "stack trace at model.py:12" } })),
  broken: (response) => response.end('data: {"choices": [{"del\n\n'),
  never: () => undefined,
};

function frame(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

const head = { id: "chatcmpl-1", created: 1_790_000_000, model: "small-model" };

function delta(part: object, finishReason: string | null = null) {
  const choice = { index: 0, delta: part, finish_reason: finishReason };
  return { ...head, object: "chat.completion.chunk", choices: [choice] };
}

/** A chat completion in the format of the API. */
export function completesWith(
  content: string | null,
  more: object = {},
): ModelAnswer {
  const message = { role: "assistant", content, refusal: null, ...more };
  return sends({
    ...head,
    object: "chat.completion",
    choices: [{ index: 0, finish_reason: "stop", message }],
    usage: { prompt_tokens: 9, completion_tokens: 9, total_tokens: 18 },
  });
}

/** A chat completion in chunks, each sent as soon as `chunks` yields it. */
export function streams(chunks: Chunks, end: StreamEnd = "done"): ModelAnswer {
  return { chunks, end };
}

export function refuses(status: number, message: string): ModelAnswer {
  return sends(
    { error: { message, type: "error", param: null, code: null } },
    status,
  );
}

/** A reply in another format. */
export function sends(body: unknown, status = 200): ModelAnswer {
  return {
    status,
    contentType: "application/json",
    text: JSON.stringify(body),
  };
}

/** A page that a proxy may send instead of the endpoint's reply. */
export function sendsPage(): ModelAnswer {
  const text = "<!doctype html><title>Sign in</title>";
  return { status: 200, contentType: "text/html", text };
}
