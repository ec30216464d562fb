import sql from "sql-template-tag";
import { startSession } from "../../visitors/session/session-service.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { Database } from "../../base/db/database.ts";
import type { Change } from "../../base/changes/changes.ts";
import { type Services, createServices } from "../../app/services.ts";
import { visitorAs } from "../../visitors/visitor.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import { listReportedSurveys } from "./moderation-repository.ts";
import {
  type ModerationDeps,
  findSurveyFile,
  hideAndAnnounce,
  removePost,
  removeReply,
  removeSurvey,
  restoreAndAnnounce,
} from "./moderation.ts";
import { reportSurvey } from "./report-survey.ts";

describeOnEachEngine("an operator", (open) => {
  let db: Database;
  let test: TestApp;
  let services: Services;
  let commandDeps: ModerationDeps;
  let author: TestClient;
  let surveyId: number;
  let heard: Change[];
  let networks = 0;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    const clock = test.clock.read;
    services = createServices({ db, clock, config: testConfig() });
    commandDeps = { db, clock, changes: services.changes };
    services.changes.listen((change) => heard.push(change));
    author = await test.visitor();
  });

  beforeEach(async () => {
    surveyId = await publishSurvey(author);
    heard = [];
  });

  const isShown = (id = surveyId) =>
    services.visibility.open({ id }, visitorAs(null)).then(
      () => true,
      () => false,
    );

  /**
   * PGlite has a single session, in which transactions run one after the other,
   * so this returns at once.
   */
  async function untilOneWaits(): Promise<void> {
    for (let turn = 0; db.engine === "postgres" && turn < 100; turn += 1) {
      const waiting = await db.query(sql`
        select pg_sleep(0.05)::text
        from pg_stat_activity
        where datname = current_database()
          and wait_event_type = 'Lock'`);
      if (waiting.length > 0) return;
    }
  }

  async function isFound(): Promise<boolean> {
    const rows = await db.query(sql`
      select 1 from search_documents where survey_id = ${surveyId}`);
    return rows.length > 0;
  }

  /** Reports as people with old enough IDs in different networks do. */
  async function report(times: number): Promise<void> {
    const clock = test.clock.read;
    const deps = { ...services, db, clock, rules: testConfig().reports };
    const people = await Promise.all(
      Array.from({ length: times }, () => startSession(db, clock())),
    );
    test.clock.advance({ hours: 24 });
    for (const [index, actor] of people.entries()) {
      const visitor = visitorAs(actor, {}, `network ${(networks += 1)}`);
      await reportSurvey(deps, actor, visitor, surveyId, `Reason ${index}`);
    }
  }

  it("hides a survey and restores it, and everyone is notified", async () => {
    expect(await hideAndAnnounce(commandDeps, surveyId)).toBe(true);
    expect([await isShown(), await isFound()]).toEqual([false, false]);
    expect(await restoreAndAnnounce(commandDeps, surveyId, false)).toBe(true);
    expect([await isShown(), await isFound()]).toEqual([true, true]);
    const change = { surveyId, kind: "hidden" };
    expect(heard).toEqual([change, change]);
  });

  it("restores a reported survey, whose reports no longer count", async () => {
    await report(3);
    expect([await isShown(), await isFound()]).toEqual([false, false]);
    await restoreAndAnnounce(commandDeps, surveyId, false);
    await report(2);
    expect(await isShown()).toBe(true);
    await report(1);
    expect(await isShown()).toBe(false);
  });

  it("keeps a survey visible, which only the operator can hide from then on", async () => {
    await restoreAndAnnounce(commandDeps, surveyId, true);
    await report(4);
    expect(await isShown()).toBe(true);
    await hideAndAnnounce(commandDeps, surveyId);
    await restoreAndAnnounce(commandDeps, surveyId, false);
    await report(3);
    expect(await isShown()).toBe(false);
  });

  it("lists reported or hidden surveys, the visible ones first, with weights and reasons", async () => {
    const hidden = await publishSurvey(author, { title: "Hidden" });
    await hideAndAnnounce(commandDeps, hidden);
    await report(2);
    const all = await listReportedSurveys(db);
    const own = all.filter((row) => [hidden, surveyId].includes(row.surveyId));
    expect(own).toMatchObject([
      {
        surveyId,
        title: "Night buses",
        weight: 2,
        reportCount: 2,
        reasons: expect.arrayContaining(["Reason 0", "Reason 1"]) as string[],
        hiddenAt: null,
      },
      {
        surveyId: hidden,
        weight: 0,
        reasons: [],
        hiddenAt: expect.any(Date) as Date,
      },
    ]);
    await restoreAndAnnounce(commandDeps, surveyId, false);
    const rest = await listReportedSurveys(db);
    expect(rest.map((row) => row.surveyId)).not.toContain(surveyId);
  });

  it("sees a survey's questions, reports and discussion", async () => {
    await report(1);
    const postId = await post("A post");
    const file = await findSurveyFile(db, { id: surveyId });
    expect(file).toMatchObject({
      survey: { surveyId, title: "Night buses" },
      keptAt: null,
      questions: [{ text: "How often do you take one?" }, { text: "Why?" }],
      reports: [{ reason: "Reason 0", weight: 1, settledAt: null }],
      discussion: [{ kind: "post", id: postId, content: "A post" }],
    });
    expect(await findSurveyFile(db, { id: 999_999 })).toBeNull();
  });

  it("sees posts and reports of the same moment in a fixed order", async () => {
    const [first, second] = [await post("A post"), await post("Another")];
    await report(2);
    const file = await findSurveyFile(db, { id: surveyId });
    expect(file).toMatchObject({
      reports: [{ reason: "Reason 0" }, { reason: "Reason 1" }],
      discussion: [{ id: second }, { id: first }],
    });
  });

  it("removes a survey with everything in it", async () => {
    surveyId = await publishSurvey(author, { results: "groups" });
    const [choice] = await questionIds(author, surveyId);
    await author.post(`/surveys/${surveyId}/responses`, {
      answers: { [`${choice}`]: "Weekly" },
    });
    await author.post(`/surveys/${surveyId}/like`);
    await author.post(`/surveys/${surveyId}/share-links`);
    const postId = await post("A post");
    await author.post("/posts/like", { postId });
    await author.post("/replies", { postId, content: "A reply" });
    await report(1);
    await removeSurvey(commandDeps, surveyId);
    expect(await isShown()).toBe(false);
    expect(await tablesWith(surveyId)).toEqual([]);
    expect(heard.at(-1)).toEqual({ surveyId, kind: "hidden" });
  });

  it("removes a survey while a person likes it, and neither request fails", async () => {
    let isLocked = () => {};
    const locked = new Promise<void>((resolve) => (isLocked = resolve));
    let goOn = () => {};
    const resumed = new Promise<void>((resolve) => (goOn = resolve));
    // Locks as insertSurveyLikes does: first the counter, then the row.
    const liking = db.transaction(async (tx) => {
      await tx.query(sql`
        select from survey_counts where survey_id = ${surveyId}
        for no key update`);
      isLocked();
      await resumed;
      await tx.query(sql`
        insert into survey_likes (survey_id, voice_name, created_at)
        values (${surveyId}, gen_random_uuid(), now())`);
    });
    await locked;
    const removing = removeSurvey(commandDeps, surveyId);
    await untilOneWaits();
    goOn();
    await Promise.all([liking, removing]);
    expect(await tablesWith(surveyId)).toEqual([]);
  });

  it("removes posts and replies, and the counters follow", async () => {
    const postId = await post("A post");
    const replies = [await reply(postId, "One"), await reply(postId, "Two")];
    await post("Another post");
    expect(await removeReply(commandDeps, replies[0]!)).toBe(true);
    const left = await author.get(`/posts?surveyId=${surveyId}`);
    expect(left.body).toMatchObject({ items: [{}, { reply_count: 1 }] });
    expect(await removePost(commandDeps, postId)).toBe(true);
    expect(heard.map(({ kind }) => kind)).toEqual(["replies", "posts"]);
    expect(await findCounterMismatches(db)).toEqual([]);
    const gone = await author.get(`/replies?postId=${postId}`);
    expect(gone.status).toBe(404);
  });

  it("removes the empty placeholder of a deleted post with the last reply to it", async () => {
    const postId = await post("A post");
    const replies = [await reply(postId, "One"), await reply(postId, "Two")];
    await author.delete(`/posts/${postId}`);
    const places = async () => {
      const { body } = await author.get(`/posts?surveyId=${surveyId}`);
      return (body as { items: object[] }).items;
    };
    await removeReply(commandDeps, replies[0]!);
    expect(await places()).toMatchObject([{ reply_count: 1 }]);
    await removeReply(commandDeps, replies[1]!);
    expect(await places()).toEqual([]);
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("removes a thing once if it is removed many times at once", async () => {
    const postId = await post("A post");
    const replyId = await reply(postId, "One");
    await post("Another post");
    const both = await Promise.all([
      atOnce(() => removeReply(commandDeps, replyId)),
      atOnce(() => removePost(commandDeps, postId)),
    ]);
    expect(both[1].filter(Boolean)).toHaveLength(1);
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("gets false for things that do not exist", async () => {
    const none = 999_999;
    expect(await hideAndAnnounce(commandDeps, none)).toBe(false);
    expect(await restoreAndAnnounce(commandDeps, none, true)).toBe(false);
    expect(await removePost(commandDeps, none)).toBe(false);
    expect(await removeReply(commandDeps, none)).toBe(false);
    expect(heard).toEqual([]);
  });

  async function post(content: string): Promise<number> {
    const body = { content, survey_id: surveyId };
    const answer = await author.post("/posts", body);
    return (answer.body as { id: number }).id;
  }

  async function reply(postId: number, content: string): Promise<number> {
    const { body } = await author.post("/replies", { postId, content });
    return (body as { id: number }).id;
  }

  function atOnce(work: () => Promise<boolean>): Promise<boolean[]> {
    return Promise.all(Array.from({ length: 10 }, work));
  }

  /** The names of all tables with rows of this survey. */
  async function tablesWith(id: number): Promise<string[]> {
    const tables = await db.query<{ name: string }>(sql`
      select table_name as name
      from information_schema.columns
      where table_schema = 'public' and column_name = 'survey_id'`);
    const holding: string[] = [];
    for (const { name } of tables) {
      const rows = await db.query(
        sql([`select 1 as row from ${name} where survey_id = ${id} limit 1`]),
      );
      if (rows.length > 0) holding.push(name);
    }
    return holding;
  }
});
