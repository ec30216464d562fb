import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import sql from "sql-template-tag";
import type { Database } from "../db/database.ts";
import { DatabaseUnavailable } from "../db/errors.ts";
import { TestClient } from "../testing/client.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { proveWork, toToken, tokenHeader } from "../testing/prove-work.ts";
import { publishSurvey } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";
import { createUseToken, sweepUsedTokens } from "./used-tokens.ts";

const botCheck = { provider: "proof-of-work", difficulty: 1 } as const;
const reason = { reason: "It sells things." };

function startApp(db: Database): Promise<TestApp> {
  return startTestApp(db, {}, { botCheck });
}

async function arrive({ app }: TestApp): Promise<TestClient> {
  const client = await new TestClient(app).start({ consent: false });
  const token = await proveWork(client, "privacy_consent");
  await client.delete("/privacy/opt-out", tokenHeader(token));
  return client;
}

/** A survey that takes posts, published while nobody asks for tokens. */
async function publish(db: Database): Promise<number> {
  const { app, visitor } = await startTestApp(db);
  const id = await publishSurvey(await visitor());
  await app.close();
  return id;
}

const refused = {
  status: 403,
  body: {
    status: 403,
    code: "BOT_CHECK_FAILED",
    msg: "verification failed. Please retry.",
    data: { botCheck: "post_create" },
  },
};

describeOnEachEngine("a call that asks for a bot-check token", (open) => {
  let db: Database;
  let running: TestApp;
  let client: TestClient;
  let survey_id: number;

  const post = (...tokens: string[]) =>
    client.post(
      "/posts",
      { content: "Hello", survey_id },
      tokenHeader(...tokens),
    );

  beforeAll(async () => {
    db = await open();
    survey_id = await publish(db);
  });

  beforeEach(async () => {
    running = await startApp(db);
    client = await arrive(running);
  });

  afterEach(() => running.app.close());

  test("passes with one", async () => {
    const token = await proveWork(client, "post_create");
    expect((await post(token)).status).toBe(201);
  });

  test("is refused without one, and the action is named", async () => {
    expect(await post()).toMatchObject(refused);
  });

  test("passes once of 200 times at once with the same token", async () => {
    const token = await proveWork(client, "post_create");
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => post(token)),
    );
    const passed = answers.filter(({ status }) => status === 201);
    const failed = answers.filter(({ status }) => status === 403);
    expect([passed.length, failed.length]).toEqual([1, 199]);
  });

  test("is refused with a token that another process has taken", async () => {
    const token = await proveWork(client, "post_create");
    await post(token);
    await running.app.close();
    running = await startApp(db);
    const after = new TestClient(running.app);
    for (const [name, value] of client.cookies) after.cookies.set(name, value);
    client = after;
    expect(await post(token)).toMatchObject(refused);
  });

  test("is refused with a token of another action", async () => {
    const token = await proveWork(client, "reply_create");
    expect(await post(token)).toMatchObject(refused);
  });

  test("is refused with a token of another session", async () => {
    const token = await proveWork(await arrive(running), "post_create");
    expect(await post(token)).toMatchObject(refused);
  });

  test("is refused with a token older than two minutes", async () => {
    const { clock } = running;
    const token = await proveWork(client, "post_create");
    clock.now = new Date(clock.now.getTime() + 120_000);
    expect(await post(token)).toMatchObject(refused);
  });

  test.each<[string, (token: Token) => unknown]>([
    ["other words", () => "let me in"],
    ["no object", () => null],
    ["no solution", ({ challenge }) => ({ challenge })],
    ["another action", (token) => withData(token, { action: "survey_like" })],
    ["a later end", (token) => withData(token, { expiresAt: 9e15 })],
    [
      "a solution that is none",
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: "00".repeat(32) },
      }),
    ],
    [
      "its own signature",
      ({ challenge, solution }) => ({
        challenge: { ...challenge, signature: "00".repeat(32) },
        solution,
      }),
    ],
  ])("is refused with a token that was given %s", async (_what, change) => {
    const token = await proveWork(client, "post_create");
    const changed = change(readToken(token)) as object;
    expect(await post(toToken(changed))).toMatchObject(refused);
    expect((await post(token)).status).toBe(201);
  });

  test("is refused with a token that brings the secrets it was signed with", async () => {
    const { challenge: given } = readToken(
      await proveWork(client, "post_create"),
    );
    const secrets = {
      hmacSignatureSecret: "my own",
      hmacKeySignatureSecret: "my own",
    };
    const challenge = await createChallenge({
      ...{ ...secrets, deriveKey },
      ...{ algorithm: "SHA-256", cost: 1, counter: 1 },
      data: { ...given.parameters.data },
    });
    const solution = await solveChallenge({ challenge, deriveKey });
    const forged = { challenge, solution, ...secrets };
    expect(await post(toToken(forged))).toMatchObject(refused);
    const nonsense = { ...forged, hmacAlgorithm: "none" };
    expect(await post(toToken(nonsense))).toMatchObject(refused);
  });

  test("says what else is wrong before a token is used up", async () => {
    const token = await proveWork(client, "post_create");
    const wrong = { content: "", survey_id };
    const answer = await client.post("/posts", wrong, tokenHeader(token));
    expect(answer.status).toBe(400);
    expect((await post(token)).status).toBe(201);
  });

  test("tells who has opted out of that, not of the token", async () => {
    await client.post("/privacy/opt-out");
    expect(await post()).toMatchObject({
      status: 403,
      body: { code: "OPTED_OUT" },
    });
  });

  test("asks for a session first", async () => {
    const stranger = new TestClient(running.app);
    await stranger.get("/health");
    const answer = await stranger.post("/posts", { content: "Hi", survey_id });
    expect(answer.status).toBe(401);
    const path = "/bot-check/challenge?action=post_create";
    expect((await stranger.get(path)).status).toBe(401);
  });

  test("takes the token where its contract has a field for it", async () => {
    const consent = await proveWork(client, "privacy_consent");
    const body = { recaptchaToken: consent };
    expect(
      await client.request("DELETE", "/privacy/opt-out", { body }),
    ).toMatchObject({ status: 200, body: { optOut: false } });
    const token = await proveWork(client, "analytics_export");
    const path = `/surveys/${survey_id}/export/html`;
    expect((await client.get(path)).status).toBe(403);
    expect((await client.get(`${path}?recaptchaToken=${token}`)).status).toBe(
      200,
    );
  });

  test("finds its token beside one of another action", async () => {
    const other = await proveWork(client, "access_code");
    const token = await proveWork(client, "post_create");
    expect((await post(other, token)).status).toBe(201);
  });

  test("is refused while the used tokens cannot be written down", async () => {
    const away: Database = {
      ...db,
      engine: db.engine,
      transaction: (work) => db.transaction(work),
      query: (statement) =>
        statement.text.includes("used_bot_check_tokens")
          ? Promise.reject(new DatabaseUnavailable("away"))
          : db.query(statement),
    };
    const token = await proveWork(client, "post_create");
    await running.app.close();
    running = await startApp(away);
    const after = new TestClient(running.app);
    for (const [name, value] of client.cookies) after.cookies.set(name, value);
    client = after;
    expect((await post(token)).status).toBe(503);
  });

  test("gets its token's id swept once no clock takes it", async () => {
    const { clock } = running;
    const job = sweepUsedTokens(db, clock.read);
    const count = async () => {
      const rows = await db.query<{ count: number }>(
        sql`select count(*) from used_bot_check_tokens`,
      );
      return rows[0]?.count ?? 0;
    };
    await post(await proveWork(client, "post_create"));
    const before = await count();
    await job.run();
    expect(await count()).toBe(before);
    clock.advance({ hours: 2 });
    await job.run();
    expect(await count()).toBe(0);
  });

  test("never keeps anyone from opting out", async () => {
    expect(await client.post("/privacy/opt-out")).toMatchObject({
      status: 200,
      body: { optOut: true },
    });
    expect(await client.delete("/privacy/opt-out")).toMatchObject({
      status: 403,
      body: { data: { botCheck: "privacy_consent" } },
    });
  });

  test("has a challenge that no cache keeps", async () => {
    const path = "/bot-check/challenge?action=post_create";
    const { headers } = await client.get(path);
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describeOnEachEngine("a used token", (open) => {
  test("is taken once, also when it is written twice in one batch", async () => {
    const use = createUseToken(await open());
    const expiresAt = new Date();
    // While the first is written, the others gather.
    const ids = ["first", "same", "same", "same"];
    const taken = await Promise.all(ids.map((id) => use({ id, expiresAt })));
    expect(taken).toEqual([true, true, false, false]);
  });
});

describeOnEachEngine("bot checks that are off", (open) => {
  test("ask for nothing and say so", async () => {
    const { app, visitor } = await startTestApp(await open());
    const client = await visitor();
    const id = await publishSurvey(client);
    const path = `/surveys/${id}/report`;
    expect((await client.post(path, reason)).status).toBe(204);
    expect(
      await client.get("/bot-check/challenge?action=survey_report"),
    ).toMatchObject({ status: 200, body: { provider: "off" } });
    await app.close();
  });
});

interface Token {
  challenge: { parameters: { data: object }; signature: string };
  solution: object;
}

function readToken(token: string): Token {
  return JSON.parse(Buffer.from(token, "base64url").toString()) as Token;
}

function withData({ challenge, solution }: Token, data: object): Token {
  const { parameters } = challenge;
  const changed = { ...parameters, data: { ...parameters.data, ...data } };
  return { challenge: { ...challenge, parameters: changed }, solution };
}
