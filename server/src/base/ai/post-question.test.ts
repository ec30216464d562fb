import { once } from "node:events";
import {
  type IncomingMessage,
  type ServerResponse,
  createServer,
} from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import {
  type EndpointError,
  EndpointUnreachable,
  postQuestion,
  readEvents,
} from "./post-question.ts";

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

const status =
  (code: number, after = "0.01"): Reply =>
  (_, response) =>
    response.writeHead(code, { "retry-after": after }).end("{}");
const hangUp: Reply = (request) => request.destroy();

describe("asking an endpoint", () => {
  let replies: Reply[] = [];
  let received = 0;
  const server = createServer((request, response) => {
    received += 1;
    const reply = replies.shift() ?? status(200);
    reply(request, response);
  });

  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });

  beforeEach(() => {
    received = 0;
  });

  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });

  function post(signal = new AbortController().signal) {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/`;
    return postQuestion({ url, apiKey: "key", body: {}, signal });
  }

  it.each([408, 409, 429, 500, 503])(
    "sends the question once more after status %i",
    async (code) => {
      replies = [status(code)];
      expect((await post()).status).toBe(200);
      expect(received).toBe(2);
    },
  );

  it("sends the question once more after a lost connection", async () => {
    replies = [hangUp];
    expect((await post()).status).toBe(200);
    expect(received).toBe(2);
  });

  it.each([400, 401, 404, 422])(
    "sends the question only once for status %i",
    async (code) => {
      replies = [status(code)];
      await expect(post()).rejects.toMatchObject({ status: code });
      expect(received).toBe(1);
    },
  );

  it("fails after the second failure", async () => {
    replies = [status(503), status(429)];
    await expect(post()).rejects.toMatchObject({ status: 429 });
    replies = [status(503), hangUp];
    await expect(post()).rejects.toBeInstanceOf(EndpointUnreachable);
    expect(received).toBe(4);
  });

  it.each([
    ["seconds", () => "2", 2],
    ["a time", () => new Date(Date.now() + 4_000).toUTCString(), 3.5],
  ])(
    "waits as long as the endpoint asks for in %s",
    async (_, after, asked) => {
      replies = [status(503), status(503, after())];
      const failure = await post().catch((error: unknown) => error);
      const { retryDelayMs } = failure as EndpointError;
      expect(Math.abs((retryDelayMs ?? 0) / 1_000 - asked)).toBeLessThan(1.5);
    },
  );

  it.each(["60", new Date(Date.now() + 60_000).toUTCString()])(
    "fails at once if the endpoint asks for a wait of a minute with %j",
    async (after) => {
      replies = [status(429, after)];
      await expect(post()).rejects.toMatchObject({ status: 429 });
      expect(received).toBe(1);
    },
  );

  it("names the cause of a failure without the key", async () => {
    const { signal } = new AbortController();
    const asked = { body: {}, signal, url: "http://127.0.0.1:1/" };
    await expect(postQuestion({ ...asked, apiKey: "key" })).rejects.toThrow(
      "The endpoint is unreachable",
    );
    const failure = await postQuestion({ ...asked, apiKey: "se\ncret" }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(EndpointUnreachable);
    expect(inspect(failure)).not.toContain("cret");
  });
});

describe("the events of a stream", () => {
  async function eventsIn(...parts: string[]) {
    const bytes = parts.map((part) => Buffer.from(part, "latin1"));
    const body = new Response(ReadableStream.from(bytes));
    const events: string[] = [];
    for await (const event of readEvents(body)) events.push(event);
    return events;
  }

  it.each([
    ["in one part", ["data: a\n\ndata: b\n\n"]],
    ["in parts within a line", ["da", "ta: a\n", "\nda", "ta: b\n\n"]],
    ["with carriage returns", ["data: a\r\n\r\ndata: b\r\n\r\n"]],
    ["with carriage returns only", ["data: a\r\r", "data: b\r\r"]],
    ["without spaces", ["data:a\n\ndata:b\n\n"]],
    [
      "between comments and other fields",
      [": hi\n\nid: 1\nevent: x\ndata: a\n\n: hi\n\ndata: b\n\n"],
    ],
    ["before half an event", ["data: a\n\ndata: b\n\ndata: c"]],
  ])("are read %s", async (_, parts) => {
    expect(await eventsIn(...parts)).toEqual(["a", "b"]);
  });

  it("join lines of data", async () => {
    expect(await eventsIn("data: a\ndata: b\n\n")).toEqual(["a\nb"]);
    const parts = ["data: a\r", "\ndata: b\r\n\r\n"];
    expect(await eventsIn(...parts)).toEqual(["a\nb"]);
  });

  it("keep characters that arrive in two parts, and separators of Unicode", async () => {
    expect(await eventsIn("data: \xc3", "\xbc\xe2\x80\xa8\n\n")).toEqual([
      "ü\u2028",
    ]);
  });
});
