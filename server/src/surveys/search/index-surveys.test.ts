import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import {
  indexMissingSurveys,
  indexSurveys,
  unindexSurveys,
} from "./index-surveys.ts";

const tables = [
  sql`select * from search_postings order by word, weight, survey_id`,
  sql`select * from search_words order by word`,
  sql`select * from search_forms order by word`,
  sql`select * from search_keywords order by term`,
  sql`select * from search_documents order by survey_id`,
];

async function readIndex(db: Database): Promise<unknown[][]> {
  const contents: unknown[][] = [];
  for (const table of tables) contents.push(await db.query(table));
  return contents;
}

async function hide(db: Database, surveyId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(sql`
      update surveys set hidden_at = now() where survey_id = ${surveyId}`);
    await unindexSurveys(tx, [surveyId]);
  });
}

async function restore(db: Database, surveyId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(sql`
      update surveys set hidden_at = null where survey_id = ${surveyId}`);
    await indexSurveys(tx, [surveyId]);
  });
}

describeOnEachEngine("the search index of surveys", (open) => {
  let db: Database;
  let visitor: TestClient;

  beforeEach(async () => {
    db = await open();
    const test = await startTestApp(db);
    visitor = await test.visitor();
  });

  async function keywords(): Promise<Record<string, number>> {
    const rows = await db.query<{ keyword: string; count: number }>(sql`
      select keyword, survey_count as "count" from search_keywords`);
    return Object.fromEntries(
      rows.map(({ keyword, count }) => [keyword, count]),
    );
  }

  async function search(q: string): Promise<unknown[]> {
    const { body } = await visitor.get(`/surveys/search?q=${q}`);
    return (body as { items: unknown[] }).items;
  }

  it("removes a hidden survey and adds it again with the same counts when it is restored", async () => {
    await publishSurvey(visitor, { title: "City trees" });
    const hidden = await publishSurvey(visitor, { title: "Old trees" });
    const before = await readIndex(db);
    expect(await keywords()).toMatchObject({ trees: 2, "old trees": 1 });

    await hide(db, hidden);
    expect(await keywords()).toEqual({ city: 1, trees: 1, "city trees": 1 });
    expect(await search("old")).toEqual([]);
    expect(await search("trees")).toHaveLength(1);
    const { text } = await visitor.get("/surveys/suggest?q=old");
    expect(text).toBe('{"suggestions":[]}');

    await restore(db, hidden);
    expect(await readIndex(db)).toEqual(before);
    expect(await search("old")).toHaveLength(1);
  });

  it("is empty if no survey is public", async () => {
    const surveyId = await publishSurvey(visitor);
    await hide(db, surveyId);
    expect(await readIndex(db)).toEqual([[], [], [], [], []]);
  });

  it("adds and removes a survey once, for any number of calls", async () => {
    const surveyId = await publishSurvey(visitor, { title: "City trees" });
    await publishSurvey(visitor, { title: "City parks" });
    const before = await readIndex(db);
    const twice = [surveyId, surveyId];
    await db.transaction((tx) => indexSurveys(tx, twice));
    expect(await readIndex(db)).toEqual(before);
    await Promise.all([hide(db, surveyId), hide(db, surveyId)]);
    await db.transaction((tx) => unindexSurveys(tx, twice));
    expect(await keywords()).toMatchObject({ city: 1 });
    await Promise.all([restore(db, surveyId), restore(db, surveyId)]);
    expect(await readIndex(db)).toEqual(before);
  });

  it("has correct counts after many concurrent publications and removals", async () => {
    const surveyIds = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        publishSurvey(visitor, {
          title: n % 2 ? "Trees and parks" : "Parks and trees",
        }),
      ),
    );
    expect(await keywords()).toMatchObject({ trees: 12, parks: 12 });
    await Promise.all([
      ...surveyIds.slice(0, 6).map((surveyId) => hide(db, surveyId)),
      ...surveyIds.map(() =>
        publishSurvey(visitor, { title: "Parks without trees" }),
      ),
    ]);
    expect(await keywords()).toMatchObject({ trees: 18, parks: 18 });
    const words = await db.query(sql`
      select word, survey_count::int as "count"
      from search_words
      where word in ('parks', 'trees')
      order by word`);
    expect(words).toEqual([
      { word: "parks", count: 18 },
      { word: "trees", count: 18 },
    ]);
  });

  it("indexes surveys from before there was an index, with several processes at once", async () => {
    for (let n = 0; n < 5; n += 1) {
      await publishSurvey(visitor, { title: `City trees, part ${n}` });
    }
    const hidden = await publishSurvey(visitor, { title: "Hidden" });
    await hide(db, hidden);
    await publishSurvey(visitor, {
      title: "Private",
      visibility: { mode: "code", code: "open-sesame" },
    });
    const before = await readIndex(db);
    await db.execute(`
      truncate search_documents, search_postings, search_words, search_forms, search_keywords`);
    const jobs = [1, 2, 3].map(() => indexMissingSurveys(db));
    await Promise.all(jobs.map((job) => job.run()));
    expect(await readIndex(db)).toEqual(before);
  });

  it("replaces entries of an earlier version, which remain searchable until then", async () => {
    await publishSurvey(visitor, { title: "City trees" });
    await publishSurvey(visitor, { title: "City parks" });
    const now = await readIndex(db);
    await db.execute(`
      delete from search_postings where word = 'monthly';
      delete from search_words where word = 'monthly';
      update search_documents
      set scheme = 1,
          weights = weights[:array_position(words, 'monthly') - 1]
                    || weights[array_position(words, 'monthly') + 1:],
          words = array_remove(words, 'monthly');
      delete from search_forms where word = 'trees'`);
    expect(await search("city")).toHaveLength(2);
    expect(await search("monthly")).toEqual([]);
    const jobs = [1, 2].map(() => indexMissingSurveys(db));
    await Promise.all(jobs.map((job) => job.run()));
    expect(await readIndex(db)).toEqual(now);
    expect(await search("monthly")).toHaveLength(2);
  });

  it("indexes surveys that a process without an index publishes later", async () => {
    await publishSurvey(visitor);
    const job = indexMissingSurveys(db);
    await job.run();
    const surveyId = await publishSurvey(visitor, { title: "Later" });
    await db.transaction((tx) => unindexSurveys(tx, [surveyId]));
    expect(await search("later")).toEqual([]);
    await job.run();
    expect(await search("later")).toHaveLength(1);
  });

  it("indexes a survey of maximum size", async () => {
    const questions = Array.from({ length: 60 }, (_, n) => ({
      text: Array.from({ length: 100 }, (_, m) => `w${n}x${m}`).join(" "),
      type: "free_text",
    }));
    await publishSurvey(visitor, {
      title: `Large ${"x".repeat(200)}`,
      questions,
    });
    expect(await search("large")).toHaveLength(1);
    expect(await search("x".repeat(200))).toHaveLength(1);
    const [words] = await db.query<{ count: number }>(sql`
      select count(*) from search_words`);
    expect(words?.count).toBe(1000);
  });
});
