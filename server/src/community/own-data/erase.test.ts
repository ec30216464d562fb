import { actorOf } from "../../testing/actor-of.ts";
import sql, { raw } from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { dumpDatabase } from "../../testing/dump-database.ts";
import {
  holdTransaction,
  untilBlocked,
} from "../../testing/hold-transaction.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { insertPostLikes } from "../likes/like-repository.ts";
import { visitorAs } from "../../visitors/visitor.ts";
import { eraseOwnData } from "./erase-own-data.ts";

const canary = "zanzibarcanary";

describeOnEachEngine("erasing a person's own data", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let surveyIds: number[];

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
  });

  beforeEach(async () => {
    surveyIds = [];
    for (let count = 0; count < 3; count += 1)
      surveyIds.push(await publishSurvey(creator));
  });

  afterEach(async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  const idOf = async (client: TestClient) =>
    ((await client.get("/auth/identity")).body as { actorId: string }).actorId;

  /** Does everything that leaves data in each survey; returns the ids of the posts. */
  async function fill(me: TestClient): Promise<number[]> {
    const postIds: number[] = [];
    for (const surveyId of surveyIds) {
      const [choice, text] = await questionIds(me, surveyId);
      await me.post(`/surveys/${surveyId}/responses`, {
        answers: { [`${choice}`]: "Weekly", [`${text}`]: canary },
      });
      await me.post(`/surveys/${surveyId}/like`);
      await me.post(`/surveys/${surveyId}/report`, { reason: canary });
      await me.post(`/surveys/${surveyId}/share-links`);
      const made = await me.post("/posts", {
        content: canary,
        survey_id: surveyId,
      });
      const { id: postId } = made.body as { id: number };
      const reply = await me.post("/replies", { postId, content: canary });
      const { id: replyId } = reply.body as { id: number };
      for (const message of [`posts/${postId}`, `replies/${replyId}`])
        await me.post(`/${message}/report`, { reason: canary });
      await me.post("/posts/like", { postId });
      postIds.push(postId);
    }
    return postIds;
  }

  it("leaves nothing of the person anywhere and keeps others' replies", async () => {
    const me = await test.visitor();
    const actorId = await idOf(me);
    const [postId = 0] = await fill(me);
    const own = await publishSurvey(me);
    await creator.post("/replies", { postId, content: "Another's" });
    // Replies stored for a day are sealed and name nobody.
    expect((await me.delete("/me/data")).status).toBe(204);
    const dump = JSON.stringify(await dumpDatabase(db));
    expect(dump).not.toContain(canary);
    expect(dump).not.toContain(actorId);
    const page = await creator.get(`/replies?postId=${postId}`);
    expect(page.text).toContain("Another's");
    expect((await creator.get(`/surveys/${own}`)).status).toBe(200);
  });

  it("ends the session, succeeds again, and lets the client begin as a new person", async () => {
    const me = await test.visitor();
    const actorId = await idOf(me);
    await fill(me);
    await me.delete("/me/data");
    expect((await me.get("/me/data")).status).toBe(401);
    expect((await me.delete("/me/data")).status).toBe(204);
    await me.start({ consent: false });
    expect(await idOf(me)).not.toBe(actorId);
    expect((await me.get("/privacy/status")).body).toEqual({ optOut: true });
  });

  it("continues where it was interrupted", async () => {
    const me = await test.visitor();
    const actorId = await idOf(me);
    await fill(me);
    let transactions = 0;
    const dying: Database = {
      engine: db.engine,
      query: (statement) => db.query(statement),
      execute: (script) => db.execute(script),
      close: () => db.close(),
      transaction: (work) => {
        transactions += 1;
        if (transactions === 2) throw new Error("killed");
        return db.transaction(work);
      },
    };
    const actor = { ...actorOf(actorId), bearer: me.bearer };
    const clock = test.clock.read;
    const deps = { db: dying, changes: createChanges(), clock };
    const visitor = visitorAs(actor);
    await expect(eraseOwnData(deps, actor, visitor)).rejects.toThrow("killed");
    expect(await findCounterMismatches(db)).toEqual([]);
    const { body } = await me.get("/me/data");
    expect((body as { responses: unknown[] }).responses).toHaveLength(2);
    const body2 = { content: "Late", survey_id: surveyIds[0] };
    expect((await me.post("/posts", body2)).status).toBe(403);
    await me.delete("/me/data");
    const ballots = surveyIds.map((id) => me.bearer.ballotIn(id));
    const left = await db.query(sql`
      select from ${raw("responses")} where ballot_name = any(${ballots}::uuid[])`);
    expect(left).toEqual([]);
  });

  it("does not deadlock with a repeated like", async () => {
    const me = await test.visitor();
    const actorId = await idOf(me);
    const [postId = 0] = await fill(creator);
    await me.post("/posts/like", { postId });
    const [surveyId = 0] = surveyIds;
    const commit = await holdTransaction(db, (tx) =>
      tx.query(sql`
        select from posts
        where survey_id = ${surveyId} and post_id = ${postId}
        for update`),
    );
    const voice = me.bearer.voiceIn(surveyId);
    const like = { actorId, voice, createdAt: test.clock.now };
    const liked = insertPostLikes(db, { surveyId, postId }, [like]);
    await untilBlocked(db);
    const erased = me.delete("/me/data");
    await untilBlocked(db, 2);
    await commit();
    await liked;
    expect((await erased).status).toBe(204);
  });

  it("keeps counters right while others write, without deadlocks", async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, () => test.visitor()),
    );
    const posts = (await Promise.all(people.map(fill))).flat();
    const others = await Promise.all(
      Array.from({ length: 6 }, () => test.visitor()),
    );
    const written = others.map(async (other, index) => {
      await fill(other);
      for (const postId of posts.slice(index))
        await other.post("/posts/like", { postId });
    });
    const erased = people.map((me) => me.delete("/me/data"));
    for (const { status } of await Promise.all(erased))
      expect(status).toBe(204);
    await Promise.all(written);
  });
});
