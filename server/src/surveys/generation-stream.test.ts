import type { FastifyInstance } from "fastify";
import { messageIn } from "../base/message.ts";
import { insteadNotice } from "../drafting/built-in-drafter.ts";
import { createOpenAiDrafter } from "../drafting/openai-drafter.ts";
import type { TestClient } from "../testing/client.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import {
  type FakeModel,
  refuses,
  completesWith,
  startFakeModel,
  streams,
} from "../testing/fake-model.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

const draft = {
  title: "Night buses",
  instructions: "",
  questions: ["How often?", "Why?"].map((text) => ({
    text,
    type: "free_text",
    options: [],
    allowMultiple: false,
  })),
};
const content = JSON.stringify(draft);
const half = content.slice(0, content.indexOf("Why"));

describeWithDatabase("drafting a survey over HTTP", (open) => {
  let model: FakeModel;
  let app: FastifyInstance;
  let visitor: TestApp["visitor"];
  let url: string;

  beforeAll(async () => {
    const db = await open();
    model = await startFakeModel();
    const { baseUrl } = model;
    const endpoint = { baseUrl, apiKey: "key", model: "small-model" };
    const drafter = createOpenAiDrafter(endpoint);
    ({ app, visitor } = await startTestApp(db, { drafter }));
    url = await app.listen({ port: 0, host: "127.0.0.1" });
  });

  afterAll(async () => {
    await app.close();
    await model.stop();
  });

  interface How {
    key?: string;
    rules?: boolean;
    accept?: string;
    signal?: AbortSignal;
  }

  function generate(client: TestClient, how: How = {}): Promise<Response> {
    const { key, signal, accept = "text/event-stream" } = how;
    const cookies = [...client.cookies].map((pair) => pair.join("="));
    return fetch(`${url}/api/surveys/generate`, {
      method: "POST",
      headers: {
        accept,
        cookie: cookies.join("; "),
        "content-type": "application/json",
        "x-csrf-token": client.cookies.get("nearsay_csrf") ?? "",
        ...(key !== undefined && { "idempotency-key": key }),
      },
      body: JSON.stringify({
        content: "Do you use the night bus?",
        ...(how.rules === true && { rules: true }),
      }),
      signal: signal ?? null,
    });
  }

  async function framesOf(response: Response) {
    const frames = (await response.text()).split("\n\n").filter(Boolean);
    return frames.map((frame) => {
      const [event = "", data = ""] = frame.split("\n");
      return [event.slice(7), JSON.parse(data.slice(6)) as unknown];
    });
  }

  it("streams the draft so far, then the complete draft with a token", async () => {
    model.answers = [streams([half, content.slice(half.length)])];
    const response = await generate(await visitor());
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
    });
    expect(await framesOf(response)).toEqual([
      ["progress", { title: "Night buses", questions: ["How often?"] }],
      ["progress", { title: "Night buses", questions: ["How often?", "Why?"] }],
      [
        "reply",
        {
          ...draft,
          notice: null,
          embeddedToken: expect.stringMatching(/./) as string,
        },
      ],
    ]);
  });

  it("returns a single reply if there is no progress to stream", async () => {
    model.answers = [completesWith(content)];
    const response = await generate(await visitor());
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject(draft);
  });

  it("requests no stream from the model if the client requests none", async () => {
    model.asked = [];
    model.answers = [completesWith(content)];
    await generate(await visitor(), { accept: "application/json" });
    expect(model.asked[0]?.body).not.toHaveProperty("stream");
  });

  const failed = (data: object) => ({
    status: 502,
    code: "DRAFTING_FAILED",
    msg: "Failed to generate survey from content.",
    data,
  });

  it("refuses with an error status while nothing has been streamed", async () => {
    model.answers = [refuses(401, "Incorrect API key: sk-secret")];
    const response = await generate(await visitor());
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual(failed({ reason: "broken" }));
  });

  const begun = { ...draft, questions: draft.questions.slice(0, 1) };

  it.each([
    ["cut", streams([half])],
    ["unreadable", streams([half], "broken")],
    ["cut", streams([half], "error")],
  ] as const)(
    "refuses in the stream once something was streamed, with the reason %s and the complete part of the draft",
    async (reason, answer) => {
      model.answers = [answer];
      const frames = await framesOf(await generate(await visitor()));
      expect(frames.at(-1)).toEqual([
        "refused",
        failed({ reason, draft: begun }),
      ]);
    },
  );

  it("drafts by rules if the client asks not to wait for the model", async () => {
    model.asked = [];
    model.answers = [refuses(429, "Rate limit")];
    const client = await visitor();
    const busy = await generate(client);
    expect(await busy.json()).toEqual(failed({ reason: "busy" }));
    const asked = model.asked.length;
    const response = await generate(client, { rules: true });
    expect(await response.json()).toMatchObject({
      notice: messageIn("en", insteadNotice),
      questions: [{ text: "Do you use the night bus?" }],
    });
    expect(model.asked).toHaveLength(asked);
  });

  it.each([
    ["before the first words", []],
    ["in the middle of the draft", [half]],
  ])("stops the model when the client leaves %s", async (_, chunks) => {
    model.answers = [streams(chunks, "never")];
    const asked = model.nextQuestion();
    const hangUp = model.nextHangUp();
    const leaving = new AbortController();
    const { signal } = leaving;
    const response = generate(await visitor(), { signal });
    // Otherwise the rejected request would fail the test.
    response.catch(() => undefined);
    await asked;
    if (chunks.length > 0) await (await response).body?.getReader().read();
    leaving.abort();
    await hangUp;
  });

  it("drafts again when a streamed request is repeated, with the same token", async () => {
    const client = await visitor();
    const key = crypto.randomUUID();
    model.answers = [streams([content])];
    const replies = [
      (await framesOf(await generate(client, { key }))).at(-1),
      (await framesOf(await generate(client, { key }))).at(-1),
    ];
    expect(replies[0]).toEqual(["reply", expect.objectContaining(draft)]);
    expect(replies[1]).toEqual(replies[0]);
  });
});
