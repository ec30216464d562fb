import { readFile } from "node:fs/promises";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { readConfig } from "../config.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { openTestPglite } from "../../testing/test-pglite.ts";
import { places } from "./places.ts";
import { demoSurveys, seedDemo } from "./seed-demo.ts";

const now = new Date("2026-11-20T12:00:00Z");
const config = { ...readConfig({}), secret: "a secret for these tests only" };
const seed = (db: Database) => seedDemo(db, () => now, config);

async function count(db: Database, table: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    sql([`select count(*) as total from ${table}`]),
  );
  return row?.total ?? -1;
}

describeWithDatabase("seeding the demo", (open) => {
  it("fills a fresh embedded database once, and never PostgreSQL", async () => {
    const db = await open();
    const made = await seed(db);
    expect(made).toBe(db.engine === "pglite" ? demoSurveys.length : 0);
    expect(await count(db, "surveys")).toBe(made);
    expect(await seed(db)).toBe(0);
    expect(await count(db, "surveys")).toBe(made);
    if (db.engine === "pglite") await expectPlausible(db);
    else expect(await count(db, "actors")).toBe(0);
  });
});

describe("seeding the demo", () => {
  const opened: Database[] = [];
  const openPglite = async () => {
    const { db } = await openTestPglite({});
    opened.push(db);
    return db;
  };
  afterEach(async () => {
    await opened.pop()?.close();
  });

  it("does nothing if it is switched off", async () => {
    const db = await openPglite();
    const off = { ...config, demoData: false };
    expect(await seedDemo(db, () => now, off)).toBe(0);
    expect(await count(db, "actors")).toBe(0);
  });

  it("still works after people viewed the site but published nothing", async () => {
    const db = await openPglite();
    await visit(db);
    await expect(seed(cutShort(db, 10))).rejects.toThrow("cut short");
  });

  it("does not change a database whose surveys were all deleted", async () => {
    const db = await openPglite();
    await visit(db);
    await db.query(sql`select nextval('surveys_survey_id_seq')`);
    expect(await seed(db)).toBe(0);
  });

  it("starts again after it was interrupted", async () => {
    const db = await openPglite();
    await expect(seed(cutShort(db))).rejects.toThrow("cut short");
    expect(await count(db, "surveys")).toBe(0);
    expect(await count(db, "actors")).toBe(0);
    expect(await seed(db)).toBe(demoSurveys.length);
  });
});

describe("the demo's surveys", () => {
  it("are about thirty, in at least six cities, each with a different title", () => {
    expect(demoSurveys.length).toBeGreaterThanOrEqual(28);
    expect(new Set(demoSurveys.map(({ title }) => title)).size).toBe(
      demoSurveys.length,
    );
    const used = Object.values(places).filter((city) =>
      Object.values<object>(city).some((place) =>
        demoSurveys.some((survey) => survey.place === place),
      ),
    );
    expect(used.length).toBeGreaterThanOrEqual(6);
  });

  it("show every feature", () => {
    const some = (has: (survey: (typeof demoSurveys)[number]) => unknown) =>
      demoSurveys.filter(has).length;
    expect(some(({ accessCode }) => accessCode)).toBe(2);
    expect(some(({ challenge }) => challenge)).toBe(1);
    expect(some(({ feedback }) => feedback)).toBeGreaterThanOrEqual(4);
    expect(some(({ closesInDays }) => closesInDays < 0)).toBe(4);
    expect(some(({ responses }) => responses === 0)).toBe(1);
    expect(some(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(1);
  });

  it("mention each code in a survey without a code, and in the README", async () => {
    const readme = new URL("../../../README.md", import.meta.url);
    const told = await readFile(readme, "utf8");
    const open = demoSurveys.filter(({ accessCode }) => !accessCode);
    for (const [place, { accessCode }] of demoSurveys.entries()) {
      if (!accessCode) continue;
      expect(
        open.some(({ instructions }) => instructions.includes(accessCode)),
      ).toBe(true);
      expect(told).toContain(`\`/surveys/${place + 1}\` (\`${accessCode}\`)`);
    }
  });
});

/** A database that fails after a number of statements, when some surveys have been started. */
function cutShort(db: Database, statements = 1_000): Database {
  let left = statements;
  return {
    engine: db.engine,
    query: (statement) => db.query(statement),
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          ...tx,
          query: (statement) => {
            if ((left -= 1) < 0) return Promise.reject(new Error("cut short"));
            return tx.query(statement);
          },
        }),
      ),
    execute: (script) => db.execute(script),
    close: () => db.close(),
  };
}

async function visit(db: Database): Promise<void> {
  await db.query(sql`
    insert into actors (actor_id, created_at)
    values (gen_random_uuid(), ${now})`);
}

async function expectPlausible(db: Database): Promise<void> {
  const wrong = await db.query(sql`
    select survey_id
    from surveys
    join survey_counts using (survey_id)
    where not demo
       or response_count <> (
            select count(*) from responses
            where responses.survey_id = surveys.survey_id)
       or post_count <> (
            select count(*) from posts
            where posts.survey_id = surveys.survey_id)
       or exists (
            select from responses
            where responses.survey_id = surveys.survey_id
              and created_at not between surveys.created_at
                  and least(expires_at, ${now}))`);
  expect(wrong).toEqual([]);
  const wrongPosts = await db.query(sql`
    select post_id
    from posts
    where created_at > ${now}
       or reply_count <> (
            select count(*) from replies
            where replies.post_id = posts.post_id
              and replies.created_at between posts.created_at and ${now})`);
  expect(wrongPosts).toEqual([]);
  const planned = demoSurveys.reduce(
    (sum, { responses }) => sum + responses,
    0,
  );
  expect(await count(db, "responses")).toBe(planned);
  expect(await count(db, "replies")).toBeGreaterThan(40);
  const [choices] = await db.query<{ total: number }>(sql`
    select sum(choice_count) as total from option_counts`);
  expect(choices?.total).toBeGreaterThan(planned);
}
