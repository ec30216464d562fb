import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

const nets = ["10.0.0.1", "10.0.1.1", "10.0.2.1", "10.0.3.1"];
const reason = "It insults me.";

describeWithDatabase("a report of a post or a reply", (open) => {
  let db: Database;
  let test: TestApp;
  let writer: TestClient;
  let reporters: TestClient[];
  let published: Published;
  let owner: KeyHolder;
  let ids: { posts: number; replies: number };

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db, {}, { trustProxy: true });
    writer = await test.visitor();
    reporters = await Promise.all(nets.map(() => test.visitor()));
  });

  beforeEach(async () => {
    // The reporters are old enough, and not part of the previous test's burst.
    test.clock.advance({ hours: 24 });
    published = await publishWithKey(await test.visitor());
    owner = new KeyHolder(test.app, published);
    const post = await writer.post("/posts", {
      content: "Rude post",
      survey_id: published.id,
    });
    const { id: postId } = post.body as { id: number };
    const body = { postId, content: "Rude reply" };
    const reply = await writer.post("/replies", body);
    ids = { posts: postId, replies: (reply.body as { id: number }).id };
  });

  type Kind = keyof typeof ids;

  async function report(kind: Kind, from: number, to = from + 1) {
    const path = `/${kind}/${ids[kind]}/report`;
    for (const [index, client] of reporters.slice(from, to).entries()) {
      const headers = { "x-forwarded-for": nets[from + index] ?? "" };
      const { status } = await client.post(path, { reason }, { headers });
      expect(status).toBe(204);
    }
  }

  async function readPost(kind: Kind) {
    const path =
      kind === "posts"
        ? `/posts?surveyId=${published.id}`
        : `/replies?postId=${ids.posts}`;
    const { body } = await writer.get(path);
    return (body as { items: object[] }).items[0];
  }

  async function isReported(kind: Kind) {
    const { body } = await owner.send("GET", "/discussion");
    const { items } = body as { items: { id: number; reported: boolean }[] };
    return items.find(({ id }) => id === ids[kind])?.reported;
  }

  const kinds: Kind[] = ["posts", "replies"];
  const hidden = { content: "Hidden after reports.", user_id: "" };

  it.each(kinds)("hides it when three people agree (%s)", async (kind) => {
    const other = kind === "posts" ? "replies" : "posts";
    await report(kind, 0, 2);
    expect(await readPost(kind)).not.toMatchObject(hidden);
    await report(kind, 2);
    expect(await readPost(kind)).toMatchObject(hidden);
    expect(await readPost(other)).not.toMatchObject(hidden);
    await report(kind, 3);
    const survey = await writer.get(`/surveys/${published.id}`);
    expect(survey.status).toBe(200);
  });

  it("counts once per person", async () => {
    for (let turn = 0; turn < 4; turn++) await report("posts", 0);
    expect(await readPost("posts")).not.toMatchObject(hidden);
    expect(await isReported("posts")).toBe(false);
  });

  /** Makes the survey widely answered, so that more than three reports are needed to hide it. */
  const beWidelyAnswered = () =>
    db.query(sql`
      update survey_counts set response_count = 100
      where survey_id = ${published.id}`);

  it("shows on the owner's page after the day of the third report is over, but never who reported", async () => {
    await beWidelyAnswered();
    await report("posts", 0, 3);
    expect(await isReported("posts")).toBe(false);
    test.clock.advance({ hours: 24 });
    expect(await isReported("posts")).toBe(true);
    expect(await isReported("replies")).toBe(false);
    expect(await readPost("posts")).not.toHaveProperty("reported");
  });

  it("shows an author who reports from two networks nothing about another person's report on the same day, nor about none", async () => {
    await beWidelyAnswered();
    await report("posts", 0, 2);
    test.clock.advance({ hours: 24 });
    const without = (await owner.send("GET", "/discussion")).text;
    await report("posts", 2);
    expect((await owner.send("GET", "/discussion")).text).toBe(without);
    await report("replies", 0, 2);
    test.clock.advance({ hours: 24 });
    expect(await isReported("replies")).toBe(false);
  });

  it.each(kinds)(
    "does not hide again what was shown again (%s)",
    async (kind) => {
      await report(kind, 0, 3);
      await owner.delete(`/discussion/${kind}/${ids[kind]}/hiding`);
      expect(await readPost(kind)).not.toMatchObject(hidden);
      await report(kind, 3);
      expect(await readPost(kind)).not.toMatchObject(hidden);
      expect(await isReported(kind)).toBe(false);
    },
  );

  it("is refused without a reason, and for a message that does not exist", async () => {
    const [client] = reporters as [TestClient];
    const short = await client.post(`/posts/${ids.posts}/report`, {
      reason: " x ",
    });
    expect(short.status).toBe(400);
    const gone = await client.post("/replies/1/report", { reason });
    expect(gone.status).toBe(404);
  });

  it("is deleted with the message, and with the person who made it", async () => {
    const left = async () => {
      const rows = await db.query<{ subject: string }>(sql`
        select subject from survey_reports where survey_id = ${published.id}`);
      return rows.map(({ subject }) => subject);
    };
    await report("posts", 0);
    await report("replies", 0);
    expect(await left()).toHaveLength(2);
    await writer.delete(`/replies/${ids.replies}`);
    expect(await left()).toEqual(["post"]);
    await writer.delete(`/posts/${ids.posts}`);
    expect(await left()).toEqual([]);
  });
});
