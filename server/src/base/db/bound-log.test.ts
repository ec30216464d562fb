import sql from "sql-template-tag";
import type { TestDatabase } from "../../testing/test-database.ts";
import { openTestPglite } from "../../testing/test-pglite.ts";
import { boundLog } from "./bound-log.ts";

const most = 1_000_000;
let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestPglite({ empty: true });
  await opened.db.execute("create table thing (text text); checkpoint");
});

afterAll(() => opened.remove());

/** Writes at least this number of bytes. */
const write = (bytes: number) =>
  opened.db.query(
    sql`insert into thing select repeat('x', 1000) from generate_series(1, ${bytes / 1000}::int)`,
  );

/** The log position from which the database would recover. */
async function neededFrom() {
  const [row] = await opened.db.query<{ from: string }>(
    sql`select redo_lsn::text as from from pg_control_checkpoint()`,
  );
  return row?.from;
}

test("the log of the embedded engine is released when enough was written, and not before", async () => {
  const job = boundLog(opened.db, most);
  const atFirst = await neededFrom();
  await write(most / 2);
  await job.run();
  expect(await neededFrom()).toBe(atFirst);
  await write(most);
  await job.run();
  const afterwards = await neededFrom();
  expect(afterwards).not.toBe(atFirst);
  await job.run();
  expect(await neededFrom()).toBe(afterwards);
});
