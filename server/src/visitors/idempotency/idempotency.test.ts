import sql from "sql-template-tag";
import { createSweepJobs } from "../../app/background/sweep-jobs.ts";
import type { Database } from "../../base/db/database.ts";
import { DatabaseUnavailable } from "../../base/db/errors.ts";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { createSeal } from "../../base/security/seal.ts";
import { createCallers } from "../session/callers.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey, surveyPayload } from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import { createIdempotency } from "./idempotency.ts";

describeOnEachEngine("an Idempotency-Key", (open) => {
  let db: Database;
  let test: TestApp;
  let client: TestClient;
  let surveyId: number;
  /** Statements that the database refuses at the moment. */
  let refuses: (statement: string) => boolean = () => false;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(failing(db));
    client = await test.visitor();
    surveyId = await publishSurvey(client);
  });

  /** The database, except for refused statements. */
  function failing(real: Database): Database {
    return {
      engine: real.engine,
      query: (statement) =>
        refuses(statement.text)
          ? Promise.reject(new DatabaseUnavailable("stopped"))
          : real.query(statement),
      transaction: (work) => real.transaction(work),
      execute: (script) => real.execute(script),
      close: () => real.close(),
    };
  }

  function post(key: string, content: string, from = client, id = surveyId) {
    const body = { content, survey_id: id };
    return from.post("/posts", body, { headers: { "idempotency-key": key } });
  }

  async function postsOf(content: string): Promise<number> {
    const [found] = await db.query<{ posts: number }>(sql`
      select count(*) as posts from posts where content = ${content}`);
    return found?.posts ?? 0;
  }

  async function keptReplies() {
    return db.query<{ status: number | null; body: string | null }>(sql`
      select status, body from kept_replies order by claimed_at`);
  }

  it("is refused if it is empty, too long or not printable ASCII", async () => {
    for (const key of ["", "x".repeat(129), "schlüssel", "a\tb"]) {
      expect((await post(key, "Hello")).body).toEqual({
        status: 400,
        code: "IDEMPOTENCY_KEY_INVALID",
        msg: "An Idempotency-Key must have 1 to 128 printable ASCII characters.",
      });
    }
    expect((await post("x ~!".repeat(32), "Hello")).status).toBe(201);
  });

  it("is refused with another body, also while the first request is running", async () => {
    const answers = await Promise.all([
      post("reused", "One"),
      post("reused", "Two"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 422]);
    expect((await post("reused", "Two")).body).toMatchObject({
      status: 422,
      code: "IDEMPOTENCY_KEY_REUSED",
    });
    expect(await postsOf("Two")).toBe(0);
  });

  it("belongs to one session and one operation", async () => {
    const content = "Mine and yours";
    const mine = await post("shared", content);
    const other = await test.visitor();
    const yours = await post("shared", content, other);
    expect(yours.status).toBe(201);
    expect(yours.text).not.toBe(mine.text);
    const headers = { "idempotency-key": "shared" };
    const path = `/surveys/${surveyId}/like`;
    const liked = await client.post(path, undefined, { headers });
    expect(liked.body).toEqual({ like_count: 1 });
  });

  it("stores no refusal, so that a repeat can succeed", async () => {
    const guest = await test.visitor({ consent: false });
    expect((await post("early", "Early", guest)).status).toBe(403);
    await guest.delete("/privacy/opt-out");
    expect((await post("early", "Early", guest)).status).toBe(201);
  });

  it("stores no failure, and a failure does not block a repeat", async () => {
    for (const part of ["insert into posts", "kept_replies"]) {
      refuses = (statement) => statement.includes(part);
      expect((await post(part, `After ${part}`)).status).toBe(503);
      refuses = () => false;
      expect((await post(part, `After ${part}`)).status).toBe(201);
      expect(await postsOf(`After ${part}`)).toBe(1);
    }
  });

  it("has one effect even if the reply could not be stored", async () => {
    refuses = (statement) => statement.includes("update kept_replies");
    const first = await post("not kept", "Not kept");
    expect(first.status).toBe(201);
    refuses = () => false;
    expect((await post("not kept", "Not kept")).text).toBe(first.text);
    expect(await postsOf("Not kept")).toBe(1);
  });

  it("makes a repeat try later while another process works, and takes over from a crashed process", async () => {
    const hash = createKeyedHash("another secret, but one all the same");
    const process = () =>
      createIdempotency({
        db,
        hash,
        clock: test.clock.read,
        timeoutMs: 1,
        callers: createCallers(db, test.clock.read),
      });
    const [dead, alive] = [process(), process()];
    const request = {
      requestKey: "a request",
      secret: hash.of("a request"),
      bodyHash: "a body",
    };
    expect(await dead.begin(request)).toBeNull();
    await expect(alive.begin(request)).rejects.toMatchObject({
      code: "IDEMPOTENCY_IN_PROGRESS",
      details: { retryAfter: 1 },
    });
    await expect(dead.begin(request)).rejects.toMatchObject({
      code: "IDEMPOTENCY_IN_PROGRESS",
    });
    test.clock.advance({ hours: 1 });
    const other = createIdempotency({
      db,
      hash,
      clock: test.clock.read,
      callers: createCallers(db, test.clock.read),
    });
    expect(await other.begin(request)).toBeNull();
  });

  it("reveals nothing to an attacker with a copy of the database and the secret, but without the Idempotency-Key", async () => {
    await db.query(sql`delete from kept_replies`);
    const headers = { "idempotency-key": "Nobody knows this but the browser" };
    const reserved = await client.post("/surveys/embedded-token", undefined, {
      headers,
    });
    const { embeddedToken } = reserved.body as { embeddedToken: string };
    const survey = { ...surveyPayload(), embeddedToken };
    const published = await client.post("/surveys", { survey }, { headers });
    const { ownerKey } = published.body as { ownerKey: string };
    const kept = await db.query<{ key: string; body: string }>(sql`
      select request_key as key, body from kept_replies`);
    expect(kept).toHaveLength(2);
    const hash = createKeyedHash(testConfig().secret);
    for (const { key, body } of kept) {
      const hashes = [
        hash.of("kept replies"),
        hash.of("secret of a request", key),
        hash.of("survey token", key),
      ];
      for (const hashed of hashes) {
        expect(opens(hashed, key, body)).toBe(false);
        expect(hash.token("owner key", hashed)).not.toBe(ownerKey);
      }
    }
    // With the Idempotency-Key, the secret can be derived.
    expect(hash.token("owner key", embeddedToken)).toBe(ownerKey);
  });

  function opens(hexKey: string, purpose: string, sealed: string): boolean {
    try {
      createSeal(hexKey).open(purpose, sealed);
      return true;
    } catch {
      return false;
    }
  }

  it("is stored encrypted, without cookies, and for a day", async () => {
    await db.query(sql`delete from kept_replies`);
    const headers = { "idempotency-key": "a day" };
    const reserve = () =>
      client.post("/surveys/embedded-token", undefined, { headers });
    const reserved = await reserve();
    const { embeddedToken } = reserved.body as { embeddedToken: string };
    await client.post("/auth/anon", undefined, { headers });
    const kept = await keptReplies();
    expect(kept).toMatchObject([{ status: 200 }]);
    expect(JSON.stringify(kept)).not.toContain(embeddedToken);
    const sealed = Buffer.from(kept[0]?.body ?? "", "base64").toString();
    expect(sealed).not.toContain(embeddedToken);

    const sweep = async () => {
      for (const job of createSweepJobs(db, test.clock.read)) await job.run();
    };
    test.clock.advance({ hours: 23 });
    await sweep();
    expect(await keptReplies()).toHaveLength(1);
    test.clock.advance({ hours: 2 });
    await sweep();
    expect(await keptReplies()).toEqual([]);
  });
});
