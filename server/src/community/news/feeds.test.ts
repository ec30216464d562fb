import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { dumpDatabase } from "../../testing/dump-database.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { hideSurvey } from "../moderation/hide-survey.ts";
import { recordNews } from "./record-news.ts";

const hostile = `]]><script>&amp;"' \u0001\u202e 🚌 ${"a".repeat(200)}`;

const signs: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};
const unescape = (text: string) =>
  text.replace(/&\w+;/g, (entity) => signs[entity] ?? "?");

describeWithDatabase("the feed of a survey", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let published: Published;
  let owner: KeyHolder;

  beforeAll(async () => {
    db = await open();
  });

  beforeEach(async () => {
    test = await startTestApp(db);
    creator = await test.visitor();
    published = await publishWithKey(creator, { title: "Buses & <b>more</b>" });
    owner = new KeyHolder(test.app, published);
  });

  afterEach(() => test.app.close());

  const make = async (holder = owner) =>
    ((await holder.post("/feed")).body as { path: string }).path;

  const read = (path: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: path, headers });

  const statusOf = async (path: string) => (await read(path)).statusCode;

  async function entries(path: string): Promise<string[][]> {
    const { body } = await read(path);
    const found = body.match(/<entry>[^]*?<\/entry>/g) ?? [];
    return found.map((entry) =>
      ["id", "title", "updated", "content"].map((name) =>
        unescape(
          new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(entry)?.[1] ?? "",
        ),
      ),
    );
  }

  const titles = async (path: string) =>
    (await entries(path)).map(([, title]) => title);

  async function respond(people: number): Promise<void> {
    const { id } = published;
    const [question] = await questionIds(creator, id);
    for (let n = 0; n < people; n += 1) {
      const visitor = await test.visitor();
      const answers = { [`${question}`]: "Never" };
      await visitor.post(`/surveys/${id}/responses`, { answers });
    }
  }

  const record = () => recordNews({ db, clock: test.clock.read }).run();

  async function later(hours: number): Promise<void> {
    test.clock.advance({ hours });
    await record();
  }

  it("does not exist until it is requested, and begins with the current numbers", async () => {
    expect((await owner.send("GET", "/news")).body).toMatchObject({
      feed: null,
    });
    const path = await make();
    expect(path).toMatch(/^\/feeds\/[\w-]{43}\.atom$/);
    expect((await owner.send("GET", "/news")).body).toMatchObject({
      feed: { madeOn: "2026-03-02" },
    });
    expect(await entries(path)).toEqual([
      [
        `urn:uuid:${published.surveyUuid}:news:1`,
        "0 responses",
        "2026-03-02T10:20:00.000Z",
        "0 responses in total. 0 reports by the end of the previous day.",
      ],
    ]);
  });

  it("is Atom, not cacheable, not indexed and without cookies", async () => {
    const { headers, body } = await read(await make());
    expect(headers).toMatchObject({
      "content-type": "application/atom+xml; charset=utf-8",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body).toContain(
      "<title>Buses &amp; &lt;b&gt;more&lt;/b&gt;</title>",
    );
    expect(body).toContain("<updated>2026-03-02T10:20:00.000Z</updated>");
    expect(body).toMatch(/<link rel="self" .*href="http:.*\.atom"\/>/);
  });

  it("reports ten responses in one entry, and fewer after the day is over", async () => {
    const path = await make();
    await respond(9);
    await later(1);
    expect(await titles(path)).toEqual(["0 responses"]);
    await respond(1);
    await later(1);
    await respond(1);
    await later(1);
    expect(await titles(path)).toEqual(["New: 10 responses", "0 responses"]);
    await later(24);
    expect(await entries(path)).toMatchObject([
      [
        expect.stringMatching(/:news:3$/),
        "New: 1 response",
        "2026-03-03T13:20:00.000Z",
        "11 responses in total. 0 reports by the end of the previous day.",
      ],
      {},
      {},
    ]);
  });

  it("reports on a survey at most once in a quarter of an hour, even if two processes check", async () => {
    const path = await make();
    await respond(10);
    await record();
    expect(await titles(path)).toHaveLength(1);
    test.clock.advance({ hours: 0.25 });
    await Promise.all([record(), record()]);
    await respond(10);
    await record();
    expect(await titles(path)).toEqual(["New: 10 responses", "0 responses"]);
  });

  it("contains the text of posts, escaped, and no post of a hidden survey", async () => {
    const path = await make();
    const post = (content: string) =>
      creator.post("/posts", { content, survey_id: published.id });
    await post("Hello");
    await db.query(sql`
      update posts set content = ${hostile}
      where survey_id = ${published.id}`);
    const { body } = await read(path);
    expect(body).not.toContain("<script>");
    const entry = (await entries(path)).find(
      ([, title]) => title === "New post",
    );
    expect(entry?.[3]).toBe(hostile.replace("\u0001", "\ufffd"));
    await hideSurvey(db, published.id, test.clock.now);
    expect(await titles(path)).toEqual(["0 responses"]);
  });

  it("contains no post while the survey's author hides it", async () => {
    const path = await make();
    const content = "zanzibarcanary";
    const post = await creator.post("/posts", {
      content,
      survey_id: published.id,
    });
    const { id } = post.body as { id: number };
    const hiding = `/discussion/posts/${id}/hiding`;
    const words = "kept to the author";
    await owner.post(hiding, { reason: "spam", words });
    expect(await titles(path)).toEqual(["0 responses"]);
    const { body } = await read(path);
    expect(body).not.toContain(content);
    expect(body).not.toContain(words);
    await owner.delete(hiding);
    expect(await titles(path)).toContain("New post");
  });

  it("contains reports as a number, after their day is over", async () => {
    const path = await make();
    const visitor = await test.visitor();
    await visitor.get(`/surveys/${published.id}`);
    const reason = "zanzibarcanary is rude";
    await visitor.post(`/surveys/${published.id}/report`, { reason });
    await respond(10);
    await later(1);
    expect(await titles(path)).toContain("New: 10 responses");
    await later(24);
    expect(await titles(path)).toContain("New: 1 report");
    expect((await read(path)).body).not.toContain("zanzibarcanary");
  });

  it("reveals to frequent readers nothing beyond the public number of responses", async () => {
    const path = await make();
    const counts = new Map<string, number>();
    for (let n = 1; n <= 25; n += 1) {
      await respond(1);
      test.clock.advance({ hours: 1 / 60 });
      await record();
      const { body } = await read(path);
      counts.set(body, Math.min(counts.get(body) ?? n, n));
    }
    // Each document is compared with the public number at the time it was first
    // observed.
    for (const [document, publicCount] of counts)
      for (const [, count] of document.matchAll(/(\d+) responses? in all/g))
        expect(Number(count)).toBeLessThanOrEqual(publicCount);
    expect(counts.size).toBeLessThanOrEqual(3);
    // The fifteenth minute is the first in which ten responses can be reported.
    expect([...counts.values()]).toEqual([1, 15]);
  });

  it("is sent again only if it has changed", async () => {
    const path = await make();
    const etag = String((await read(path)).headers.etag);
    const known = { "if-none-match": etag };
    expect(await read(path, known)).toMatchObject({
      statusCode: 304,
      body: "",
    });
    await creator.post("/posts", { content: "New", survey_id: published.id });
    expect((await read(path, known)).statusCode).toBe(200);
  });

  it("belongs to its key: each key has its own feed, which ends with the key, with a new feed and on request", async () => {
    const helper = async () => {
      const body = { role: "read", label: "Kim" };
      const made = (await owner.post("/keys", body)).body as {
        keyId: string;
        key: string;
      };
      const key = { ...published, ownerKey: made.key };
      return { ...made, holder: new KeyHolder(test.app, key) };
    };
    const [ended, rotated] = [await helper(), await helper()];
    const own = await make();
    const paths = [await make(ended.holder), await make(rotated.holder)];
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200]);
    await owner.delete(`/keys/${ended.keyId}`);
    await owner.post(`/keys/${rotated.keyId}/rotation`);
    expect(await Promise.all(paths.map(statusOf))).toEqual([404, 404]);
    const next = await make();
    expect([await statusOf(own), await statusOf(next)]).toEqual([404, 200]);
    expect((await owner.delete("/feed")).status).toBe(204);
    expect((await owner.delete("/feed")).status).toBe(204);
    expect(await statusOf(next)).toBe(404);
    const left = await db.query(sql`
      select from survey_feeds where survey_id = ${published.id}`);
    expect(left).toEqual([]);
  });

  it("ends while the survey awaits deletion and returns if that is undone", async () => {
    const path = await make();
    await owner.delete("", { title: "Buses & <b>more</b>" });
    expect(await statusOf(path)).toBe(404);
    await owner.post("/undelete");
    expect(await statusOf(path)).toBe(200);
  });

  it("that does not exist returns the same reply for any address", async () => {
    const path = await make();
    await owner.delete("/feed");
    const asked = [path, "/feeds/x.atom", "/feeds/.atom", "/feeds/x"];
    const replies = await Promise.all(asked.map((one) => read(one)));
    for (const { statusCode, body } of replies)
      expect([statusCode, body]).toEqual([404, replies[0]?.body]);
  });

  it("has an address that neither the database nor the log stores, and a repeated request returns the same one", async () => {
    let log = "";
    const logged = await startTestApp(
      db,
      { logStream: { write: (line) => void (log += line) } },
      { logLevel: "trace" },
    );
    const holder = new KeyHolder(logged.app, published);
    const repeated = () =>
      holder.post("/feed", undefined, { "idempotency-key": "once" });
    const first = await repeated();
    await db.query(sql`delete from kept_replies`);
    expect((await repeated()).body).toEqual(first.body);
    const { path } = first.body as { path: string };
    expect((await logged.app.inject({ url: path })).statusCode).toBe(200);
    const [, token = ""] = /feeds\/(.*)\.atom/.exec(path) ?? [];
    expect(log).toContain("/feeds/…");
    expect(log).not.toContain(token);
    expect(await dumpDatabase(db)).not.toContain(token);
    await logged.app.close();
  });

  it("works for an owner who follows again while the earlier news is being deleted", async () => {
    await make();
    await owner.delete("/feed");
    let path = "";
    const late: Database = {
      engine: db.engine,
      query: (statement) => db.query(statement),
      execute: (script) => db.execute(script),
      close: () => db.close(),
      transaction: async (work) => {
        path ||= await make();
        return db.transaction(work);
      },
    };
    await recordNews({ db: late, clock: test.clock.read }).run();
    expect(await titles(path)).toEqual(["0 responses"]);
    await respond(10);
    await later(1);
    expect(await titles(path)).toEqual(["New: 10 responses", "0 responses"]);
  });

  it("leaves no news behind after it is ended, and old news is deleted", async () => {
    const path = await make();
    await respond(10);
    await later(1);
    const rows = async () =>
      (
        await db.query(sql`
          select from survey_news where survey_id = ${published.id}`)
      ).length;
    expect(await rows()).toBe(2);
    await later(31 * 24);
    expect(await titles(path)).toEqual(["10 responses"]);
    await owner.delete("/feed");
    await later(1);
    expect(await rows()).toBe(0);
  });
});
