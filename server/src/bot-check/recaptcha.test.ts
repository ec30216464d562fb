import { once } from "node:events";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { BotCheckUnavailable } from "./bot-check-refusals.ts";
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

/** Speaks as Google does about tokens; never answers when there is no verdict. */
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

function provider() {
  const { port } = google.address() as AddressInfo;
  return createRecaptcha(
    {
      provider: "recaptcha",
      siteKey: "site key",
      secret: "the secret",
      minScore: 0.5,
      hostnames: ["nearsay.example"],
      baseUrl: `http://127.0.0.1:${port}`,
    },
    () => now,
  );
}

function answer(body: unknown, status = 200): void {
  verify = () => ({ status, body });
}

test("takes a token that Google vouches for, for its action and two minutes", async () => {
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

test("knows each token by a name of its own", async () => {
  answer(good);
  const [first, second] = await Promise.all(
    ["one", "two"].map((token) => provider().verify(token, "")),
  );
  expect(first?.id).not.toBe(second?.id);
});

test.each([
  ["is refused", { success: false, "error-codes": ["timeout-or-duplicate"] }],
  ["has a low score", { ...good, score: 0.4 }],
  ["has no score", { success: true }],
  ["comes from another site", { ...good, hostname: "evil.example" }],
  ["is two minutes old", { ...good, challenge_ts: "2026-03-02T10:18:30Z" }],
  ["has no time", { ...good, challenge_ts: "soon" }],
])("refuses a token that %s", async (_what, body) => {
  answer(body);
  await expect(provider().verify("a token", "")).resolves.toBeNull();
});

test("names the action the token was made for, whatever it is", async () => {
  answer({ ...good, action: "survey_like" });
  await expect(provider().verify("a token", "")).resolves.toMatchObject({
    action: "survey_like",
  });
});

test.each([
  ["fails", 500, {}],
  ["answers something else", 200, "hello"],
  [
    "refuses the secret",
    200,
    {
      success: false,
      "error-codes": ["invalid-input-secret"],
    },
  ],
])("cannot tell when Google %s", async (_what, status, body) => {
  answer(body, status);
  await expect(provider().verify("a token", "")).rejects.toThrow(
    BotCheckUnavailable,
  );
});

test("cannot tell when Google takes too long", async () => {
  verify = null;
  await expect(provider().verify("a token", "")).rejects.toMatchObject({
    status: 503,
    code: "BOT_CHECK_UNAVAILABLE",
    message: "verification failed. Please retry.",
  });
});

test("tells the browser where Google's script is", async () => {
  const challenge = await provider().challenge("post_create", "");
  expect(challenge).toMatchObject({
    provider: "recaptcha",
    siteKey: "site key",
    scriptUrl: expect.stringMatching(
      /\/recaptcha\/api\.js\?render=site\+key$/,
    ) as string,
  });
});
