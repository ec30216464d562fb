import type { Database } from "../base/db/database.ts";
import type { TestClient } from "../testing/client.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { EventReader } from "../testing/event-reader.ts";
import { KeyHolder, type Managed } from "../testing/key-holder.ts";
import {
  publishSurvey,
  publishWithKey,
  questionIds,
} from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

interface Item {
  id: number;
  content: string;
  user_id: string;
}

const hideAtOnce = { threshold: 1, ageWeights: [{ hours: 0, weight: 1 }] };

describeOnEachEngine("the events of a survey", (open) => {
  let db: Database;
  let test: TestApp;
  let url: string;
  let author: TestClient;
  let surveyId: number;
  const readers: EventReader[] = [];

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db, {}, { reports: hideAtOnce });
    url = await test.app.listen({ port: 0 });
    author = await test.visitor();
  });

  beforeEach(async () => {
    surveyId = await publishSurvey(author);
  });

  afterEach(() => {
    for (const reader of readers.splice(0)) reader.close();
  });

  afterAll(() => test.app.close());

  async function follow(
    headers: Record<string, string> = {},
    id = surveyId,
    query = "",
  ) {
    const address = `${url}/api/surveys/${id}/events${query}`;
    const reader = await EventReader.open(address, headers);
    readers.push(reader);
    return reader;
  }

  it("report that its author closed it, and stop for listeners who may no longer see it", async () => {
    const published = await publishWithKey(author);
    const owner = new KeyHolder(test.app, published);
    const stranger = await follow({}, published.id);
    const own = await follow(asVisitor(author), published.id);
    await stranger.nextOf("counts");
    await own.nextOf("counts");
    await owner.patch({ visibility: { mode: "code", code: "RIGHT-1" } });
    await stranger.drain();
    const { body } = await owner.patch({ expiresAt: "2026-01-01T00:00:00Z" });
    const { survey } = body as Managed;
    expect(await own.nextOf("closed")).toMatchObject({
      data: { expiresAt: survey.expiresAt },
    });
  });

  const asVisitor = ({ cookies }: TestClient) => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  });

  const post = async (content: string, client = author) =>
    (await client.post("/posts", { content, survey_id: surveyId }))
      .body as Item;

  const reply = async (postId: number, content: string) =>
    (await author.post("/replies", { postId, content })).body as Item;

  it("begin with the counts, and are not cached by proxies", async () => {
    const reader = await follow();
    expect(reader.status).toBe(200);
    expect(reader.response.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(await reader.next()).toMatchObject({
      event: "counts",
      data: { responses_count: 0, like_count: 0, post_count: 0 },
    });
    expect(reader.text).toMatch(/^retry: \d+\n\n/);
  });

  it("contain posts and replies, with the author's own id for the author and a pseudonym for others", async () => {
    const [mine, theirs] = [await follow(asVisitor(author)), await follow()];
    const { id, user_id: own } = await post("Hello");
    await mine.nextOf("counts");
    const seen = [await mine.nextOf("post"), await theirs.nextOf("post")];
    const [atHome, elsewhere] = seen.map(({ data }) => data as { post: Item });
    expect(atHome?.post).toMatchObject({ id, content: "Hello", user_id: own });
    expect(elsewhere?.post).toMatchObject({ id, content: "Hello" });
    expect(elsewhere?.post.user_id).toMatch(/^[0-9a-f]{16}$/);
    expect(elsewhere?.post.user_id).not.toBe(own);
    expect(await theirs.nextOf("counts")).toMatchObject({
      data: { post_count: 1 },
    });
    await reply(id, "Hi");
    expect(await theirs.nextOf("reply")).toMatchObject({
      data: { postId: id, reply: { content: "Hi" }, reply_count: 1 },
    });
  });

  it("contain an edited reply again, and the likes of a post", async () => {
    const { id } = await post("Hello");
    const { id: replyId } = await reply(id, "Hi");
    const reader = await follow();
    await reader.nextOf("counts");
    await author.put(`/replies/${replyId}`, { content: "Hi!" });
    expect(await reader.nextOf("reply")).toMatchObject({
      data: { reply: { id: replyId, content: "Hi!" } },
    });
    await author.post("/posts/like", { postId: id });
    expect(await reader.nextOf("post-counts")).toMatchObject({
      data: { items: [{ id, like_count: 1, reply_count: 1 }] },
    });
  });

  it("make clients reload their lists if an item was deleted, or its text was", async () => {
    const [{ id }, gone] = [await post("Hello"), await post("To go")];
    const { id: replyId } = await reply(id, "Hi");
    const reader = await follow();
    for (const path of [
      `/posts/${gone.id}`,
      `/posts/${id}`,
      `/replies/${replyId}`,
    ]) {
      await author.delete(path);
      await reader.nextOf("reset");
    }
    await post("Next");
    expect(await reader.nextOf("post")).toMatchObject({
      data: { post: { content: "Next" } },
    });
  });

  it("report that a response has changed the figures", async () => {
    const reader = await follow();
    const [question] = await questionIds(author, surveyId);
    await author.post(`/surveys/${surveyId}/responses`, {
      answers: { [`${question}`]: "Weekly" },
    });
    expect(await reader.nextOf("insights")).toMatchObject({ data: {} });
    const { text } = await author.get(`/surveys/${surveyId}/analytics`);
    expect(text).toContain('"resp_count":1');
  });

  it("continue after the last event, without loss or repetition", async () => {
    const before = await post("Before");
    const first = await follow();
    await first.nextOf("counts");
    const received = await post("Told");
    const { id: place } = await first.nextOf("post");
    first.close();
    const missed = await post("Missed");
    const answer = await reply(before.id, "Missed too");

    for (const again of [
      await follow({ "last-event-id": place }),
      await follow({}, surveyId, `?last_event_id=${place}`),
    ]) {
      const events = [await again.next(), await again.next()];
      expect(events).toMatchObject([
        { event: "post", data: { post: { id: missed.id } } },
        { event: "reply", data: { reply: { id: answer.id } } },
      ]);
      expect(await again.next()).toMatchObject({ event: "post-counts" });
      const { id: now } = await again.nextOf("counts");
      const upToDate = await follow({ "last-event-id": now });
      expect(await upToDate.next()).toMatchObject({ event: "post-counts" });
    }
    expect(received.id).toBeLessThan(missed.id);
  });

  it("report if too much was missed, or the last event is unknown", async () => {
    const first = await follow();
    const { id: place } = await first.nextOf("counts");
    first.close();
    const posts = Array.from({ length: 51 }, (_, n) => post(`Post ${n}`));
    await Promise.all(posts);
    for (const id of [place, "nonsense", "1.1.1", "0"]) {
      const again = await follow({ "last-event-id": id });
      expect(await again.next()).toMatchObject({ event: "reset" });
    }
  });

  it("report that the survey is hidden, end, and cannot be requested again", async () => {
    const [reader, other] = [
      await follow(),
      await follow({}, await publishSurvey(author)),
    ];
    await reader.nextOf("counts");
    const reporter = await test.visitor();
    await reporter.post(`/surveys/${surveyId}/report`, { reason: "Spam" });
    expect(await reader.drain()).toMatchObject([
      { event: "removed", data: {} },
    ]);
    expect((await follow()).status).toBe(404);
    expect(await other.next()).toMatchObject({ event: "counts" });
  });

  it("of a private survey need its code, and stay open for a listener with the code", async () => {
    const visibility = { mode: "code", code: "MAPLE114" };
    surveyId = await publishSurvey(author, { visibility });
    const refused = await follow();
    expect(refused.status).toBe(403);
    await refused.drain();
    expect(refused.text).not.toContain("Night buses");
    expect((await follow({}, surveyId, "?code=wrong")).status).toBe(403);
    const guest = await test.visitor();
    const reader = await follow(asVisitor(guest), surveyId, "?code=MAPLE114");
    await reader.nextOf("counts");
    await post("Hello");
    expect(await reader.nextOf("post")).toMatchObject({
      data: { post: { content: "Hello" } },
    });
  });

  it("are refused if there are too many listeners, until one disconnects", async () => {
    const small = await startTestApp(db, {}, { liveMaxStreams: 2 });
    const address = await small.app.listen({ port: 0 });
    const events = `${address}/api/surveys/${surveyId}/events`;
    const taken = [
      await EventReader.open(events),
      await EventReader.open(events),
    ];
    for (const reader of taken) await reader.next();
    const refused = await EventReader.open(events);
    expect(refused.status).toBe(503);
    expect(refused.response.headers["retry-after"]).toBe("30");
    await small.app.close();
  });

  it("end immediately when the server stops, with an event that makes listeners reconnect", async () => {
    const own = await startTestApp(db);
    const address = await own.app.listen({ port: 0 });
    const events = `${address}/api/surveys/${surveyId}/events`;
    const reader = await EventReader.open(events);
    await reader.nextOf("counts");
    const [left] = await Promise.all([reader.drain(), own.app.close()]);
    expect(left).toMatchObject([{ event: "bye" }]);
  });

  it("are refused before the server listens", async () => {
    const { visitor } = await startTestApp(db);
    const answer = await (await visitor()).get(`/surveys/${surveyId}/events`);
    expect(answer.status).toBe(503);
  });
});
