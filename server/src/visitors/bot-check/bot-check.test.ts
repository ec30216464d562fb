import type { Database } from "../../base/db/database.ts";
import { DatabaseUnavailable } from "../../base/db/errors.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { proveWork, tokenHeader } from "../../testing/prove-work.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

const botCheck = { provider: "proof-of-work", difficulty: 1 } as const;
const reason = { reason: "It sells things." };

function startApp(db: Database): Promise<TestApp> {
  return startTestApp(db, {}, { botCheck });
}

async function arrive({ app }: TestApp): Promise<TestClient> {
  const client = await new TestClient(app).start({ consent: false });
  const token = await proveWork(client, "privacy_consent");
  const consent = await client.delete("/privacy/opt-out", tokenHeader(token));
  // Without consent, every later request would be refused with 403 as well.
  expect(consent.status).toBe(200);
  return client;
}

/** A survey that accepts posts, published on a site without bot checks. */
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

describeOnEachEngine("an operation that requires a bot-check token", (open) => {
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

  test("accepts a request with a token", async () => {
    const token = await proveWork(client, "post_create");
    expect((await post(token)).status).toBe(201);
  });

  test("refuses a request without a token, and names the action", async () => {
    expect(await post()).toMatchObject(refused);
  });

  test("accepts one of 200 simultaneous requests with the same token", async () => {
    const token = await proveWork(client, "post_create");
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => post(token)),
    );
    const passed = answers.filter(({ status }) => status === 201);
    const failed = answers.filter(({ status }) => status === 403);
    expect([passed.length, failed.length]).toEqual([1, 199]);
  });

  test("refuses a token that another process has used", async () => {
    const token = await proveWork(client, "post_create");
    await post(token);
    await running.app.close();
    running = await startApp(db);
    const after = new TestClient(running.app);
    for (const [name, value] of client.cookies) after.cookies.set(name, value);
    client = after;
    expect(await post(token)).toMatchObject(refused);
  });

  test("refuses a token of another action", async () => {
    const token = await proveWork(client, "reply_create");
    expect(await post(token)).toMatchObject(refused);
  });

  test("refuses a token of another session", async () => {
    const token = await proveWork(await arrive(running), "post_create");
    expect(await post(token)).toMatchObject(refused);
  });

  test("reports other errors of a request before using its token up", async () => {
    const token = await proveWork(client, "post_create");
    const wrong = { content: "", survey_id };
    const answer = await client.post("/posts", wrong, tokenHeader(token));
    expect(answer.status).toBe(400);
    expect((await post(token)).status).toBe(201);
  });

  test("refuses a visitor who has opted out with OPTED_OUT, instead of requesting a token", async () => {
    await client.post("/privacy/opt-out");
    expect(await post()).toMatchObject({
      status: 403,
      body: { code: "OPTED_OUT" },
    });
  });

  test("requires a session first", async () => {
    const stranger = new TestClient(running.app);
    await stranger.get("/health");
    const answer = await stranger.post("/posts", { content: "Hi", survey_id });
    expect(answer.status).toBe(401);
    const path = "/bot-check/challenge?action=post_create";
    expect((await stranger.get(path)).status).toBe(401);
  });

  test("accepts the token in the body field of its contract", async () => {
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

  test("accepts its token next to one of another action", async () => {
    const other = await proveWork(client, "access_code");
    const token = await proveWork(client, "post_create");
    expect((await post(other, token)).status).toBe(201);
  });

  test("refuses requests while used tokens cannot be recorded", async () => {
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

  test("never prevents opting out", async () => {
    expect(await client.post("/privacy/opt-out")).toMatchObject({
      status: 200,
      body: { optOut: true },
    });
    expect(await client.delete("/privacy/opt-out")).toMatchObject({
      status: 403,
      body: { data: { botCheck: "privacy_consent" } },
    });
  });

  test("has a challenge that is not cached", async () => {
    const path = "/bot-check/challenge?action=post_create";
    const { headers } = await client.get(path);
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describeOnEachEngine("bot checks that are off", (open) => {
  test("require nothing, and the challenge says so", async () => {
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
