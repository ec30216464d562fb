import { limits } from "@nearsay/core/contract";
import sql, { raw } from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { dumpDatabase } from "../../testing/dump-database.ts";
import { filesHolding } from "../../testing/files-holding.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  choiceQuestion,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import type { OpenOptions } from "../../testing/test-database.ts";
import { createSweepJobs } from "../../app/background/sweep-jobs.ts";
import { hideSurvey, restoreSurvey } from "../moderation/hide-survey.ts";
import { listReportedSurveys } from "../moderation/moderation-repository.ts";
import { deletesAt } from "./delete-survey.ts";
import { sweepDeleted } from "./sweep-deleted.ts";

const canary = "zanzibarcanary";
const title = `${canary} title`;

describeOnEachEngine("deleting a survey", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let published: Published;
  let owner: KeyHolder;

  async function start(options?: OpenOptions): Promise<void> {
    db = await open(options);
    test = await startTestApp(db, {}, { webhookHosts: ["receiver.example"] });
    creator = await test.visitor();
    published = await publishWithKey(creator, {
      title,
      instructions: `${canary} instructions`,
      questions: [
        { ...choiceQuestion, options: [`${canary} yes`, "No"] },
        { text: `${canary}?`, type: "free_text" },
      ],
    });
    owner = new KeyHolder(test.app, published);
  }

  beforeEach(() => start());

  const state = async () => (await owner.view()).state;
  const openStatus = async () =>
    (await creator.get(`/surveys/${published.id}`)).status;
  const search = async () =>
    (await creator.get(`/surveys/search?q=${canary}`)).text;

  async function sweep(): Promise<void> {
    const deps = { db, clock: test.clock.read, changes: createChanges() };
    await sweepDeleted(deps).run();
    for (const job of createSweepJobs(db, test.clock.read)) await job.run();
  }

  /** Stores data everywhere that can contain text of the survey or data of its participants. */
  async function takePart(): Promise<void> {
    const { id } = published;
    const visitor = await test.visitor();
    const [choice, text] = await questionIds(visitor, id);
    const headers = { "idempotency-key": canary };
    await visitor.post(
      `/surveys/${id}/responses`,
      { answers: { [`${choice}`]: "No", [`${text}`]: `${canary} answer` } },
      { headers },
    );
    const content = `${canary} content`;
    const post = await visitor.post(
      "/posts",
      { content, survey_id: id },
      { headers },
    );
    const { id: postId } = post.body as { id: number };
    const reply = await visitor.post(
      "/replies",
      { postId, content },
      { headers },
    );
    const { id: replyId } = reply.body as { id: number };
    const reporter = await test.visitor();
    for (const message of [`posts/${postId}`, `replies/${replyId}`])
      await reporter.post(`/${message}/report`, { reason: `${canary} of it` });
    await visitor.post(`/surveys/${id}/report`, { reason: `${canary} reason` });
    await visitor.post(`/surveys/${id}/share-links`);
    await visitor.post(`/surveys/${id}/like`);
    await owner.patch({ instructions: `${canary} other words` });
    await owner.post("/keys", { role: "read", label: `${canary} label` });
    await owner.post("/feed");
    const address = `https://receiver.example/${canary}`;
    await owner.post("/webhook", { address });
    const code = { mode: "code", code: "RIGHT-1" };
    await owner.patch({ visibility: code });
    await (await test.visitor()).get(`/surveys/${id}?code=WRONG-1`);
  }

  it("requires its title and hides it at once from everyone", async () => {
    for (const wrong of ["", "Another", title.toUpperCase()])
      expect((await owner.delete("", { title: wrong })).body).toMatchObject({
        status: 400,
        code: "TITLE_DIFFERS",
      });
    expect(await openStatus()).toBe(200);
    const { body } = await owner.delete("", { title: ` ${title} ` });
    expect(body).toMatchObject({
      state: "deleting",
      deletesAt: deletesAt(test.clock.now).toISOString(),
    });
    expect(await openStatus()).toBe(404);
    expect(await search()).not.toContain("title");
    expect((await owner.delete("", { title })).body).toEqual(body);
    expect((await creator.get("/surveys/me/hidden")).text).toBe('{"items":[]}');
    expect(await listReportedSurveys(db)).toEqual([]);
    const appeal = { reason: "I want it back" };
    const path = `/surveys/${published.id}/appeal`;
    expect((await creator.post(path, appeal)).status).toBe(404);
  });

  it("can be undone for some days and then restores the survey as it was", async () => {
    await owner.delete("", { title });
    test.clock.advance({ hours: limits.undeleteDays * 24 - 1 });
    await sweep();
    const { body } = await owner.post("/undelete");
    expect(body).toMatchObject({ state: "open", deletesAt: null });
    expect(await openStatus()).toBe(200);
    expect(await search()).toContain(title);
    expect((await owner.post("/undelete")).body).toEqual(body);
    test.clock.advance({ hours: 48 });
    await sweep();
    expect(await openStatus()).toBe(200);
  });

  it("when undone does not show what an operator hid before or in the meantime", async () => {
    const { id } = published;
    const now = test.clock.now;
    await db.transaction((tx) => hideSurvey(tx, id, now));
    await owner.delete("", { title });
    expect((await owner.post("/undelete")).body).toMatchObject({
      state: "hidden",
    });
    await db.transaction((tx) => restoreSurvey(tx, id, { now, keep: false }));
    expect(await state()).toBe("open");
    await owner.delete("", { title });
    await db.transaction((tx) => hideSurvey(tx, id, now));
    expect((await owner.post("/undelete")).body).toMatchObject({
      state: "hidden",
    });
  });

  it("is not undone when an operator restores the survey, which is then shown after the undo", async () => {
    const { id } = published;
    const now = test.clock.now;
    await db.transaction((tx) => hideSurvey(tx, id, now));
    await owner.delete("", { title });
    await db.transaction((tx) => restoreSurvey(tx, id, { now, keep: false }));
    expect([await state(), await openStatus()]).toEqual(["deleting", 404]);
    expect(await search()).not.toContain(title);
    await owner.post("/undelete");
    expect([await state(), await openStatus()]).toEqual(["open", 200]);
  });

  it("leaves nothing of the survey in any table after it can no longer be undone", async () => {
    await takePart();
    expect((await owner.view()).edits).toHaveLength(1);
    await owner.delete("", { title });
    const tables = await tablesNaming(published.id);
    expect(tables.length).toBeGreaterThan(12);
    expect(await dumpDatabase(db)).toContain(canary);
    test.clock.advance({ hours: limits.undeleteDays * 24 });
    await sweep();
    expect(await dumpDatabase(db)).not.toContain(canary);
    expect(await tablesNaming(published.id)).toEqual([]);
    for (const gone of await Promise.all([
      owner.get(),
      owner.post("/undelete"),
      owner.delete("", { title }),
    ]))
      expect(gone).toMatchObject({ status: 404 });
  });

  it("leaves its text in no file, not even in freed space", async () => {
    // Uses a separate database: in a shared one, the log and autovacuum's notes
    // can contain the same text from other tests.
    await start({ own: true });
    await takePart();
    expect(await filesHolding(db, canary)).not.toEqual([]);
    await owner.delete("", { title });
    test.clock.advance({ hours: limits.undeleteDays * 24 });
    await sweep();
    // On a PostgreSQL server this has to be requested, as docs/operators.md
    // explains.
    if (db.engine === "postgres") await db.execute("vacuum (full)");
    expect(await filesHolding(db, canary)).toEqual([]);
  });

  /** The names of the tables with a row of this survey. */
  async function tablesNaming(surveyId: number): Promise<string[]> {
    const columns = await db.query<{ name: string }>(sql`
      select table_name as name
      from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where column_name = 'survey_id'
        and table_schema = 'public'
        and table_type = 'BASE TABLE'
      order by table_name`);
    const found: string[] = [];
    for (const { name } of columns) {
      const rows = await db.query(sql`
        select 1 from ${raw(name)} where survey_id = ${surveyId} limit 1`);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  it("happens once if two processes sweep while it is being undone", async () => {
    await owner.delete("", { title });
    test.clock.advance({ hours: limits.undeleteDays * 24 });
    const [kept] = await Promise.all([
      owner.post("/undelete"),
      sweep(),
      sweep(),
    ]);
    expect(await openStatus()).toBe(kept.status === 200 ? 200 : 404);
  });
});
