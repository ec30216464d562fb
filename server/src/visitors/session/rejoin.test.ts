import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { randomUUID } from "node:crypto";
import sql, { raw } from "sql-template-tag";
import { createSweepJobs } from "../../app/background/sweep-jobs.ts";
import type { Database } from "../../base/db/database.ts";
import { migrate } from "../../base/db/migrate.ts";
import { newToken, tokenHash } from "../../base/security/token.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { dumpDatabase } from "../../testing/dump-database.ts";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { OperatorClient } from "../../testing/operator-client.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";

const migrations = fileURLToPath(
  new URL("../../../migrations", import.meta.url),
);

/** Those that still have the column of before. */
const voiceTables = [
  "survey_likes",
  "survey_reports",
  "access_grants",
  "discussion_turns",
  "share_links",
] as const;

describeOnEachEngine("rows from before names were derived", (open) => {
  const [me, other] = [randomUUID(), randomUUID()];
  const token = newToken();
  let folder: string;
  let db: Database;
  let test: TestApp;
  let client: TestClient;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nearsay-before-names-"));
    for (const file of await readdir(migrations))
      if (file < "0075") await cp(join(migrations, file), join(folder, file));
  });

  afterAll(() => rm(folder, { recursive: true }));

  /** A survey by the first person, in which both did everything. */
  async function fill(): Promise<void> {
    await db.query(sql`
      insert into actors (actor_id, opted_out, created_at)
      select id, false, ${test.clock.now}::timestamptz
      from unnest(${[me, other]}::uuid[]) as id`);
    await db.query(sql`
      insert into sessions (token_hash, actor_id, renewed_at, expires_at)
      values (${tokenHash(token)}, ${me}, ${test.clock.now},
              ${test.clock.now}::timestamptz + interval '1 year')`);
    await db.query(sql`
      insert into surveys (
        survey_uuid, owner_id, title, instructions, created_at, expires_at
      ) values (
        gen_random_uuid(), ${me}, 'Old', '', now(),
        ${test.clock.now}::timestamptz + interval '400 days'
      )`);
    await db.query(sql`
      insert into questions (survey_id, question_id, place, question_text, question_type)
      values (1, 1, 1, 'Why?', 'free_text')`);
    await db.query(sql`
      insert into question_counts (survey_id, question_id, answer_count)
      values (1, 1, 2)`);
    await db.query(sql`
      insert into survey_counts (
        survey_id, response_count, released_count, post_count, like_count
      ) values (1, 2, 2, 2, 2)`);
    await db.query(sql`
      insert into responses (survey_id, actor_id, answers, created_at)
      select 1, id, '{"1": "Mine"}', ${test.clock.now}::timestamptz
      from unnest(${[me, other]}::uuid[]) as id`);
    await db.query(sql`
      insert into response_hours (survey_id, hour, response_count)
      values (1, date_trunc('hour', ${test.clock.now}::timestamptz, 'UTC'), 2)`);
    await db.query(sql`
      insert into response_days (survey_id, day, way_in, response_count)
      values (1, (${test.clock.now}::timestamptz at time zone 'UTC')::date, 'site', 2)`);
    await db.query(sql`
      insert into read_rows (survey_id, row_number, actor_id)
      values (1, 1, ${me}), (1, 2, ${other})`);
    await db.query(sql`update survey_counts set read_count = 2`);
    await db.query(sql`
      insert into posts (survey_id, post_id, actor_id, content, created_at)
      select 1, nth, id, 'Words', ${test.clock.now}::timestamptz
      from unnest(${[me, other]}::uuid[]) with ordinality as given (id, nth)`);
    await db.query(sql`
      insert into survey_likes (survey_id, actor_id, created_at)
      select 1, id, now() from unnest(${[me, other]}::uuid[]) as id`);
    await db.query(sql`
      insert into survey_reports (survey_id, actor_id, reason, weight, created_at)
      select 1, id, 'Too long', 0, now() from unnest(${[me, other]}::uuid[]) as id`);
    await db.query(sql`
      insert into access_grants (survey_id, actor_id, granted_at)
      select 1, id, now() from unnest(${[me, other]}::uuid[]) as id`);
    await db.query(sql`
      insert into share_links (survey_id, actor_id, token_hash, created_at)
      values (1, ${me}, ${tokenHash(oldLink())}, ${test.clock.now})`);
    await db.query(sql`
      insert into discussion_turns (survey_id, actor_id, wrote_at)
      select 1, id, now() from unnest(${[me, other]}::uuid[]) as id`);
  }

  /** As tokens derived before. */
  const oldLink = () =>
    createKeyedHash(testConfig().secret).of(
      "share token",
      1,
      me,
      test.clock.now.toISOString(),
    );

  beforeEach(async () => {
    db = await open({ empty: true });
    await migrate(db, folder);
    test = await startTestApp(db);
    await fill();
    await migrate(db);
    client = new TestClient(test.app);
    client.cookies.set("nearsay_session", token);
  });

  afterEach(async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
    await test.app.close();
  });

  const former = () =>
    db.query(sql`select actor_id as "actorId" from former_names`);

  it("have other names at once, and belong to their person again on the next request", async () => {
    const rows = await db.query(sql`
      select ballot_name as name from responses
      union all select voice_name from posts
      union all select owner_id from surveys`);
    expect(rows).toHaveLength(5);
    for (const row of rows)
      expect([me, other]).not.toContain((row as { name: string }).name);
    const { body } = await client.get("/me/data");
    expect(body).toMatchObject({
      responses: [{ surveyId: 1, answers: [{ answer: ["Mine"] }] }],
      posts: [{ id: 1 }],
      likes: [{ surveyId: 1 }],
      reports: [{ surveyId: 1 }],
      surveys: [{ title: "Old" }],
    });
    expect(await former()).toEqual([{ actorId: other }]);
    for (const table of voiceTables) {
      const own = await db.query(sql`
        select from ${raw(table)}
        where voice_name = ${client.bearer.voiceIn(1)}`);
      expect(own).toHaveLength(1);
    }
    const [read] = await db.query(sql`
      select row_number as "row" from read_rows
      where ballot_name = ${client.bearer.ballotIn(1)}`);
    expect(read).toEqual({ row: 1 });
  });

  it("include a link that is shared again unchanged", async () => {
    await client.get("/health");
    const { body } = await client.post("/surveys/1/share-links");
    expect(body).toEqual({ token: oldLink() });
  });

  it("have authors who can be blocked before they return", async () => {
    const operator = await OperatorClient.make(test.app);
    await operator.post("/blocks", { kind: "post", id: 1 });
    await client.get("/health");
    const { status, body } = await client.post("/surveys/1/like");
    expect([status, body]).toMatchObject([403, { code: "BLOCKED" }]);
  });

  it("can be deleted by their person", async () => {
    await client.get("/health");
    expect((await client.delete("/me/data")).status).toBe(204);
    const [left] = await db.query(sql`
      select (select count(*) from posts) as posts,
             (select count(*) from survey_likes) as likes`);
    expect(left).toEqual({ posts: 1, likes: 1 });
    expect(await dumpDatabase(db)).not.toContain(me);
  });

  it("belong to nobody after 90 days", async () => {
    const ninetyDays = 91 * 24;
    test.clock.now = new Date();
    test.clock.advance({ hours: ninetyDays });
    for (const job of createSweepJobs(db, test.clock.read)) await job.run();
    expect(await former()).toEqual([]);
  });
});
