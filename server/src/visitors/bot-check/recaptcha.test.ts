import { once } from "node:events";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { tokenHeader } from "../../testing/prove-work.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import type { RecaptchaConfig } from "./bot-check-config.ts";
import { createRecaptcha } from "./recaptcha.ts";

type Verify = (form: URLSearchParams) => { status?: number; body: unknown };

const now = new Date("2026-03-02T10:20:30Z");
const good = {
  success: true,
  score: 0.9,
  action: "post_create",
  hostname: "nearsay.example",
  challenge_ts: "2026-03-02T10:20:00Z",
};

/** A fake of Google's verification; never responds if there is no verdict. */
let verify: Verify | null;
let asked: { path: string; form: URLSearchParams }[];
let google: Server;

beforeAll(async () => {
  google = createServer((request, response) => {
    void text(request).then((sent) => {
      const form = new URLSearchParams(sent);
      asked.push({ path: request.url ?? "", form });
      const verdict = verify?.(form);
      if (verdict === undefined) return;
      response.writeHead(verdict.status ?? 200, {
        "content-type": "application/json",
      });
      response.end(JSON.stringify(verdict.body));
    });
  });
  google.listen(0, "127.0.0.1");
  await once(google, "listening");
});

afterAll(() => {
  google.closeAllConnections();
  google.close();
});

beforeEach(() => {
  asked = [];
});

function config(): RecaptchaConfig {
  const { port } = google.address() as AddressInfo;
  return {
    provider: "recaptcha",
    siteKey: "site key",
    secret: "the secret",
    minScore: 0.5,
    hostnames: ["nearsay.example"],
    baseUrl: `http://127.0.0.1:${port}`,
  };
}

const provider = () => createRecaptcha(config(), () => now);

function answer(body: unknown, status = 200): void {
  verify = () => ({ status, body });
}

test("accepts a token that Google has verified, for its action and two minutes", async () => {
  answer(good);
  await expect(provider().verify("a token", "")).resolves.toMatchObject({
    action: "post_create",
    expiresAt: new Date("2026-03-02T10:22:00Z"),
  });
  expect(asked.map(({ path }) => path)).toEqual(["/recaptcha/api/siteverify"]);
  expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
    secret: "the secret",
    response: "a token",
  });
});

test("identifies each token by a separate id", async () => {
  answer(good);
  const [first, second] = await Promise.all(
    ["one", "two"].map((token) => provider().verify(token, "")),
  );
  expect(first?.id).not.toBe(second?.id);
});

test.each([
  ["is refused", { ...good, success: false }],
  ["has a low score", { ...good, score: 0.4 }],
  ["has no score", { success: true }],
  ["is from another site", { ...good, hostname: "evil.example" }],
  ["is two minutes old", { ...good, challenge_ts: "2026-03-02T10:18:30Z" }],
  ["has no valid time", { ...good, challenge_ts: "soon" }],
])("refuses a token that %s", async (_what, body) => {
  answer(body);
  await expect(provider().verify("a token", "")).resolves.toBeNull();
});

test("returns the action that the token was created for, whatever it is", async () => {
  answer({ ...good, action: "survey_like" });
  await expect(provider().verify("a token", "")).resolves.toMatchObject({
    action: "survey_like",
  });
});

test.each([
  ["returns an error", 500, good],
  ["returns something other than JSON", 200, "hello"],
  [
    "rejects the secret",
    200,
    {
      success: false,
      "error-codes": ["invalid-input-secret"],
    },
  ],
])("is unavailable if Google %s", async (_what, status, body) => {
  answer(body, status);
  await expect(provider().verify("a token", "")).rejects.toMatchObject({
    code: "BOT_CHECK_UNAVAILABLE",
    cause: expect.any(Error) as Error,
  });
});

test("reports the check as unavailable if Google takes too long", async () => {
  verify = null;
  await expect(provider().verify("a token", "")).rejects.toMatchObject({
    code: "BOT_CHECK_UNAVAILABLE",
    message: "verification failed. Please retry.",
  });
});

test("sends the browser the URL of Google's script", async () => {
  const challenge = await provider().challenge("post_create", "", 1);
  expect(challenge).toMatchObject({
    provider: "recaptcha",
    siteKey: "site key",
    scriptUrl: expect.stringMatching(
      /\/recaptcha\/api\.js\?render=site\+key$/,
    ) as string,
  });
});

describeWithDatabase("an operation with reCAPTCHA", (open) => {
  let running: TestApp;
  let client: TestClient;

  const consent = (token: string) =>
    client.delete("/privacy/opt-out", tokenHeader(token));

  beforeAll(async () => {
    running = await startTestApp(await open(), {}, { botCheck: config() });
    running.clock.now = now;
    client = await running.visitor({ consent: false });
  });

  afterAll(() => running.app.close());

  test("accepts a token of its action once", async () => {
    answer({ ...good, action: "privacy_consent" });
    expect((await consent("one")).status).toBe(200);
    expect((await consent("one")).status).toBe(403);
    expect((await consent("two")).status).toBe(200);
  });

  test("refuses a token of another action", async () => {
    answer(good);
    expect(await consent("three")).toMatchObject({
      status: 403,
      body: { code: "BOT_CHECK_FAILED", data: { botCheck: "privacy_consent" } },
    });
  });

  test("refuses requests while Google is not reachable", async () => {
    answer({}, 500);
    expect(await consent("four")).toMatchObject({
      status: 503,
      body: {
        code: "BOT_CHECK_UNAVAILABLE",
        msg: "verification failed. Please retry.",
      },
    });
  });

  test("refuses a request without a token, without asking Google", async () => {
    answer(good);
    expect((await client.delete("/privacy/opt-out")).status).toBe(403);
    expect(asked).toEqual([]);
  });
});
