import sql from "sql-template-tag";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { Database } from "../../base/db/database.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import {
  holdTransaction,
  untilBlocked,
} from "../../testing/hold-transaction.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

describeOnEachEngine("a like", (open) => {
  let db: Database;
  let test: TestApp;
  let author: TestClient;
  let surveyId: number;
  let postId: number;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    author = await test.visitor();
  });

  beforeEach(async () => {
    surveyId = await publishSurvey(author);
    postId = await postUnder(surveyId);
  });

  async function postUnder(id: number): Promise<number> {
    const body = { content: "Hello", survey_id: id };
    return ((await author.post("/posts", body)).body as { id: number }).id;
  }

  const likeSurvey = (client: TestClient, id = surveyId) =>
    client.post(`/surveys/${id}/like`);
  const likePost = (client: TestClient, id = postId) =>
    client.post("/posts/like", { postId: id });

  it("returns the number of likes and counts each person once", async () => {
    const other = await test.visitor();
    for (const like of [likeSurvey, likePost]) {
      expect((await like(author)).body).toEqual({ like_count: 1 });
      expect((await like(other)).body).toEqual({ like_count: 2 });
      expect((await like(other)).body).toEqual({ like_count: 2 });
    }
    const { body: survey } = await author.get(`/surveys/${surveyId}`);
    expect(survey).toMatchObject({ like_count: 2 });
    const { body: posts } = await author.get(`/posts?surveyId=${surveyId}`);
    expect(posts).toMatchObject({ items: [{ id: postId, like_count: 2 }] });
  });

  it("on a post is shown to the person who gave it and to nobody else", async () => {
    const others = [await test.visitor(), new TestClient(test.app)];
    await likePost(author);
    const liked = async (client: TestClient) =>
      (await client.get(`/posts?surveyId=${surveyId}`)).body;
    const item = { id: postId, like_count: 1 };
    expect(await liked(author)).toMatchObject({
      items: [{ ...item, liked: true }],
    });
    for (const other of others) {
      expect(await liked(other)).toMatchObject({
        items: [{ ...item, liked: false }],
      });
    }
  });

  it("leaves one row and a count of one when sent 200 times in parallel", async () => {
    for (const [like, table] of [
      [likeSurvey, sql`survey_likes`],
      [likePost, sql`post_likes`],
    ] as const) {
      const answers = await Promise.all(
        Array.from({ length: 200 }, () => like(author)),
      );
      const texts = new Set(answers.map(({ text }) => text));
      expect([...texts]).toEqual(['{"like_count":1}']);
      const rows = await db.query(sql`
        select 1 from ${table} where survey_id = ${surveyId}`);
      expect(rows).toHaveLength(1);
    }
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("counts many people who like at once", async () => {
    const people = await Promise.all(
      Array.from({ length: 40 }, () => test.visitor()),
    );
    await Promise.all(
      people.flatMap((person) => [likeSurvey(person), likePost(person)]),
    );
    expect((await likeSurvey(people[0]!)).body).toEqual({ like_count: 40 });
    expect((await likePost(people[0]!)).body).toEqual({ like_count: 40 });
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("returns a number that includes likes counted by another process in the meantime", async () => {
    for (const [like, counter] of [
      [likeSurvey, sql`survey_counts`],
      [likePost, sql`posts`],
    ] as const) {
      const commit = await holdTransaction(db, (tx) =>
        tx.query(sql`
          update ${counter}
          set like_count = like_count + 1
          where survey_id = ${surveyId}`),
      );
      const liked = like(author);
      await untilBlocked(db);
      await commit();
      expect((await liked).body).toEqual({ like_count: 2 });
    }
  });

  it("requires a session that takes part and may view the survey", async () => {
    const guest = await test.visitor({ consent: false });
    const stranger = await test.visitor();
    const visibility = { mode: "code", code: "MAPLE114" };
    const hidden = await publishSurvey(author, { visibility });
    const post = await postUnder(hidden);
    const refused = [
      [await likeSurvey(guest), 403, "OPTED_OUT"],
      [await likePost(guest), 403, "OPTED_OUT"],
      [await likeSurvey(stranger, hidden), 403, "ACCESS_CODE_REQUIRED"],
      [await likePost(stranger, post), 403, "ACCESS_CODE_REQUIRED"],
      [await likeSurvey(stranger, 999_999), 404, "NOT_FOUND"],
      [await likePost(stranger, 999_999), 404, "NOT_FOUND"],
    ] as const;
    for (const [{ body }, status, code] of refused) {
      expect(body).toMatchObject({ status, code });
    }
  });
});
