import sql from "sql-template-tag";
import type { Database } from "../db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { EventReader } from "../../testing/event-reader.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { openTestPostgres } from "../../testing/test-postgres.ts";

/**
 * Two processes, as far as the database is concerned: each has a separate
 * connection that receives changes.
 */
describe("two servers on one PostgreSQL", () => {
  let database: TestDatabase;
  let db: Database;
  let here: TestApp;
  let there: TestApp;
  let urlThere: string;
  let author: TestClient;
  let surveyId: number;
  const readers: EventReader[] = [];

  beforeAll(async () => {
    database = await openTestPostgres({});
    db = database.db;
    [here, there] = [
      await startTestApp(db, {}, hideAtOnce),
      await startTestApp(db),
    ];
    await here.app.listen({ port: 0 });
    urlThere = await there.app.listen({ port: 0 });
    author = await here.visitor();
  });

  beforeEach(async () => {
    surveyId = await publishSurvey(author);
  });

  afterEach(() => {
    for (const reader of readers.splice(0)) reader.close();
  });

  afterAll(async () => {
    await here.app.close();
    await there.app.close();
    await database.remove();
  });

  const hideAtOnce = {
    reports: { threshold: 1, ageWeights: [{ hours: 0, weight: 1 }] },
  };

  async function followThere(): Promise<EventReader> {
    const reader = await EventReader.open(
      `${urlThere}/api/surveys/${surveyId}/events`,
    );
    readers.push(reader);
    await reader.nextOf("counts");
    return reader;
  }

  const post = (content: string) =>
    author.post("/posts", { content, survey_id: surveyId });

  const readThere = async (path: string) =>
    (await there.app.inject(`/api${path}`)).body;

  const questionsThere = () => readThere(`/surveys/${surveyId}/questions`);

  const renameQuestions = (text: string) =>
    db.query(sql`
      update questions set question_text = ${text}
      where survey_id = ${surveyId}`);

  it("notify each other's listeners of posts, and reload lists", async () => {
    const reader = await followThere();
    await post("One");
    await reader.nextOf("post");
    const before = await readThere("/surveys");
    await db.query(sql`
      update surveys set title = 'Day buses' where survey_id = ${surveyId}`);
    expect(await readThere("/surveys")).toBe(before);
    await post("Two");
    expect(await reader.nextOf("post")).toMatchObject({
      data: { post: { content: "Two" } },
    });
    expect(await readThere("/surveys")).toContain("Day buses");
  });

  it("reload the figures after a response to the other", async () => {
    const reader = await followThere();
    const path = `/surveys/${surveyId}/analytics`;
    expect(await readThere(path)).toContain('"resp_count":0');
    const [question] = await questionIds(author, surveyId);
    await author.post(`/surveys/${surveyId}/responses`, {
      answers: { [`${question}`]: "Weekly" },
    });
    await reader.nextOf("insights");
    expect(await readThere(path)).toContain('"resp_count":1');
  });

  it("close each other's streams of a survey that is hidden", async () => {
    const reader = await followThere();
    const reporter = await here.visitor();
    const report = { reason: "It is spam." };
    await reporter.post(`/surveys/${surveyId}/report`, report);
    await reader.drain();
    expect(await readThere(`/surveys/${surveyId}`)).toContain('"status":404');
  });

  it("receive changes again after the connection was lost, and use nothing cached before", async () => {
    const reader = await followThere();
    await post("One");
    await reader.nextOf("post");
    await questionsThere();
    await renameQuestions("How late are they?");
    expect(await questionsThere()).not.toContain("How late are they?");

    const cut = await db.query(sql`
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where datname = current_database()
        and application_name = 'nearsay_changes listener'`);
    expect(cut).toHaveLength(2);
    await post("Two");
    expect(await reader.nextOf("post")).toMatchObject({
      data: { post: { content: "Two" } },
    });
    expect(await questionsThere()).toContain("How late are they?");
    await post("Three");
    expect(await reader.nextOf("post")).toMatchObject({
      data: { post: { content: "Three" } },
    });
  });
});

test("caches nothing on a server that receives no changes", async () => {
  const database = await openTestPostgres({});
  const { db } = database;
  const { app, visitor } = await startTestApp(db);
  const id = await publishSurvey(await visitor());
  const read = async () => (await app.inject(`/api/surveys/${id}`)).body;
  expect(await read()).toContain("Night buses");
  await db.query(sql`update surveys set title = 'Day buses'`);
  expect(await read()).toContain("Day buses");
  await database.remove();
});
