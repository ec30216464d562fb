import sql from "sql-template-tag";
import { readDump } from "../../testing/test-pglite.ts";
import { DatabaseUnavailable } from "./errors.ts";
import { PgliteThread } from "./pglite-thread.ts";
import { alwaysOpen } from "../../testing/test-pglite.ts";
import { PgliteDatabase } from "./pglite.ts";

const deaths: Error[] = [];
let db: PgliteDatabase;
let thread: PgliteThread;
let source: { dump: Uint8Array<ArrayBuffer> };

beforeAll(async () => {
  source = { dump: await readDump("TEST_PGLITE_EMPTY") };
  thread = await PgliteThread.start(source, (error) => deaths.push(error));
  db = new PgliteDatabase(alwaysOpen(thread));
});

afterAll(() => db.close());

test("returns decoded values", async () => {
  const instant = new Date("2026-02-03T04:05:06Z");
  const rows = await db.query(
    sql`select 5::bigint as big, ${instant}::timestamptz as instant, '{"a":1}'::jsonb as json`,
  );
  expect(rows).toEqual([{ big: 5, instant, json: { a: 1 } }]);
});

test("reports what the database refused", async () => {
  await db.execute("create table thing (id int primary key)");
  await db.query(sql`insert into thing values (1)`);
  await expect(
    db.query(sql`insert into thing values (1)`),
  ).rejects.toMatchObject({
    name: "StatementError",
    code: "23505",
    constraint: "thing_pkey",
  });
});

test("does not block the event loop during a long query", async () => {
  let turns = 0;
  const count = setInterval(() => turns++, 5);
  await db.query(sql`select count(*) from generate_series(1, 2000000)`);
  clearInterval(count);
  expect(turns).toBeGreaterThan(5);
});

test("has the extensions for distance and search", async () => {
  await db.execute(
    "create extension btree_gist; create extension cube; create extension earthdistance; create extension pg_trgm;",
  );
  const rows = await db.query(sql`select extname from pg_extension`);
  expect(rows).toHaveLength(5);
});

test("a thread that dies rejects pending statements and reports it", async () => {
  const dying = await PgliteThread.start(source, (error) => deaths.push(error));
  const pending = dying.run(
    "select count(*) from generate_series(1, 100000000)",
    [],
  );
  await dying.kill();
  await expect(pending).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(dying.run("select 1", [])).rejects.toThrow("thread of the");
  expect(deaths).toHaveLength(1);
  expect(deaths[0]?.message).toContain(
    "thread of the embedded database stopped",
  );
});

test("a statement that never ends is aborted with the thread and the statements behind it", async () => {
  const reported: Error[] = [];
  const onDeath = (error: Error) => reported.push(error);
  const stuck = await PgliteThread.start(source, onDeath, { run: 500 });
  await stuck.run("select 1", []);
  const endless = stuck.run(
    "with recursive n as (select 1 union all select 1 from n) select count(*) from n",
    [],
  );
  const behind = stuck.execute("select 1");
  await expect(endless).rejects.toThrow("no response for 0.5 s");
  await expect(behind).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(stuck.run("select 1", [])).rejects.toThrow("no response for");
  expect(reported).toEqual([expect.any(DatabaseUnavailable)]);
  await stuck.close();
});

test("a folder that cannot be a database rejects the start", async () => {
  const start = PgliteThread.start({ folder: "/dev/null/x" }, () => undefined);
  await expect(start).rejects.toThrow();
});
