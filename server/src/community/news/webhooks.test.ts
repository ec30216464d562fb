import { createHmac } from "node:crypto";
import sql from "sql-template-tag";
import { createSweepJobs } from "../../app/background/sweep-jobs.ts";
import type { Database } from "../../base/db/database.ts";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { dumpDatabase } from "../../testing/dump-database.ts";
import { hearOutgoing } from "../../testing/hear-outgoing.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import {
  type Receiver,
  startReceiver,
} from "../../testing/webhook-receiver.ts";
import { deliverNews } from "./deliver-news.ts";
import { recordNews } from "./record-news.ts";

interface Listed {
  webhook: {
    address: string;
    paused: boolean;
    deliveries: Record<string, unknown>[];
  } | null;
  webhookHosts: string[];
}

describeOnEachEngine("the webhook of a survey", (open) => {
  let db: Database;
  let receiver: Receiver;
  let test: TestApp;
  let published: Published;
  let owner: KeyHolder;
  let address: string;

  beforeAll(async () => {
    db = await open();
    receiver = await startReceiver();
  });

  afterAll(() => receiver.close());

  beforeEach(async () => {
    receiver.received.length = 0;
    receiver.reply = (response) => response.writeHead(204).end();
    address = `https://${receiver.host}/zanzibarcanary`;
    test = await startTestApp(db, {}, { webhookHosts: [receiver.host] });
    published = await publishWithKey(await test.visitor());
    owner = new KeyHolder(test.app, published);
  });

  afterEach(async () => {
    await db.query(sql`delete from survey_keys`);
    await test.app.close();
  });

  const deps = (webhookHosts = [receiver.host]) => ({
    db,
    clock: test.clock.read,
    webhookHosts,
    push: null,
    hash: createKeyedHash(testConfig().secret),
  });

  const make = async () =>
    ((await owner.post("/webhook", { address })).body as { secret: string })
      .secret;

  const news = async () => (await owner.send("GET", "/news")).body as Listed;
  const deliveries = async () => (await news()).webhook?.deliveries ?? [];

  const deliver = (hosts?: string[]) =>
    deliverNews(deps(hosts), receiver.net).run();

  async function respond(people: number): Promise<void> {
    const { id } = published;
    for (let n = 0; n < people; n += 1) {
      const visitor = await test.visitor();
      const [question] = await questionIds(visitor, id);
      const answers = { [`${question}`]: "Never" };
      await visitor.post(`/surveys/${id}/responses`, { answers });
    }
  }

  /** Advances the clock and records the news in between. */
  async function later(hours = 1): Promise<void> {
    test.clock.advance({ hours });
    await recordNews(deps()).run();
  }

  it("receives only numbers, signed so that its owner can verify the sender", async () => {
    const secret = await make();
    await deliver();
    expect(receiver.received).toEqual([]);
    await respond(10);
    await later();
    await Promise.all([deliver(), deliver()]);
    const [sent] = receiver.received;
    expect(receiver.received).toHaveLength(1);
    expect(sent?.path).toBe("/zanzibarcanary");
    expect(JSON.parse(sent?.body ?? "")).toEqual({
      type: "survey.news",
      timestamp: "2026-03-02T11:20:00.000Z",
      data: {
        survey: published.surveyUuid,
        responses: 10,
        newResponses: 10,
        posts: 0,
        newPosts: 0,
        reports: 0,
        newReports: 0,
      },
    });
    const headers = sent?.headers as Record<string, string>;
    const { "webhook-id": id, "webhook-timestamp": seconds } = headers;
    expect(seconds).toBe(String(test.clock.now.getTime() / 1000));
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const signature = createHmac(
      "sha256",
      Buffer.from(secret.slice(6), "base64"),
    )
      .update(`${id}.${seconds}.${sent?.body}`)
      .digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
    expect(await deliveries()).toMatchObject([
      {
        kind: "news",
        state: "delivered",
        status: 204,
        attempts: 1,
        failure: null,
        reply: "",
      },
    ]);
  });

  it("receives a failed delivery again, later each time and under the same id, and the news since when it works again", async () => {
    await make();
    receiver.reply = (response) => response.writeHead(500).end("Broken");
    await respond(10);
    await later();
    expect(await hearOutgoing(() => deliver())).toEqual(["webhook failed"]);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await deliveries()).toMatchObject([
      { state: "waiting", status: 500, reply: "Broken", attempts: 1 },
    ]);
    test.clock.advance({ hours: 14 / 3600 });
    await deliver();
    expect(receiver.received).toHaveLength(1);
    test.clock.advance({ hours: 16 / 3600 });
    await deliver();
    expect(receiver.received).toHaveLength(2);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids[0]).toBe(ids[1]);
    await respond(10);
    await later();
    receiver.reply = (response) => response.writeHead(200).end();
    const heard = await hearOutgoing(() => deliver());
    expect(new Set(heard)).toEqual(new Set(["webhook done"]));
    await deliver();
    const counts = receiver.received.map(
      ({ body }) =>
        (JSON.parse(body) as { data: { newResponses: number } }).data
          .newResponses,
    );
    expect(counts).toEqual([10, 10, 10, 10]);
    expect(receiver.received[3]?.body).toContain('"responses":20');
  });

  it("reports few responses only after their day is over, and then only what is public", async () => {
    await make();
    await respond(3);
    for (let hour = 0; hour < 5; hour += 1) {
      await later();
      await deliver();
    }
    expect(receiver.received).toEqual([]);
    await later(24);
    await deliver();
    await respond(1);
    await later();
    await deliver();
    expect(receiver.received).toHaveLength(1);
    const { data, timestamp } = JSON.parse(
      receiver.received[0]?.body ?? "",
    ) as {
      data: { responses: number };
      timestamp: string;
    };
    expect(data).toMatchObject({ responses: 3, newResponses: 3 });
    // The time at which they were recorded, not at which they arrived.
    expect(timestamp).toBe("2026-03-03T15:20:00.000Z");
    const seen = await (await test.visitor()).get(`/surveys/${published.id}`);
    expect(seen.body).toMatchObject({ responses_count: 4 });
  });

  it("is paused by ten failures in a row and continues when its owner resumes it", async () => {
    await make();
    receiver.reply = (response) =>
      response.writeHead(302, { location: "/else" }).end();
    await respond(10);
    await later();
    for (let n = 0; n < 12; n += 1) {
      await deliver();
      test.clock.advance({ hours: 6 });
    }
    expect(receiver.received).toHaveLength(10);
    expect(receiver.received.map(({ path }) => path)).not.toContain("/else");
    expect((await news()).webhook?.paused).toBe(true);
    receiver.reply = (response) => response.writeHead(200).end();
    await owner.post("/webhook/resume");
    await deliver();
    expect((await news()).webhook).toMatchObject({
      paused: false,
      deliveries: [{ state: "delivered", attempts: 11 }],
    });
  });

  it("receives a test once, even while it is paused", async () => {
    await make();
    await db.query(sql`update survey_webhooks set failures = 10`);
    receiver.reply = (response) => response.writeHead(500).end("No");
    expect((await owner.post("/webhook/test")).status).toBe(204);
    await deliver();
    await later();
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({
      type: "survey.test",
      data: { survey: published.surveyUuid },
    });
    expect(await deliveries()).toMatchObject([
      { kind: "test", state: "failed", status: 500, reply: "No" },
    ]);
  });

  it("does not delay other webhooks if it is slow", async () => {
    await make();
    const other = await publishWithKey(await test.visitor());
    const neighbour = new KeyHolder(test.app, other);
    await neighbour.post("/webhook", {
      address: `https://${receiver.host}/quick`,
    });
    await owner.post("/webhook/test");
    await neighbour.post("/webhook/test");
    const order: string[] = [];
    const net = { ...receiver.net, withinMs: 1_000 };
    receiver.reply = (response) => {
      const path = receiver.received.at(-1)?.path ?? "";
      order.push(path);
      // The slow webhook gets no response.
      if (path === "/quick") response.writeHead(204).end();
    };
    await deliverNews(deps(), net).run();
    expect(order.toSorted()).toEqual(["/quick", "/zanzibarcanary"]);
    expect(await deliveries()).toMatchObject([{ failure: "too-slow" }]);
    const listed = (await neighbour.send("GET", "/news")).body as Listed;
    const [quick] = listed.webhook?.deliveries ?? [];
    expect(quick).toMatchObject({ state: "delivered" });
    expect(quick?.["tookMs"]).toBeLessThan(1_000);
  });

  it("is continued by another process if one dies while it sends", async () => {
    await make();
    await owner.post("/webhook/test");
    const dying = {
      ...receiver.net,
      resolve: () => new Promise<never>(() => undefined),
      withinMs: 2 ** 30,
    };
    void deliverNews(deps(), dying).run();
    while ((await deliveries())[0]?.["attempts"] !== 1);
    await deliver();
    expect(receiver.received).toHaveLength(0);
    test.clock.advance({ hours: 1 / 60 });
    await deliver();
    expect(receiver.received).toHaveLength(1);
  });

  it.each([
    "http://HOST/",
    "https://elsewhere.example/",
    "https://user@HOST/",
    "https://HOST.elsewhere.example/",
    "https://elsewhere.example/HOST",
    "HOST",
  ])("rejects the address %s", async (where) => {
    const given = where.replace("HOST", receiver.host);
    expect(
      (await owner.post("/webhook", { address: given })).body,
    ).toMatchObject({ status: 409, code: "WEBHOOK_NOT_ALLOWED" });
    expect((await news()).webhook).toBeNull();
  });

  it("is not offered unless the operator allows hosts, and stops when its host is no longer allowed", async () => {
    const plain = await startTestApp(db);
    const holder = new KeyHolder(plain.app, published);
    expect((await holder.send("GET", "/news")).body).toMatchObject({
      webhookHosts: [],
    });
    expect((await holder.post("/webhook", { address })).status).toBe(409);
    await plain.app.close();
    await make();
    await owner.post("/webhook/test");
    await deliver([]);
    expect(receiver.received).toEqual([]);
    expect(await deliveries()).toMatchObject([
      { failure: "host-not-allowed", state: "failed" },
    ]);
  });

  it("sealed under another secret of the server fails like any other, and stops no run", async () => {
    await make();
    await respond(10);
    await later();
    const changed = { ...deps(), hash: createKeyedHash("a".repeat(64)) };
    await deliverNews(changed, receiver.net).run();
    expect(receiver.received).toEqual([]);
    expect(await deliveries()).toMatchObject([
      { state: "waiting", failure: "host-not-allowed" },
    ]);
  });

  it("requires a key that may change the survey", async () => {
    const made = await owner.post("/keys", { role: "read", label: "Kim" });
    const { key } = made.body as { key: string };
    const helper = new KeyHolder(test.app, { ...published, ownerKey: key });
    await make();
    expect((await helper.post("/webhook", { address })).status).toBe(403);
    expect((await helper.post("/webhook/test")).status).toBe(403);
    expect((await helper.delete("/webhook")).status).toBe(403);
    expect((await helper.send("GET", "/news")).body).toMatchObject({
      webhook: null,
    });
  });

  it("ends on request and with its key, and sends nothing while the survey awaits deletion", async () => {
    const rows = async () => {
      const found = await db.query(sql`
        select from survey_webhooks where survey_id = ${published.id}`);
      return found.length;
    };
    await make();
    await owner.post("/webhook/test");
    await owner.delete("", { title: "Night buses" });
    await deliver();
    expect(receiver.received).toEqual([]);
    await owner.post("/undelete");
    await owner.delete("/webhook");
    expect(await rows()).toBe(0);
    expect((await owner.post("/webhook/test")).status).toBe(404);
    expect((await owner.post("/webhook/resume")).status).toBe(404);
    await make();
    const [own] = (await owner.view()).keys;
    await owner.post(`/keys/${own?.keyId}/rotation`);
    expect(await rows()).toBe(0);
  });

  it("is stored sealed: the database contains neither its address nor its secret", async () => {
    const secret = await make();
    await db.query(sql`delete from kept_replies`);
    const dump = await dumpDatabase(db);
    expect(dump).not.toContain("zanzibarcanary");
    expect(dump).not.toContain(secret.slice(6, 40));
    expect((await news()).webhook?.address).toBe(address);
  });

  it("lists the results of deliveries for a week", async () => {
    await make();
    await owner.post("/webhook/test");
    await deliver();
    const sweep = async () => {
      for (const job of createSweepJobs(db, test.clock.read)) await job.run();
    };
    test.clock.advance({ hours: 6 * 24 });
    await sweep();
    expect(await deliveries()).toHaveLength(1);
    test.clock.advance({ hours: 24 });
    await sweep();
    expect(await deliveries()).toEqual([]);
  });
});
