import sql from "sql-template-tag";
import type { Database, Queryable } from "../../base/db/database.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { searchSurveys } from "./search-surveys.ts";

const from = { now: new Date(0), place: { lat: 50, lng: 10 } };

/** The database, with a count of its statements. */
function counting(db: Database) {
  let asked = 0;
  const counted: Queryable = {
    query: (statement) => {
      asked += 1;
      return db.query(statement);
    },
  };
  return { counted, read: () => asked };
}

describeOnEachEngine("a search", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
    const visitor = await (await startTestApp(db)).visitor();
    for (let n = 0; n < 12; n += 1)
      await publishSurvey(visitor, { title: `A library ${n}` });
    await publishSurvey(visitor, { title: "Rare birds" });
  });

  // Words with the same beginning are a range of bytes; a database's default
  // collation would usually sort them by the rules of a language.
  it("sorts its words by bytes", async () => {
    const columns = await db.query(sql`
      select attrelid::regclass::text as "table", collname::text as "order"
      from pg_attribute
      join pg_collation on pg_collation.oid = attcollation
      where (attrelid, attname) in (
        ('search_words'::regclass, 'word'),
        ('search_keywords'::regclass, 'term'),
        ('search_forms'::regclass, 'word')
      )
      order by 1`);
    expect(columns).toEqual(
      ["search_forms", "search_keywords", "search_words"].map((table) => ({
        table,
        order: "C",
      })),
    );
  });

  it.each([
    ["library", 12, 2],
    ["libraries", 12, 2],
    ["libary", 12, 2],
    ["birds", 1, 2],
    ["brids", 1, 2],
    ["zzzzqqqq", 0, 1],
    ["library zzzzqqqq", 0, 1],
    ["...", 0, 0],
  ])("for %j finds %d with %d statements", async (text, found, statements) => {
    const { counted, read } = counting(db);
    const { surveys } = await searchSurveys(counted, text, from, 20);
    expect(surveys).toHaveLength(found);
    expect(read()).toBe(statements);
  });

  it("uses one generic plan for all searches", async () => {
    for (let n = 0; n < 12; n += 1) await searchSurveys(db, "libary", from, 20);
    const plans = await db.query(sql`
      select custom_plans as "custom" from pg_prepared_statements`);
    expect(plans).toEqual(
      db.engine === "postgres" ? Array.from(plans, () => ({ custom: 5 })) : [],
    );
    expect(plans.length).toBe(db.engine === "postgres" ? 2 : 0);
  });
});
