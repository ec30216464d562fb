import { randomUUID } from "node:crypto";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { EventReader } from "../../testing/event-reader.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import type { Answer, TestClient } from "../../testing/client.ts";
import {
  type Published,
  publishWithKey,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

describeWithDatabase("a text written as the author of a survey", (open) => {
  let test: TestApp;
  let writer: TestClient;
  let published: Published;
  let owner: KeyHolder;

  beforeAll(async () => {
    test = await startTestApp(await open());
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    // Not the publisher: only the key counts.
    writer = await test.visitor();
  });

  afterAll(() => test.app.close());

  beforeEach(async () => {
    published = await publishWithKey(await test.visitor());
    owner = new KeyHolder(test.app, published);
  });

  const withKey = (key: string) => ({ headers: { "x-survey-key": key } });
  const post = (key: string | null, more = {}) =>
    writer.post(
      "/posts",
      { content: "Mine", survey_id: published.id, as_author: true, ...more },
      key === null ? {} : withKey(key),
    );
  const reply = (postId: number, key: string, more = {}) =>
    writer.post(
      "/replies",
      { content: "Mine too", postId, as_author: true, ...more },
      withKey(key),
    );
  const change = (id: number, body: object, key = "") =>
    writer.put(`/replies/${id}`, { content: "Mended", ...body }, withKey(key));
  const idOf = ({ body }: Answer) => (body as { id: number }).id;
  const listed = async (path: string) => {
    const stranger = await test.visitor({ consent: false });
    const { body } = await stranger.get(path);
    return (body as { items: { as_author?: true }[] }).items;
  };
  const posts = () => listed(`/posts?surveyId=${published.id}`);
  const replies = (postId: number) => listed(`/replies?postId=${postId}`);

  async function keyFor(role: string): Promise<string> {
    const { body } = await owner.post("/keys", { role, label: "" });
    return (body as { key: string }).key;
  }

  async function writeBoth() {
    const postId = idOf(await post(published.ownerKey));
    const replyId = idOf(await reply(postId, published.ownerKey));
    return { postId, replyId };
  }

  it("is marked as such for all readers, and in its writer's own data", async () => {
    const { postId } = await writeBoth();
    expect(await posts()).toMatchObject([{ as_author: true }]);
    expect(await replies(postId)).toMatchObject([{ as_author: true }]);
    const { body } = await writer.get("/me/data");
    expect(body).toMatchObject({
      posts: [{ surveyId: published.id, asAuthor: true }],
      replies: [{ surveyId: published.id, asAuthor: true }],
    });
  });

  it("is marked in events, and not after the mark alone is removed", async () => {
    const { port } = test.app.server.address() as { port: number };
    const stream = await EventReader.open(
      `http://127.0.0.1:${port}/api/surveys/${published.id}/events`,
    );
    await stream.nextOf("counts");
    const { replyId } = await writeBoth();
    expect((await stream.nextOf("post")).data).toMatchObject({
      post: { as_author: true },
    });
    expect((await stream.nextOf("reply")).data).toMatchObject({
      reply: { as_author: true },
    });
    await change(replyId, { content: "Mine too", as_author: false });
    const { data } = await stream.nextOf("reply");
    expect(data).toMatchObject({ reply: { content: "Mine too" } });
    expect(data).not.toHaveProperty("reply.as_author");
    stream.close();
  });

  it("is marked only on request, whether with a key or by the publisher", async () => {
    const body = { content: "Plain", survey_id: published.id };
    const plain = await writer.post(
      "/posts",
      body,
      withKey(published.ownerKey),
    );
    expect(plain.body).not.toHaveProperty("as_author");
    await post(published.ownerKey, { as_author: false });
    for (const post of await posts())
      expect(post).not.toHaveProperty("as_author");
  });

  it("requires a valid key of that survey; others are refused as if the survey did not exist", async () => {
    const other = await publishWithKey(await test.visitor());
    const ended = await keyFor("own");
    const { body } = await owner.get();
    const { keys } = body as { keys: { keyId: string; current: boolean }[] };
    const { keyId } = keys.find(({ current }) => !current)!;
    await owner.delete(`/keys/${keyId}`);
    const postId = idOf(await post(published.ownerKey));
    const none = await writer.post("/posts", {
      content: "Mine",
      survey_id: 999_999,
      as_author: true,
    });
    for (const key of [null, "wrong", other.ownerKey, ended]) {
      const refused = await post(key);
      expect([refused.status, refused.body]).toEqual([404, none.body]);
      expect((await reply(postId, key ?? "")).status).toBe(404);
    }
    expect(await posts()).toHaveLength(1);
    expect(await replies(postId)).toEqual([]);
  });

  it.each(["moderate", "read"])("is refused with a key to %s", async (role) => {
    const key = await keyFor(role);
    const refused = await post(key);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: "KEY_TOO_WEAK" });
    expect(await posts()).toEqual([]);
  });

  it("is refused with a replaced key", async () => {
    const { body } = await owner.get();
    const [key] = (body as { keys: { keyId: string }[] }).keys;
    const rotated = await owner.post(
      `/keys/${key!.keyId}/rotation`,
      undefined,
      { "idempotency-key": randomUUID() },
    );
    expect(rotated.status).toBe(200);
    expect((await post(published.ownerKey)).status).toBe(404);
  });

  it("keeps its mark when a reply is changed, until its writer removes it", async () => {
    const { postId, replyId } = await writeBoth();
    expect((await change(replyId, {})).body).toMatchObject({ as_author: true });
    const off = await change(replyId, { as_author: false });
    expect(off.body).not.toHaveProperty("as_author");
    const refused = await change(replyId, { as_author: true }, "wrong");
    expect(refused.status).toBe(404);
    expect((await replies(postId))[0]).not.toHaveProperty("as_author");
    await change(replyId, { as_author: true }, published.ownerKey);
    expect(await replies(postId)).toMatchObject([{ as_author: true }]);
  });

  it("has no mark if it is hidden or deleted", async () => {
    const { postId, replyId } = await writeBoth();
    const hiding = `/discussion/replies/${replyId}/hiding`;
    await owner.post(hiding, { reason: "other" });
    await writer.delete(`/posts/${postId}`);
    expect((await posts())[0]).toMatchObject({ deleted: true });
    expect((await posts())[0]).not.toHaveProperty("as_author");
    expect((await replies(postId))[0]).toMatchObject({ hidden: true });
    expect((await replies(postId))[0]).not.toHaveProperty("as_author");
  });

  it("is marked on the owner's page", async () => {
    await writeBoth();
    await writer.post("/posts", { content: "Plain", survey_id: published.id });
    const { body } = await owner.send("GET", "/discussion");
    const { items } = body as {
      items: { content: string; as_author: boolean }[];
    };
    const marks = items.map((item) => ({ [item.content]: item.as_author }));
    expect(Object.assign({}, ...marks)).toEqual({
      Mine: true,
      "Mine too": true,
      Plain: false,
    });
  });

  it("does not identify its writer in another survey", async () => {
    await writeBoth();
    const other = await publishWithKey(await test.visitor());
    await writer.post("/posts", { content: "There", survey_id: other.id });
    const [here] = await posts();
    const [there] = await listed(`/posts?surveyId=${other.id}`);
    expect(there).not.toHaveProperty("as_author");
    expect((there as { user_id?: string }).user_id).not.toBe(
      (here as { user_id?: string }).user_id,
    );
  });
});
