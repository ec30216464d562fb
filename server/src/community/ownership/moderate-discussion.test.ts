import { randomUUID } from "node:crypto";
import type {
  ModeratedReply,
  OwnDataReply,
} from "@nearsay/core/contract/schema";
import sql from "sql-template-tag";
import type { Static } from "typebox";
import { describeSurvey } from "../../app/operator/describe-survey.ts";
import type { Database } from "../../base/db/database.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { EventReader } from "../../testing/event-reader.ts";
import { insertActors } from "../../testing/insert-actors.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { insertPosts } from "../posts/post-repository.ts";
import { findSurveyFile } from "../moderation/moderation.ts";

type Moderated = Static<typeof ModeratedReply>;
type OwnData = Static<typeof OwnDataReply>;

const canary = "zanzibarcanary";
const hiddenAs = "Hidden by the owner of the survey: insulting. Be kind.";

describeWithDatabase("moderating the discussion of a survey", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let writer: TestClient;
  let published: Published;
  let owner: KeyHolder;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db, {}, { languages: ["en", "de", "ar"] });
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    creator = await test.visitor();
    writer = await test.visitor();
  });

  afterAll(() => test.app.close());

  beforeEach(async () => {
    published = await publishWithKey(creator);
    owner = new KeyHolder(test.app, published);
  });

  const post = (content: string, by = writer) =>
    by.post("/posts", { content, survey_id: published.id });
  const reply = (postId: number, content: string, by = writer) =>
    by.post("/replies", { content, postId });
  const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;
  const set = (body: unknown) => owner.send("PATCH", "/discussion", body);
  const hide = (kind: string, id: number, by = owner) =>
    by.post(`/discussion/${kind}/${id}/hiding`, {
      reason: "insulting",
      words: " Be kind. ",
    });
  const show = (kind: string, id: number) =>
    owner.delete(`/discussion/${kind}/${id}/hiding`);

  async function moderated(query = ""): Promise<Moderated> {
    return (await owner.send("GET", `/discussion${query}`)).body as Moderated;
  }

  async function ownData(client: TestClient): Promise<OwnData> {
    return (await client.get("/me/data")).body as OwnData;
  }

  /** Everything that readers, including the writer, get of the discussion. */
  async function readAll(postId: number): Promise<string> {
    const paths = [
      `/posts?surveyId=${published.id}`,
      `/replies?postId=${postId}`,
      `/surveys/${published.id}`,
      `/surveys/${published.id}/analytics`,
      `/surveys/${published.id}/export/html`,
      `/surveys/search?q=${canary}`,
    ];
    const readers = [creator, writer, await test.visitor({ consent: false })];
    const replies = await Promise.all(
      readers.flatMap((reader) => paths.map((path) => reader.get(path))),
    );
    return replies.map(({ text }) => text).join("\n");
  }

  it("replaces a hidden text with a note of the reason, for everyone", async () => {
    const postId = idOf(await post(`${canary} one`));
    const replyId = idOf(await reply(postId, `${canary} two`));
    await creator.post("/posts/like", { postId });
    expect(await readAll(postId)).toContain(canary);
    expect(await hide("posts", postId)).toMatchObject({
      status: 200,
      body: { kind: "post", content: `${canary} one`, hidden: hiddenAs },
    });
    expect((await hide("replies", replyId)).status).toBe(200);
    expect(await readAll(postId)).not.toContain(canary);
    const { body } = await creator.get(`/posts?surveyId=${published.id}`);
    expect(body).toMatchObject({
      items: [
        {
          content: hiddenAs,
          hidden: true,
          user_id: "",
          like_count: 0,
          liked: false,
          reply_count: 1,
        },
      ],
    });
    const replies = await writer.get(`/replies?postId=${postId}`);
    expect(replies.body).toMatchObject({
      items: [{ content: hiddenAs, hidden: true, user_id: "" }],
    });
  });

  it.each([
    ["de", "Vom Ersteller der Umfrage verborgen: beleidigend. Be kind."],
    ["ar", "أخفاه صاحب الاستطلاع: مهين. Be kind."],
  ])(
    "shows that note in the language of its reader (%s)",
    async (language, words) => {
      const postId = idOf(await post(`${canary} one`));
      const replyId = idOf(await reply(postId, `${canary} two`));
      const goneId = idOf(await post(`${canary} three`));
      await reply(goneId, "Why?");
      await writer.delete(`/posts/${goneId}`);
      await hide("posts", postId);
      await hide("replies", replyId);
      const headers = { "accept-language": language };
      const read = async (path: string) =>
        (await creator.get(path, { headers })).body as {
          items: { content: string }[];
        };
      const { items } = await read(`/posts?surveyId=${published.id}`);
      const contents = items.map(({ content }) => content);
      expect(contents).toContain(words);
      expect(contents.join()).not.toMatch(/deleted|author/);
      const { items: replies } = await read(`/replies?postId=${postId}`);
      expect(replies.map(({ content }) => content)).toEqual([words]);
    },
  );

  it("shows the text to its writer, to holders of keys and to operators, who see which key hid it", async () => {
    const { body } = await owner.post("/keys", {
      role: "moderate",
      label: "Kim",
    });
    const { key } = body as { key: string };
    const kim = new KeyHolder(test.app, { ...published, ownerKey: key });
    const postId = idOf(await post(canary));
    await hide("posts", postId, kim);
    expect((await ownData(writer)).posts).toContainEqual(
      expect.objectContaining({ id: postId, content: canary, hidden: true }),
    );
    expect((await moderated()).items).toMatchObject([
      { kind: "post", content: canary, hidden: hiddenAs },
    ]);
    const file = await findSurveyFile(db, { id: published.id });
    expect(describeSurvey(file!).join("\n")).toContain(
      `post ${postId}, hidden by the author of the survey (Kim) as insulting "Be kind.": "${canary}"`,
    );
  });

  it("shows a hidden text again with its likes and replies", async () => {
    const postId = idOf(await post(canary));
    await reply(postId, "Below");
    await creator.post("/posts/like", { postId });
    await hide("posts", postId);
    await show("posts", postId);
    const { body } = await creator.get(`/posts?surveyId=${published.id}`);
    expect(body).toMatchObject({
      items: [{ content: canary, like_count: 1, liked: true, reply_count: 1 }],
    });
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("lets no one like, answer or change a hidden text; its writer can delete it", async () => {
    const postId = idOf(await post(canary));
    const replyId = idOf(await reply(postId, canary));
    await hide("posts", postId);
    await hide("replies", replyId);
    for (const refused of await Promise.all([
      creator.post("/posts/like", { postId }),
      reply(postId, "Below"),
      writer.put(`/replies/${replyId}`, { content: "Changed" }),
    ]))
      expect(refused.status).toBe(404);
    await writer.delete(`/replies/${replyId}`);
    await writer.delete(`/posts/${postId}`);
    expect((await moderated()).items).toEqual([]);
    expect((await show("posts", postId)).status).toBe(404);
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("hides nothing of another survey", async () => {
    const { id } = await publishWithKey(creator);
    const elsewhere = await creator.post("/posts", {
      content: "Elsewhere",
      survey_id: id,
    });
    expect((await hide("posts", idOf(elsewhere))).status).toBe(404);
  });

  it("notifies those who follow the survey, without the text", async () => {
    const postId = idOf(await post(canary));
    const replyId = idOf(await reply(postId, canary));
    const { port } = test.app.server.address() as { port: number };
    const events = await EventReader.open(
      `http://127.0.0.1:${port}/api/surveys/${published.id}/events`,
    );
    await events.nextOf("counts");
    await hide("replies", replyId);
    expect((await events.nextOf("reply")).data).toMatchObject({
      reply: { content: hiddenAs, hidden: true },
    });
    await hide("posts", postId);
    await events.nextOf("reset");
    await set({ slow_minutes: 5 });
    await events.nextOf("reset");
    expect(events.text).not.toContain(canary);
    events.close();
  });

  it("lists posts and replies together, newest first, filtered by text and in pages", async () => {
    const first = idOf(await post("Buses are late"));
    test.clock.advance({ hours: 1 });
    await post("Trains");
    test.clock.advance({ hours: 1 });
    await reply(first, "No BUSES at all");
    const all = (await moderated()).items.map(({ content }) => content);
    expect(all).toEqual(["No BUSES at all", "Trains", "Buses are late"]);
    const page = await moderated("?q=buses&limit=1");
    expect(page.items.map(({ content }) => content)).toEqual([
      "No BUSES at all",
    ]);
    const rest = await moderated(`?q=buses&limit=1&before=${page.next}`);
    expect(rest).toMatchObject({
      items: [{ content: "Buses are late" }],
      next: null,
    });
    expect((await moderated("?q=%25")).items).toEqual([]);
  });

  it("closes the discussion for writing only, and opens it again", async () => {
    const postId = idOf(await post("Before"));
    const replyId = idOf(await reply(postId, "Before"));
    expect((await set({ closed: true })).body).toEqual({
      closed: true,
      slow_minutes: 0,
    });
    const change = () =>
      writer.put(`/replies/${replyId}`, { content: "Changed" });
    for (const refused of [
      await post("Now"),
      await reply(postId, "Now"),
      await change(),
    ])
      expect(refused).toMatchObject({
        status: 409,
        body: { code: "DISCUSSION_CLOSED" },
      });
    const list = await writer.get(`/posts?surveyId=${published.id}`);
    expect(list.body).toMatchObject({
      items: [{ content: "Before" }],
      discussion: { closed: true },
    });
    await set({ closed: false });
    expect((await post("After")).status).toBe(201);
    expect((await change()).status).toBe(200);
  });

  it("lets each person write once per interval, posts and replies together", async () => {
    const postId = idOf(await post("Before"));
    await set({ slow_minutes: 5 });
    expect((await reply(postId, "First")).status).toBe(201);
    const refused = await post("Second");
    expect(refused).toMatchObject({
      status: 429,
      body: { code: "DISCUSSION_SLOW" },
    });
    expect(refused.headers["retry-after"]).toBe("300");
    expect((await post("Another person", creator)).status).toBe(201);
    test.clock.advance({ hours: 0.1 });
    expect((await post("Later")).status).toBe(201);
    await set({ slow_minutes: 0 });
    expect((await post("At once")).status).toBe(201);
  });

  it("writes one of several texts of a person that arrive in one statement", async () => {
    await set({ slow_minutes: 5 });
    const actorId = randomUUID();
    await insertActors(db, [actorId]);
    const text = {
      actorId,
      voice: actorId,
      content: "Again",
      createdAt: test.clock.now,
    };
    const written = await insertPosts(
      db,
      published.id,
      ["one", "two"].map((requestKey) => ({ ...text, requestKey })),
    );
    expect([...written.keys()]).toEqual(["one"]);
  });

  it.each(["posts", "replies"] as const)(
    "writes a text in slow mode whose number was lost after it took its turn (%s)",
    async (kind) => {
      const postId = idOf(await post("Before", creator));
      await set({ slow_minutes: 5 });
      // Simulates another process that takes the number, so that nothing is
      // written.
      await db.execute(`
        create table lost (once int);
        create function lose_once() returns trigger language plpgsql as $$
        begin
          if exists (select from lost) then return new; end if;
          insert into lost values (1);
          return null;
        end $$;
        create trigger lose_once before insert on ${kind}
          for each row execute function lose_once()`);
      const write = () =>
        kind === "posts" ? post("Mine") : reply(postId, "Mine");
      expect((await write()).status).toBe(201);
      expect(await db.query(sql`select from lost`)).toHaveLength(1);
      expect((await write()).status).toBe(429);
      await db.execute(`
        drop trigger lose_once on ${kind};
        drop function lose_once;
        drop table lost`);
    },
  );

  it("does not return the turn of a person who deletes what they wrote", async () => {
    await set({ slow_minutes: 5 });
    await writer.delete(`/posts/${idOf(await post("First"))}`);
    expect((await post("Second")).status).toBe(429);
  });

  it("deletes the stored turns with the survey, and with the person", async () => {
    await set({ slow_minutes: 5 });
    const person = await test.visitor();
    await post("First", person);
    const turns = () =>
      db.query(sql`
        select from discussion_turns where survey_id = ${published.id}`);
    expect(await turns()).toHaveLength(1);
    await person.delete("/me/data");
    expect(await turns()).toHaveLength(0);
  });
});
