import sql, { type Sql } from "sql-template-tag";
import type { Database, Queryable } from "../../base/db/database.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { leaveDays } from "./leave-days.ts";
import { leaveFigures, leavingMax } from "./leave-figures.ts";

const groupSize = 10;

describeOnEachEngine("the figures that withdrawn responses leave", (open) => {
  let db: Database;
  let test: TestApp;
  let surveyId: number;
  let choice: string;

  beforeEach(async () => {
    db = await open();
    test = await startTestApp(db);
    const creator = await test.visitor();
    surveyId = await publishSurvey(creator, { results: "groups" });
    choice = String((await questionIds(creator, surveyId))[0]);
  });

  afterEach(() => test.app.close());

  /**
   * Inserts and withdraws this number of responses in each of these parts, each
   * from a separate network.
   */
  const withdraw = (count: number, from: number, to: number) =>
    db.query(sql`
      with written as (
        insert into responses (survey_id, ballot_name, answers, created_at, part)
        select ${surveyId}::bigint, gen_random_uuid(),
               jsonb_build_object(${choice}::text, jsonb_build_array(0)),
               ${test.clock.read()}, part
        from generate_series(${from}::int, ${to}::int) as part,
             generate_series(1, ${count}::int)
        returning ballot_name
      ),
      counted as (
        update survey_counts
        set released_count = released_count + ${count * (1 + to - from)},
            leaving_count = leaving_count + ${count * (1 + to - from)}
        where survey_id = ${surveyId}
      )
      insert into leaving_responses (survey_id, ballot_name, network)
      select ${surveyId}::bigint, ballot_name, gen_random_uuid()::text
      from written`);

  /** The database, and the amount that has been read from it. */
  const listen = () => {
    const loaded = { most: 0, length: 0 };
    const queryable: Queryable = {
      async query<Row>(statement: Sql) {
        const rows = await db.query<Row>(statement);
        loaded.most = Math.max(loaded.most, rows.length);
        loaded.length += JSON.stringify(rows).length;
        return rows;
      },
    };
    return { queryable, loaded };
  };

  const countLeaving = async () => {
    const [row] = await db.query<{ count: number }>(sql`
      select count(*) from leaving_responses where survey_id = ${surveyId}`);
    return row?.count;
  };

  it("are computed without reading each bin of a map", async () => {
    await withdraw(40, 0, 0);
    await withdraw(2, 1000, 2999);
    await db.query(sql`
      insert into part_counts (survey_id, part, kind, item, total)
      select ${surveyId}::bigint, part, 'choices', ${choice}::text || '/0', 2
      from generate_series(1000, 2999) as part`);
    const { queryable, loaded } = listen();
    await leaveFigures(queryable, surveyId, groupSize);
    expect(await countLeaving()).toBe(groupSize + 4000);
    expect(loaded.length).toBeLessThan(30_000);
  });

  it("are computed from a limited number of withdrawn responses at once, however many wait", async () => {
    await withdraw(leavingMax + 1000, 0, 0);
    const { queryable, loaded } = listen();
    await leaveFigures(queryable, surveyId, groupSize);
    expect(loaded.length).toBeLessThan(290 * leavingMax);
    expect(await countLeaving()).toBe(1000 + groupSize);
    await db.query(sql`
      insert into leaving_days (survey_id, network, day, way_in)
      select ${surveyId}::bigint, number::text, '2026-03-02', 'site'
      from generate_series(1, ${leavingMax + 1000}::int) as number`);
    await leaveDays(queryable, surveyId, groupSize);
    expect(loaded.most).toBe(leavingMax);
  });
});
