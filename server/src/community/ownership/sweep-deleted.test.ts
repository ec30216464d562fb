import { limits } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
  surveyPayload,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { sweepDeleted } from "./sweep-deleted.ts";

const people = 3500;

describeOnEachEngine("surveys that are deleted permanently", (open) => {
  let db: Database;
  let test: TestApp;
  let surveys: Published[];

  beforeEach(async () => {
    db = await open();
    test = await startTestApp(db);
    const creator = await test.visitor();
    surveys = [];
    for (let count = 0; count < 3; count += 1) {
      const published = await publishWithKey(creator);
      const { title } = surveyPayload();
      await ownerOf(published).delete("", { title });
      surveys.push(published);
      test.clock.advance({ hours: 1 });
    }
    test.clock.advance({ hours: limits.undeleteDays * 24 });
  });

  const ownerOf = (published: Published) => new KeyHolder(test.app, published);

  /** A database that runs this function before each transaction. */
  function between(work: (transaction: number) => Promise<void>): Database {
    let transactions = 0;
    return {
      engine: db.engine,
      query: (statement) => db.query(statement),
      execute: (script) => db.execute(script),
      close: () => db.close(),
      async transaction(wrapped) {
        await work((transactions += 1));
        return db.transaction(wrapped);
      },
    };
  }

  const sweep = (among: Database, signal?: AbortSignal) =>
    sweepDeleted({
      db: among,
      clock: test.clock.read,
      changes: createChanges(),
    }).run(signal);

  async function listLeft(): Promise<number[]> {
    const rows = await db.query<{ id: number }>(sql`
      select survey_id as id from surveys order by 1`);
    return rows.map(({ id }) => id);
  }

  async function countResponses(): Promise<number> {
    const [row] = await db.query<{ count: number }>(sql`
      select count(*) from responses`);
    return row?.count ?? 0;
  }

  async function fill({ id }: Published): Promise<void> {
    await db.query(sql`
      insert into responses (survey_id, ballot_name, answers, created_at)
      select ${id}, gen_random_uuid(), '{}', ${test.clock.now}
      from generate_series(1, ${people}::int)`);
  }

  it("are deleted even if another one fails, which is reported and tried again", async () => {
    const failing = between((transaction) =>
      transaction === 1
        ? Promise.reject(new Error("out of luck"))
        : Promise.resolve(),
    );
    await expect(sweep(failing)).rejects.toMatchObject({
      message: "1 of 3 surveys were not deleted",
      errors: [new Error("out of luck")],
    });
    expect(await listLeft()).toEqual([surveys[0]?.id]);
    await sweep(db);
    expect(await listLeft()).toEqual([]);
  });

  it("are deleted in steps of a thousand rows, and cannot be restored in between", async () => {
    const [large] = surveys as [Published];
    await fill(large);
    let before = people;
    const steps: number[] = [];
    const watched = between(async (transaction) => {
      const now = await countResponses();
      if (now < before) steps.push(before - now);
      before = now;
      if (transaction > 1 && transaction < 4)
        expect((await ownerOf(large).post("/undelete")).status).toBe(404);
    });
    await sweep(watched);
    expect(Math.max(...steps)).toBe(1000);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(people);
    expect(await listLeft()).toEqual([]);
  });

  it("continue to be deleted after a process has stopped", async () => {
    const [large] = surveys as [Published];
    await fill(large);
    const stopping = new AbortController();
    const stopped = between((transaction) => {
      if (transaction === 3) stopping.abort();
      return Promise.resolve();
    });
    await sweep(stopped, stopping.signal);
    expect(await countResponses()).toBe(people - 2000);
    expect(await listLeft()).toHaveLength(3);
    await sweep(db);
    expect(await listLeft()).toEqual([]);
    expect(await countResponses()).toBe(0);
  });
});
