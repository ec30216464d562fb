import sql from "sql-template-tag";
import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { insertVisitors } from "../../testing/insert-visitors.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { forgetClosed } from "./forget-closed.ts";

const day = 24;

describeWithDatabase("a survey that is forgotten", (open) => {
  let db: Database;
  let test: TestApp;
  let author: TestClient;
  let survey: Published;
  let noted: number[];

  beforeEach(async () => {
    db = await open();
    test = await startTestApp(db);
    author = await test.visitor();
    noted = [];
  });

  afterEach(async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
    await test.app.close();
  });

  /** Six people answer, and one of them writes a post that has a reply. */
  async function publish(overrides: Record<string, unknown> = {}) {
    const wanted = { forgetMonths: 3, reads: "rows", ...overrides };
    survey = await publishWithKey(author, wanted);
    const { id } = survey;
    const [choice, text] = await questionIds(author, id);
    const people = await insertVisitors(db, test, 6);
    for (const person of people) {
      const answers = { [`${choice}`]: "Never", [`${text}`]: "Too late" };
      await person.post(`/surveys/${id}/responses`, { answers });
    }
    const [first] = people;
    const post = await first!.post("/posts", { content: "Hi", survey_id: id });
    const { id: postId } = post.body as { id: number };
    await author.post("/replies", { postId, content: "Hello" });
    await author.post("/posts/like", { postId });
  }

  const clock = () => test.clock.read();
  const run = () =>
    forgetClosed({
      db,
      clock,
      changes: createChanges(),
      note: (id) => Promise.resolve(void noted.push(id)),
    }).run(new AbortController().signal);

  const owner = () => new KeyHolder(test.app, survey);
  const close = () =>
    owner().patch({ expiresAt: test.clock.now.toISOString() });
  const read = async (path: string) =>
    (await author.get(path)).body as Record<string, unknown>;

  async function countRows(): Promise<number> {
    const [row] = await db.query<{ count: number }>(sql`
      select (select count(*) from responses) + (select count(*) from posts)
           + (select count(*) from replies) + (select count(*) from post_likes)
           + (select count(*) from read_rows) + (select count(*) from read_texts)
             as count`);
    return row?.count ?? -1;
  }

  it("keeps its figures and loses its responses, texts and posts", async () => {
    await publish();
    await close();
    const figures = await read(`/surveys/${survey.id}/analytics`);
    test.clock.advance({ hours: 89 * day });
    await run();
    expect(await countRows()).toBeGreaterThan(0);
    test.clock.advance({ hours: 4 * day });
    await run();
    expect(await countRows()).toBe(0);
    expect(noted).toEqual([survey.id]);
    expect(await read(`/surveys/${survey.id}/analytics`)).toEqual(figures);
    expect(await read(`/surveys/${survey.id}`)).toMatchObject({
      forgetMonths: 3,
      forgotten: true,
      responses_count: 6,
      post_count: 0,
    });
    await run();
    expect(noted).toEqual([survey.id]);
  });

  it("cannot be opened again, nor can its discussion", async () => {
    await publish();
    await close();
    test.clock.advance({ hours: 93 * day });
    await run();
    const later = new Date(test.clock.now.getTime() + 3_600_000);
    const reply = await owner().patch({ expiresAt: later.toISOString() });
    expect(reply).toMatchObject({ status: 400 });
    const opened = await owner().send("PATCH", "/discussion", {
      closed: false,
    });
    expect(opened).toMatchObject({ status: 400 });
  });

  it("is not forgotten while it is open, or if it stays", async () => {
    await publish();
    test.clock.advance({ hours: 20 * day });
    await run();
    expect(await countRows()).toBeGreaterThan(0);
    await publish({ forgetMonths: undefined });
    expect(await read(`/surveys/${survey.id}`)).not.toHaveProperty(
      "forgetMonths",
    );
  });

  it("is forgotten after the site's months if they are fewer", async () => {
    await test.app.close();
    test = await startTestApp(db, {}, { forgetMonths: 2 });
    author = await test.visitor();
    await publish({ forgetMonths: 12 });
    expect(await read(`/surveys/${survey.id}`)).toMatchObject({
      forgetMonths: 2,
    });
    await publish({ forgetMonths: undefined });
    expect(await read(`/surveys/${survey.id}`)).toMatchObject({
      forgetMonths: 2,
    });
  });

  it("is forgotten in the end if the process ends in between", async () => {
    await publish();
    await close();
    test.clock.advance({ hours: 93 * day });
    const ends = new AbortController();
    const stopping: Database = {
      ...db,
      engine: db.engine,
      query: (statement) => db.query(statement),
      execute: (script) => db.execute(script),
      close: () => db.close(),
      transaction(work) {
        ends.abort();
        return db.transaction(work);
      },
    };
    const deps = {
      clock,
      changes: createChanges(),
      note: () => Promise.resolve(),
    };
    await forgetClosed({ db: stopping, ...deps }).run(ends.signal);
    expect(await countRows()).toBeGreaterThan(0);
    await run();
    expect(await countRows()).toBe(0);
  });
});
