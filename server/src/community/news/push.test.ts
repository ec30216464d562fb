import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { dumpDatabase } from "../../testing/dump-database.ts";
import { hearOutgoing } from "../../testing/hear-outgoing.ts";
import { insertVisitors } from "../../testing/insert-visitors.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import { PushBrowser, senderOf } from "../../testing/push-browser.ts";
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
  type Received,
  type Receiver,
  startReceiver,
} from "../../testing/webhook-receiver.ts";
import { sweepDeleted } from "../ownership/sweep-deleted.ts";
import { deliverPushes } from "./deliver-pushes.ts";
import { createPushSender } from "./push-sender.ts";
import { recordNews } from "./record-news.ts";

interface Listed {
  push: { publicKey: string; browsers: string[] } | null;
}

describeOnEachEngine("Web Push of a survey", (open) => {
  let db: Database;
  let receiver: Receiver;
  let test: TestApp;
  let published: Published;
  let owner: KeyHolder;
  let browser: PushBrowser;

  const supportEmail = "help@nearsay.example";
  const settings = () => ({ supportEmail, pushHosts: [receiver.host] });

  beforeAll(async () => {
    db = await open();
    receiver = await startReceiver();
  });

  afterAll(() => receiver.close());

  beforeEach(async () => {
    receiver.received.length = 0;
    receiver.reply = (response) => response.writeHead(201).end();
    browser = new PushBrowser(`https://${receiver.host}/zanzibarcanary`);
    test = await startTestApp(db, {}, settings());
    published = await publishWithKey(await test.visitor());
    owner = new KeyHolder(test.app, published);
  });

  afterEach(async () => {
    await db.query(sql`delete from survey_keys`);
    await test.app.close();
  });

  const deps = (changes: object = {}) => {
    const config = testConfig({ ...settings(), ...changes });
    const hash = createKeyedHash(config.secret);
    const push = createPushSender(config, hash);
    return { db, clock: test.clock.read, webhookHosts: [], hash, push };
  };

  const subscribe = (holder = owner, of = browser) =>
    holder.post("/push", of.subscription);

  const news = async (holder = owner) =>
    (await holder.send("GET", "/news")).body as Listed;
  const browsers = async (holder = owner) =>
    (await news(holder)).push?.browsers ?? [];

  const deliver = (changes?: object) =>
    deliverPushes(deps(changes), receiver.net).run();

  async function respond(people: number): Promise<void> {
    const { id } = published;
    const visitors = await insertVisitors(db, test, people);
    const [question] = await questionIds(visitors[0]!, id);
    const answers = { [`${question}`]: "Never" };
    for (const visitor of visitors)
      await visitor.post(`/surveys/${id}/responses`, { answers });
  }

  /** Advances the clock and records the news in between. */
  async function later(hours = 1): Promise<void> {
    test.clock.advance({ hours });
    await recordNews(deps()).run();
  }

  async function tenMore(): Promise<void> {
    await respond(10);
    await later();
    await deliver();
  }

  const received = (of = browser) =>
    receiver.received.map((sent) => {
      const { text } = JSON.parse(of.open(sent)) as { text: string };
      return text;
    });

  it("sends a browser only numbers, encrypted for it and signed by this site", async () => {
    expect(await browsers()).toEqual([]);
    expect((await subscribe()).status).toBe(204);
    await deliver();
    expect(receiver.received).toEqual([]);
    await respond(10);
    await later();
    await Promise.all([deliver(), deliver()]);
    expect(receiver.received).toHaveLength(1);
    const [sent] = receiver.received as [Received];
    expect(JSON.parse(browser.open(sent))).toEqual({
      survey: published.surveyUuid,
      title: "Night buses",
      text: "10 new responses",
    });
    const { headers, path } = sent;
    expect(path).toBe("/zanzibarcanary");
    expect(headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "86400",
      urgency: "low",
      topic: "news",
    });
    const sender = senderOf(headers);
    expect(sender.key).toBe((await news()).push?.publicKey);
    expect(sender.head).toMatchObject({ alg: "ES256" });
    expect(sender.claims).toMatchObject({
      aud: `https://${receiver.host}`,
      sub: `mailto:${supportEmail}`,
    });
    const other = new PushBrowser(browser.endpoint);
    expect(() => other.open(sent)).toThrow();
    expect(sent.body).not.toContain("Never");
  });

  it("reports few responses only after their day is over, however often it runs", async () => {
    await subscribe();
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
    expect(received()).toEqual(["3 new responses"]);
  });

  it("sends messages of the same length, whatever they contain and whichever survey they are about", async () => {
    await subscribe();
    await tenMore();
    await owner.patch({ title: "Night buses, trams and ferries" });
    const creator = await test.visitor();
    await creator.post("/posts", { content: "Hi", survey_id: published.id });
    await tenMore();
    expect(received()).toEqual([
      "10 new responses",
      "10 new responses, 1 new post",
    ]);
    const lengths = receiver.received.map(({ bytes }) => bytes.length);
    expect(new Set(lengths).size).toBe(1);
  });

  it("combines the news since the push service failed and waits longer after each attempt", async () => {
    await subscribe();
    receiver.reply = (response) => response.writeHead(503).end();
    expect(await hearOutgoing(tenMore)).toEqual(["push failed"]);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    test.clock.advance({ hours: 14 / 3600 });
    await deliver();
    expect(receiver.received).toHaveLength(1);
    await respond(10);
    receiver.reply = (response) => response.writeHead(201).end();
    await later();
    expect(await hearOutgoing(() => deliver())).toEqual(["push done"]);
    await deliver();
    expect(received()).toEqual(["10 new responses", "20 new responses"]);
  });

  it.each([404, 410])("ends if the service returns %s", async (status) => {
    await subscribe();
    receiver.reply = (response) => response.writeHead(status).end();
    await tenMore();
    expect(await browsers()).toEqual([]);
    await tenMore();
    expect(receiver.received).toHaveLength(1);
  });

  it("ends after twenty failures and follows no redirect", async () => {
    await subscribe();
    receiver.reply = (response) =>
      response.writeHead(307, { location: "/else" }).end();
    await respond(10);
    await later();
    for (let n = 0; n < 22; n += 1) {
      await deliver();
      test.clock.advance({ hours: 6 });
    }
    expect(receiver.received).toHaveLength(20);
    expect(receiver.received.map(({ path }) => path)).not.toContain("/else");
    expect(await browsers()).toEqual([]);
  });

  it("connects to no address of this machine or its networks", async () => {
    await subscribe();
    await respond(10);
    await later();
    const resolve = () =>
      Promise.resolve([{ address: "127.0.0.1", family: 4 }]);
    const net = { ...receiver.net, resolve, isAllowed: () => false };
    await deliverPushes(deps(), net).run();
    expect(receiver.received).toEqual([]);
    expect(await browsers()).toHaveLength(1);
  });

  it("is continued by another process if one dies while it sends", async () => {
    await subscribe();
    await respond(10);
    await later();
    await new Promise<void>((asked) => {
      const resolve = () => {
        asked();
        return new Promise<never>(() => undefined);
      };
      const dying = { ...receiver.net, resolve, withinMs: 2 ** 30 };
      void deliverPushes(deps(), dying).run();
    });
    await deliver();
    expect(receiver.received).toEqual([]);
    test.clock.advance({ hours: 1 / 60 });
    await deliver();
    expect(received()).toEqual(["10 new responses"]);
  });

  it.each([
    "http://HOST/a",
    "https://elsewhere.example/a",
    "https://user@HOST/a",
    "https://HOST.elsewhere.example/a",
    "https://fcm.googleapis.com:8443/a",
    "https://notify.windows.com.elsewhere.example/a",
    "https://127.0.0.1/a",
    "HOST",
  ])("rejects the endpoint %s", async (where) => {
    const endpoint = where.replace("HOST", receiver.host);
    expect(
      (await subscribe(owner, new PushBrowser(endpoint))).body,
    ).toMatchObject({ status: 409, code: "PUSH_NOT_ALLOWED" });
    expect(await browsers()).toEqual([]);
  });

  it.each([
    "https://fcm.googleapis.com/fcm/send/a",
    "https://updates.push.services.mozilla.com/wpush/v2/a",
    "https://web.push.apple.com/a",
    "https://wns2-db5p.notify.windows.com/w/?token=a",
  ])("accepts the endpoint %s", async (endpoint) => {
    expect((await subscribe(owner, new PushBrowser(endpoint))).status).toBe(
      204,
    );
  });

  it.each([{ p256dh: "B".padEnd(87, "A") }, { p256dh: "" }, { auth: "short" }])(
    "rejects keys that cannot be used for encryption: %j",
    async (wrong) => {
      const { endpoint, keys } = browser.subscription;
      const body = { endpoint, keys: { ...keys, ...wrong } };
      expect((await owner.post("/push", body)).body).toMatchObject({
        status: 400,
        code: "INVALID_REQUEST",
      });
    },
  );

  it("is not offered without an operator's contact address, and stops when the host is no longer allowed", async () => {
    const plain = await startTestApp(db);
    const holder = new KeyHolder(plain.app, published);
    expect((await news(holder)).push).toBeNull();
    expect((await subscribe(holder)).status).toBe(409);
    await plain.app.close();
    await subscribe();
    await respond(10);
    await later();
    await deliver({ pushHosts: [] });
    await deliver({ supportEmail: null, publicUrl: null });
    expect(receiver.received).toEqual([]);
  });

  it("is open to any key as long as that is valid", async () => {
    const made = await owner.post("/keys", { role: "read", label: "Kim" });
    const { key, keyId } = made.body as { key: string; keyId: string };
    const helper = new KeyHolder(test.app, { ...published, ownerKey: key });
    await subscribe();
    expect((await subscribe(helper)).status).toBe(204);
    expect(await browsers(helper)).toEqual(await browsers());
    await owner.delete(`/keys/${keyId}`);
    const [own] = (await owner.view()).keys;
    await respond(10);
    await later();
    await owner.post(`/keys/${own?.keyId}/rotation`);
    await deliver();
    expect(receiver.received).toEqual([]);
    const rows = await db.query(sql`
      select from push_subscriptions where survey_id = ${published.id}`);
    expect(rows).toEqual([]);
  });

  it("ends on request, and sends nothing while the survey awaits deletion", async () => {
    await subscribe();
    await respond(10);
    await later();
    await owner.delete("", { title: "Night buses" });
    await deliver();
    expect(receiver.received).toEqual([]);
    await owner.post("/undelete");
    const { endpoint } = browser;
    expect(await browsers()).toHaveLength(1);
    expect((await owner.delete("/push", { endpoint })).status).toBe(204);
    expect((await owner.delete("/push", { endpoint })).status).toBe(204);
    await deliver();
    expect(receiver.received).toEqual([]);
  });

  it("is deleted with the survey, and when the server's secret has changed", async () => {
    const rows = () => db.query(sql`select from push_subscriptions`);
    await subscribe();
    await respond(10);
    await later();
    const hash = createKeyedHash("another secret");
    await deliverPushes({ ...deps(), hash }, receiver.net).run();
    expect(receiver.received).toEqual([]);
    expect(await rows()).toEqual([]);
    await subscribe();
    await owner.delete("", { title: "Night buses" });
    test.clock.advance({ hours: 8 * 24 });
    const changes = createChanges();
    await sweepDeleted({ db, clock: test.clock.read, changes }).run();
    expect(await rows()).toEqual([]);
  });

  it("keeps ten browsers per key and drops the oldest", async () => {
    const nth = (n: number) =>
      new PushBrowser(`https://${receiver.host}/browser-${n}`);
    await subscribe();
    const first = await browsers();
    test.clock.advance({ hours: 24 });
    for (let n = 0; n < 10; n += 1) await subscribe(owner, nth(n));
    const kept = await browsers();
    expect(kept).toHaveLength(10);
    expect(kept).not.toContain(first[0]);
  });

  it("is stored sealed, and does not show that two surveys are followed by the same browser", async () => {
    await subscribe();
    const other = await publishWithKey(await test.visitor());
    await subscribe(new KeyHolder(test.app, other));
    await db.query(sql`delete from kept_replies`);
    const dump = await dumpDatabase(db);
    const { endpoint, keys } = browser.subscription;
    for (const part of [endpoint, "zanzibarcanary", keys.auth, keys.p256dh])
      expect(dump).not.toContain(part);
    const rows = await db.query<{ browser: string }>(sql`
      select distinct browser from push_subscriptions`);
    expect(rows).toHaveLength(2);
  });
});
