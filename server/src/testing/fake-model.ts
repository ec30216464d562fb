import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readBody } from "node:stream/consumers";

export interface Asked {
  path: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

export type ModelAnswer = { status: number; body: unknown } | "silence";

/** An OpenAI-compatible endpoint on this machine that answers what a test tells it. */
export interface FakeModel {
  baseUrl: string;
  /** What it was asked, the first first. */
  asked: Asked[];
  /** One for each question; the last one again for those that follow. */
  answers: ModelAnswer[];
  /** Settles once the next question has arrived. */
  nextQuestion(): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startFakeModel(): Promise<FakeModel> {
  const server = createServer((request, response) => {
    void note(request).then(() => {
      const { asked, answers } = model;
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      if (answer === undefined || answer === "silence") return;
      response.writeHead(answer.status, {
        "content-type": "application/json",
        "retry-after-ms": "1",
      });
      response.end(JSON.stringify(answer.body));
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

/** A chat completion as the wire has it. */
export function says(content: string | null): ModelAnswer {
  return {
    status: 200,
    body: {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1_790_000_000,
      model: "small-model",
      choices: [
        {
          index: 0,
          finish_reason: "stop",
          message: { role: "assistant", content, refusal: null },
        },
      ],
      usage: { prompt_tokens: 9, completion_tokens: 9, total_tokens: 18 },
    },
  };
}

export function refuses(status: number, message: string): ModelAnswer {
  return {
    status,
    body: { error: { message, type: "error", param: null, code: null } },
  };
}
