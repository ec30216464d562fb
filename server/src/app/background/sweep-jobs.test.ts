import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { EmbedPage, inFrame } from "../../testing/embed-page.ts";
import {
  holdTransaction,
  untilBlocked,
} from "../../testing/hold-transaction.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { createSweepJobs } from "./sweep-jobs.ts";

async function countRows(db: Database) {
  const [counts] = await db.query<Record<string, number>>(sql`
    select (select count(*) from sessions) as sessions,
           (select count(*) from actors) as actors,
           (select count(*) from survey_tokens) as tokens,
           (select count(*) from surveys) as surveys`);
  return counts;
}

describeOnEachEngine("the cleanup jobs", (open, engine) => {
  const start = async () => {
    const db = await open();
    const { app, visitor, clock } = await startTestApp(db);
    const sweep = async () => {
      for (const job of createSweepJobs(db, clock.read)) await job.run();
    };
    return { db, app, visitor, clock, sweep };
  };

  it("end sessions a year after their last use, with their actors, and keep what they wrote", async () => {
    const { db, visitor, clock, sweep } = await start();
    await publishSurvey(await visitor());
    await visitor({ consent: false });
    clock.advance({ hours: 24 });
    const kept = await visitor();
    clock.advance({ hours: 364 * 24 });
    await sweep();
    expect(await countRows(db)).toMatchObject({
      sessions: 1,
      actors: 1,
      surveys: 1,
    });
    expect((await kept.get("/auth/identity")).status).toBe(200);
  });

  it("keep an actor as long as one of its sessions is valid", async () => {
    const { db, visitor, clock, sweep } = await start();
    await visitor();
    await db.query(sql`
      insert into sessions (token_hash, actor_id, renewed_at, expires_at)
      select 'second', actor_id, renewed_at, ${clock.now} from sessions`);
    await sweep();
    expect(await countRows(db)).toMatchObject({ sessions: 1, actors: 1 });
  });

  it("also end visitors of embedded surveys a year after their last visit", async () => {
    const { db, app, visitor, clock, sweep } = await start();
    const surveyId = await publishSurvey(await visitor());
    await db.query(sql`delete from sessions`);
    await db.query(sql`delete from actors`);
    const arrive = async () => {
      const page = new EmbedPage(app, surveyId, inFrame);
      await page.visit();
      await page.send("POST", "/consent");
      return page;
    };
    const [gone, kept] = [await arrive(), await arrive()];
    await gone.send("DELETE", "/consent");
    clock.advance({ hours: 24 });
    await kept.visit();
    await sweep();
    expect(await countRows(db)).toMatchObject({ actors: 2 });
    clock.advance({ hours: 364 * 24 });
    await sweep();
    expect(await countRows(db)).toMatchObject({ actors: 1, sessions: 1 });
    expect((await kept.visit()).body).toMatchObject({ consented: true });
    clock.advance({ hours: 365 * 24 });
    await sweep();
    expect(await countRows(db)).toMatchObject({ actors: 0, sessions: 0 });
    await kept.visit();
    expect(await countRows(db)).toMatchObject({ actors: 0, sessions: 0 });
  });

  it("delete survey tokens after a day", async () => {
    const { db, visitor, clock, sweep } = await start();
    const client = await visitor();
    await client.post("/surveys/embedded-token");
    await sweep();
    expect(await countRows(db)).toMatchObject({ tokens: 1 });
    clock.advance({ hours: 24 });
    await sweep();
    expect(await countRows(db)).toMatchObject({ tokens: 0, sessions: 1 });
  });

  it("skip rows that are locked, and leave them for the next run", async () => {
    const { db, clock, sweep } = await start();
    await db.query(sql`
      insert into rate_counts (rule, caller, hits, ends_at)
      values ('test', 'held', 1, ${clock.now}), ('test', 'free', 1, ${clock.now})`);
    const commit = await holdTransaction(db, (tx) =>
      tx.query(sql`select from rate_counts where caller = 'held' for update`),
    );
    const swept = sweep();
    await Promise.race([swept, untilBlocked(db)]);
    await commit();
    await swept;
    const left = await db.query(sql`select caller from rate_counts`);
    // On the embedded engine, nobody else can hold it.
    expect(left).toEqual(engine === "PGlite" ? [] : [{ caller: "held" }]);
  });

  it("run as many batches as needed, even in two processes at once", async () => {
    const { db, clock, sweep } = await start();
    await db.query(sql`
      insert into rate_counts (rule, caller, hits, ends_at)
      select 'test', 'caller ' || n, 1, ${clock.now}
      from generate_series(1, 2500) as n`);
    await Promise.all([sweep(), sweep()]);
    expect(await db.query(sql`select from rate_counts`)).toEqual([]);
  });
});
