import { actorOf } from "../../testing/actor-of.ts";
import sql, { type Sql } from "sql-template-tag";
import type { OwnDataReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { Database } from "../../base/db/database.ts";
import { hideSurvey } from "../moderation/hide-survey.ts";
import { writeAllOwnData } from "./own-data-service.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

type OwnData = Static<typeof OwnDataReply>;

describeOnEachEngine("a person's own data", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
  });

  beforeEach(async () => {
    surveyId = await publishSurvey(creator);
  });

  afterEach(async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  const respond = async (client: TestClient, id = surveyId) => {
    const [choice, text] = await questionIds(client, id);
    return client.post(`/surveys/${id}/responses`, {
      answers: { [`${choice}`]: "Weekly", [`${text}`]: "A great bus" },
    });
  };
  const post = async (client: TestClient, content = "My post") => {
    const body = { content, survey_id: surveyId };
    const made = await client.post("/posts", body);
    return (made.body as { id: number }).id;
  };
  const reply = async (client: TestClient, postId: number) => {
    const made = await client.post("/replies", { postId, content: "My reply" });
    return (made.body as { id: number }).id;
  };
  const dataOf = async (client: TestClient, query = "") =>
    (await client.get(`/me/data${query}`)).body as OwnData;
  const postsOf = async () =>
    (
      (await creator.get(`/posts?surveyId=${surveyId}`)).body as {
        items: Record<string, unknown>[];
      }
    ).items;

  it("contains a survey's opening, quota, closing and closing text", async () => {
    const author = await test.visitor();
    await publishSurvey(author, {
      opensAt: "2026-03-03T08:00:00.000Z",
      quota: 30,
      closedMessage: "Bye",
      thanksMessage: "Thanks",
    });
    const { surveys } = await dataOf(author);
    const closing = surveys[0]?.closesOn;
    expect(closing).toMatch(/^2026-0[34]-/);
    expect(surveys).toMatchObject([
      {
        opensOn: "2026-03-03",
        quota: 30,
        closesOn: closing,
        closedMessage: "Bye",
        thanksMessage: "Thanks",
        thanksLink: null,
      },
    ]);
  });

  it("is returned to the person with dates but no times", async () => {
    const me = await test.visitor();
    await respond(me);
    const postId = await post(me);
    const replyId = await reply(me, postId);
    await me.post(`/surveys/${surveyId}/like`);
    await me.post("/posts/like", { postId });
    await me.post(`/surveys/${surveyId}/report`, { reason: "Not a survey" });
    const day = "2026-03-02";
    const under = { surveyId, title: "Night buses", day };
    expect(await dataOf(me)).toMatchObject({
      responses: [
        {
          ...under,
          closed: false,
          leavesWith: null,
          answers: [
            { question: "How often do you take one?", answer: ["Weekly"] },
            { question: "Why?", answer: ["A great bus"] },
          ],
        },
      ],
      posts: [{ ...under, id: postId, content: "My post", replyCount: 1 }],
      replies: [{ ...under, id: replyId, postId, content: "My reply" }],
      likes: [
        { ...under, postId: null },
        { ...under, postId },
      ],
      reports: [{ ...under, reason: "Not a survey" }],
      surveys: [],
      next: null,
    });
    const nobody = await dataOf(await test.visitor());
    expect(Object.values(nobody).flat().filter(Boolean)).toEqual([]);
  });

  it("requires a session but no consent", async () => {
    const stranger = new TestClient(test.app);
    await stranger.get("/health");
    for (const [method, path] of [
      ["GET", "/me/data"],
      ["GET", "/me/data/download"],
      ["DELETE", "/me/data"],
      ["DELETE", "/me/responses/1"],
      ["DELETE", "/posts/1"],
      ["DELETE", "/replies/1"],
    ] as const)
      expect((await stranger.request(method, path)).status).toBe(401);
    const me = await test.visitor();
    await respond(me);
    await me.post("/privacy/opt-out", {});
    expect((await dataOf(me)).responses).toHaveLength(1);
    const gone = await me.delete(`/me/responses/${surveyId}`);
    expect(gone.status).toBe(204);
    expect((await dataOf(me)).responses).toEqual([]);
  });

  it("is returned in pages by survey, and complete in one file", async () => {
    const me = await test.visitor();
    for (let count = 0; count < 25; count += 1) await publishSurvey(me);
    const first = await dataOf(me);
    const rest = await dataOf(me, `?from=${first.next}`);
    const file = await me.get("/me/data/download");
    expect(file.headers["content-disposition"]).toMatch(
      /^attachment; filename="nearsay-your-data-[\d-]{10}\.json"$/,
    );
    expect([first.surveys.length, rest.surveys.length]).toEqual([20, 5]);
    expect(file.body).toEqual({
      ...rest,
      surveys: [...first.surveys, ...rest.surveys],
    });
  });

  it("is written in slices that let other work run, however much it is", async () => {
    const me = await test.visitor();
    const postId = await post(me);
    await respond(me);
    const voice = me.bearer.voiceIn(surveyId);
    const actor = { ...actorOf(), bearer: me.bearer };
    const count = 20_000;
    await db.query(sql`
      insert into posts (survey_id, post_id, voice_name, content, created_at)
      select ${surveyId}::bigint, ${postId}::bigint + number, ${voice}::uuid, repeat('x', 500),
             ${test.clock.read()}::timestamptz
      from generate_series(1, ${count}::int) as number`);
    let turns = 0;
    let ticking: NodeJS.Immediate | undefined;
    const tick = () => {
      turns += 1;
      ticking = setImmediate(tick);
    };
    // Counts from the last query on, when everything has been loaded.
    const reading: Database = Object.create(db, {
      query: {
        value: async (statement: Sql) => {
          const rows = await db.query(statement);
          clearImmediate(ticking);
          turns = 0;
          tick();
          return rows;
        },
      },
    }) as Database;
    const deps = { db: reading, clock: test.clock.read };
    const { body } = await writeAllOwnData(deps, actor);
    clearImmediate(ticking);
    expect(turns).toBeGreaterThan(2);
    const whole = JSON.parse(String(body)) as OwnData;
    expect(whole).toEqual(await dataOf(me));
    expect(whole.posts).toHaveLength(count + 1);
    await db.query(sql`delete from posts where voice_name = ${voice}`);
    await db.query(sql`
      update survey_counts set post_count = 0 where survey_id = ${surveyId}`);
  });

  it("contains no title of a hidden survey, and only the person's own text of it", async () => {
    const me = await test.visitor();
    await respond(me);
    await db.transaction((tx) => hideSurvey(tx, surveyId, test.clock.now));
    const [response] = (await dataOf(me)).responses;
    expect(response).toMatchObject({ title: null, surveyUuid: null });
    expect(response?.answers).toEqual([
      { question: null, answer: [] },
      { question: null, answer: ["A great bus"] },
    ]);
    expect((await dataOf(creator)).surveys[0]?.title).toBe("Night buses");
  });

  it("leaves every figure of a survey that shows each answer at once", async () => {
    const path = `/surveys/${surveyId}/analytics`;
    const before = (await creator.get(path)).body;
    const me = await test.visitor();
    await respond(me);
    expect((await creator.get(path)).body).toMatchObject({ resp_count: 1 });
    const gone = await me.delete(`/me/responses/${surveyId}`);
    expect([gone.status, gone.text]).toEqual([204, ""]);
    const { body } = await creator.get(path);
    expect(body).toEqual({
      ...(before as object),
      refreshed_at: (body as { refreshed_at: string }).refreshed_at,
    });
    expect((await me.delete(`/me/responses/${surveyId}`)).status).toBe(204);
    expect((await respond(me)).body).toEqual({ duplicate: false });
  });

  it("cannot be withdrawn after the survey is closed", async () => {
    const me = await test.visitor();
    await respond(me);
    const expiresAt = new Date(test.clock.now.getTime() - 1000);
    await db.query(sql`
      update surveys set expires_at = ${expiresAt}
      where survey_id = ${surveyId}`);
    const refused = await me.delete(`/me/responses/${surveyId}`);
    expect(refused.body).toMatchObject({ status: 410, code: "SURVEY_CLOSED" });
    expect((await dataOf(me)).responses[0]).toMatchObject({
      closed: true,
    });
  });

  it("is deleted without a trace if nobody replied", async () => {
    const me = await test.visitor();
    const postId = await post(me);
    await creator.post("/posts/like", { postId });
    expect((await me.delete(`/posts/${postId}`)).status).toBe(204);
    expect((await me.delete(`/posts/${postId}`)).status).toBe(204);
    expect(await postsOf()).toEqual([]);
  });

  it("leaves an empty placeholder without an author under others' replies, until those are deleted", async () => {
    const me = await test.visitor();
    const postId = await post(me);
    const other = await test.visitor();
    const replyId = await reply(other, postId);
    const [named] = await postsOf();
    await creator.post("/posts/like", { postId });
    await me.delete(`/posts/${postId}`);
    const [empty] = await postsOf();
    expect(empty).toMatchObject({
      id: postId,
      content: "This post was deleted by its author.",
      deleted: true,
      reply_count: 1,
      like_count: 0,
    });
    expect(empty?.["user_id"]).not.toBe(named?.["user_id"]);
    expect((await dataOf(me)).posts).toEqual([]);
    await other.delete(`/replies/${replyId}`);
    expect(await postsOf()).toEqual([]);
  });

  it("cannot be deleted by anyone else", async () => {
    const postId = await post(creator);
    const replyId = await reply(creator, postId);
    const other = await test.visitor();
    for (const path of [`/posts/${postId}`, `/replies/${replyId}`])
      expect((await other.delete(path)).body).toMatchObject({
        status: 404,
        code: "NOT_FOUND",
      });
    await db.transaction((tx) => hideSurvey(tx, surveyId, test.clock.now));
    for (const path of [`/posts/${postId}`, `/replies/${replyId}`, "/posts/7"])
      expect((await other.delete(path)).status).toBe(204);
    expect((await dataOf(creator)).posts[0]?.id).toBe(postId);
  });
});
