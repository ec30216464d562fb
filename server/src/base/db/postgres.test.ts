import sql from "sql-template-tag";
import { startCluster } from "../../testing/start-postgres.ts";
import type { TestPostgres } from "../../testing/start-postgres.ts";
import { DatabaseUnavailable } from "./errors.ts";
import { keepPlan } from "./keep-plan.ts";
import { PostgresDatabase } from "./postgres.ts";

let server: TestPostgres;
let db: PostgresDatabase;

beforeAll(async () => {
  server = await startCluster();
  db = connect({ statementTimeout: 60_000 });
  await db.execute("create table thing (id int)");
});

function connect(options: { statementTimeout: number }): PostgresDatabase {
  return new PostgresDatabase({ url: server.url, poolSize: 3, ...options });
}

afterAll(async () => {
  await db.close();
  await server.stop();
});

test("aborts a statement that takes too long and continues", async () => {
  const hasty = connect({ statementTimeout: 500 });
  await expect(hasty.query(sql`select pg_sleep(60)`)).rejects.toMatchObject({
    name: "StatementError",
    code: "57014",
  });
  expect(await hasty.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await hasty.close();
});

test("lets scripts and background work take longer", async () => {
  const hasty = connect({ statementTimeout: 100 });
  await hasty.execute("select pg_sleep(1)");
  expect(
    await hasty.background.query(
      sql`select 1 as one, pg_sleep(1)::text as nap`,
    ),
  ).toMatchObject([{ one: 1 }]);
  await hasty.close();
  await expect(hasty.background.query(sql`select 1`)).rejects.toThrow();
});

test("plans only marked statements once per connection", async () => {
  const single = new PostgresDatabase({
    url: server.url,
    statementTimeout: 60_000,
    poolSize: 1,
  });
  for (let n = 0; n < 20; n += 1) {
    const kept = keepPlan(sql`select ${n}::int as n`);
    expect(await single.query(kept)).toEqual([{ n }]);
    await single.query(sql`select ${n}::int as other`);
  }
  const plans = sql`
    select statement, custom_plans < 20 as "isKept"
    from pg_prepared_statements`;
  expect(await single.query(plans)).toEqual([
    { statement: "select $1::int as n", isKept: true },
  ]);
  await single.close();
});

test("queues statements that exceed the pool", async () => {
  const asked = Array.from({ length: 12 }, (_, n) =>
    db.query(sql`select ${n}::int as n, pg_sleep(0.01)::text as nap`),
  );
  expect(await Promise.all(asked)).toHaveLength(12);
});

test("survives a server that dies during transactions", async () => {
  let begun = () => {};
  const started = new Promise<void>((resolve) => (begun = resolve));
  const cut = db.transaction(async (tx) => {
    await tx.query(sql`insert into thing values (1)`);
    begun();
    await tx.query(sql`select pg_sleep(60)`);
  });
  const outcome = cut.catch((error: unknown) => error);
  await started;
  await server.kill();
  expect(await outcome).toBeInstanceOf(DatabaseUnavailable);
  const whileDown = db.query(sql`select 1`);
  await expect(whileDown).rejects.toBeInstanceOf(DatabaseUnavailable);
  await server.startAgain();
  expect(await db.query(sql`select * from thing`)).toEqual([]);
});

test("runs the first statements after an orderly restart", async () => {
  await Promise.all([1, 2, 3].map(() => db.query(sql`select 1`)));
  await server.shutDown();
  await server.startAgain();
  const asked = [1, 2, 3].map(() => db.query(sql`select 1 as one`));
  expect(await Promise.all(asked)).toHaveLength(3);
});

test("reports a server that never existed as unavailable", async () => {
  const nowhere = new PostgresDatabase({
    url: "postgres://nobody@127.0.0.1:9/none",
    poolSize: 1,
    statementTimeout: 500,
  });
  const asked = nowhere.query(sql`select 1`);
  await expect(asked).rejects.toBeInstanceOf(DatabaseUnavailable);
  await nowhere.close();
});
