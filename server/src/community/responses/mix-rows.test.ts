import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import {
  type ReadSurvey,
  type Rows,
  startReadSurvey,
} from "../../testing/read-survey.ts";
import { mixedTables } from "./mix-repository.ts";
import { mixRows } from "./mix-rows.ts";

describeOnEachEngine("the rows of responses", (open) => {
  let db: Database;
  let survey: ReadSurvey;

  beforeEach(async () => {
    db = await open();
  });

  afterEach(async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
    await survey.test.app.close();
  });

  async function answer(count: number): Promise<void> {
    for (let nth = 0; nth < count; nth += 1) {
      survey.test.clock.advance({ hours: 1 / 600 });
      await survey.respond({ one: "Weekly", why: `Text ${nth}` });
    }
  }

  /** The names in the order of the file, and what else shows when a row was written. */
  async function rows() {
    return db.query<{ name: string; at: Date; xmin: string; mixed: boolean }>(
      sql`
        select ballot_name as name, created_at as at, xmin::text, mixed
        from responses
        order by ctid`,
    );
  }

  const mix = () => mixRows(db, survey.test.clock.read);

  it.each(["groups", "live"])(
    "are in random order, with their hour as time, when it is over: %s",
    async (results) => {
      survey = await startReadSurvey(db, { results, reads: "rows" });
      await answer(40);
      await survey.release();
      await mix();
      expect((await rows()).some(({ mixed }) => mixed)).toBe(false);
      survey.test.clock.advance({ hours: 1 });
      const before = await rows();
      await mix();
      const mixed = (await rows()).filter((row) => row.mixed);
      expect(mixed.length).toBeGreaterThanOrEqual(20);
      const names = mixed.map(({ name }) => name);
      expect(names).not.toEqual(
        before.map(({ name }) => name).filter((name) => names.includes(name)),
      );
      for (const { at } of mixed)
        expect(at.toISOString()).toMatch(/T\d\d:00:00\.000Z$/);
      expect(new Set(mixed.map(({ xmin }) => xmin)).size).toBe(1);
    },
  );

  it("keep all else, and what keys of the survey read of them", async () => {
    survey = await startReadSurvey(db, { reads: "rows" });
    await answer(40);
    await survey.release();
    const kept = () =>
      db.query(sql`
        select to_jsonb(responses) - 'created_at' - 'mixed' as kept
        from responses
        order by ballot_name`);
    const shown = async () => ((await survey.get("/rows")).body as Rows).items;
    const [before, read] = [await kept(), await shown()];
    expect(read.length).toBeGreaterThanOrEqual(20);
    survey.test.clock.advance({ hours: 1 });
    await mix();
    expect(await kept()).toEqual(before);
    expect(await shown()).toEqual(read);
    const columns = Object.keys(
      (before[0] as { kept: Record<string, unknown> }).kept,
    );
    expect(columns.sort()).toEqual([...mixedTables.responses.columns].sort());
  });

  it("are mixed too if they wait after closing and will never be released", async () => {
    survey = await startReadSurvey(db, { reads: "rows" });
    await answer(4);
    survey.test.clock.advance({ hours: 1 });
    await mix();
    expect((await rows()).filter(({ mixed }) => mixed)).toEqual([]);
    survey.close();
    await survey.release();
    await mix();
    expect((await rows()).filter(({ mixed }) => mixed)).toHaveLength(4);
    const [left] = await db.query(sql`
      select (select count(*) from waiting_responses) as waiting,
             unmixed from survey_counts`);
    expect(left).toEqual({ waiting: 4, unmixed: false });
  });

  it("can be withdrawn after they were mixed", async () => {
    survey = await startReadSurvey(db, { reads: "rows" });
    await answer(40);
    await survey.release();
    survey.test.clock.advance({ hours: 1 });
    await mix();
    for (const actorId of survey.actorIds.splice(0))
      await survey.withdraw(actorId);
    expect(await rows()).not.toHaveLength(40);
  });
});
