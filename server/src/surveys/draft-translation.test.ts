import type { FastifyInstance } from "fastify";
import { createBuiltInDrafter } from "../drafting/built-in-drafter.ts";
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

const asked = { from: "en", to: "de", texts: ["How often?", "Why?"] };
const replyWith = (...texts: [number, string][]) =>
  JSON.stringify({ texts: texts.map(([place, text]) => ({ place, text })) });
const whole = replyWith([0, "Wie oft?"], [1, "Warum?"]);
const half = whole.slice(0, whole.indexOf("Warum"));
const path = "/surveys/translations/draft";

describeWithDatabase("drafting a translation over HTTP", (open) => {
  let model: FakeModel;
  let app: FastifyInstance;
  let test: TestApp;
  let url: string;
  let client: TestClient;

  beforeAll(async () => {
    const db = await open();
    model = await startFakeModel();
    const endpoint = { baseUrl: model.baseUrl, apiKey: "key", model: "small" };
    const drafter = createOpenAiDrafter(endpoint);
    test = await startTestApp(db, { drafter });
    ({ app } = test);
    url = await app.listen({ port: 0, host: "127.0.0.1" });
    client = await test.visitor();
  });

  afterAll(async () => {
    await app.close();
    await model.stop();
  });

  function follow(): Promise<Response> {
    const cookies = [...client.cookies].map((pair) => pair.join("="));
    return fetch(`${url}/api${path}`, {
      method: "POST",
      headers: {
        accept: "text/event-stream",
        cookie: cookies.join("; "),
        "content-type": "application/json",
        "x-csrf-token": client.cookies.get("nearsay_csrf") ?? "",
      },
      body: JSON.stringify(asked),
    });
  }

  it("returns the texts in order, and sends nothing else to the model", async () => {
    model.asked = [];
    model.answers = [
      completesWith(replyWith([1, " Warum? "], [0, "Wie oft?"], [7, "?"])),
    ];
    const { status, body } = await client.post(path, asked);
    expect([status, body]).toEqual([200, { texts: ["Wie oft?", "Warum?"] }]);
    const messages = model.asked[0]?.body.messages as { content: string }[];
    expect(JSON.parse(messages.at(-1)?.content ?? "")).toEqual({
      from: "English",
      to: "German",
      texts: [
        { place: 0, text: "How often?" },
        { place: 1, text: "Why?" },
      ],
    });
  });

  it("streams each text as soon as it is complete", async () => {
    model.answers = [streams([half, whole.slice(half.length)])];
    const frames = (await (await follow()).text()).split("\n\n");
    expect(frames.filter(Boolean)).toEqual([
      'event: progress\ndata: {"texts":["Wie oft?",""]}',
      'event: progress\ndata: {"texts":["Wie oft?","Warum?"]}',
      'event: reply\ndata: {"texts":["Wie oft?","Warum?"]}',
    ]);
  });

  it.each([
    ["ends too early", streams([half])],
    ["fails in the middle of its reply", streams([half], "error")],
  ])(
    "keeps the complete texts and reports the reason if the model %s",
    async (_, answer) => {
      model.answers = [answer];
      const text = await (await follow()).text();
      expect(text).toContain('"data":{"reason":"cut","texts":["Wie oft?",""]}');
    },
  );

  it.each([
    ["busy", refuses(429, "Too many")],
    ["declined", completesWith("I cannot translate this.")],
    ["unreadable", completesWith('{"translation": "Wie oft?"}')],
  ] as const)("reports that the model failed: %s", async (reason, answer) => {
    model.answers = [answer];
    const { status, body } = await client.post(path, asked);
    expect(status).toBe(502);
    expect(body).toMatchObject({ code: "DRAFTING_FAILED", data: { reason } });
  });

  it("refuses a request without texts, and one with too many", async () => {
    model.asked = [];
    const ask = async (changes: object) =>
      (await client.post(path, { ...asked, ...changes })).status;
    expect(await ask({ texts: [] })).toBe(400);
    expect(await ask({ texts: [""] })).toBe(400);
    expect(await ask({ to: "xx" })).toBe(400);
    const long = Array.from({ length: 100 }, () => "a".repeat(100));
    expect(await ask({ texts: long })).toBe(400);
    expect(model.asked).toEqual([]);
  });

  it("returns 404 if no model is configured", async () => {
    const rules = await startTestApp(await open(), {
      drafter: createBuiltInDrafter(),
    });
    const visitor = await rules.visitor();
    expect((await visitor.post(path, asked)).status).toBe(404);
    await rules.app.close();
  });
});
