import sql from "sql-template-tag";
import { TestClient } from "../../testing/client.ts";
import {
  type SilentProxy,
  startSilentProxy,
} from "../../testing/silent-proxy.ts";
import { startTestApp } from "../../testing/test-app.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { databaseUrl, openTestPostgres } from "../../testing/test-postgres.ts";
import { DatabaseUnavailable } from "./errors.ts";
import { PostgresDatabase } from "./postgres.ts";

/**
 * Milliseconds: two and a half seconds, plus time for a busy machine. A
 * statement's own timeout is much longer.
 */
const bound = 4_000;
const statementTimeout = 20_000;

/** The duration in milliseconds. */
async function timeOf(work: Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work;
  return performance.now() - since;
}

describe("a PostgreSQL behind a network that drops all packets", () => {
  let database: TestDatabase;
  let proxy: SilentProxy;
  let db: PostgresDatabase;

  beforeEach(async () => {
    database = await openTestPostgres({});
    const [row] = await database.db.query<{ name: string }>(sql`
      select current_database() as name`);
    proxy = await startSilentProxy(databaseUrl(row?.name ?? ""));
    db = new PostgresDatabase({
      url: proxy.url,
      poolSize: 3,
      statementTimeout,
    });
  });

  afterEach(async () => {
    await proxy.close();
    await db.close();
    await database.remove();
  });

  const openConnections = () =>
    Promise.all(
      [1, 2, 3].map(() => db.query(sql`select pg_sleep(0.01)::text`)),
    );

  it("is detected soon, on open connections, within transactions and on new ones", async () => {
    await openConnections();
    let silenced = () => {};
    const silence = new Promise<void>((resolve) => (silenced = resolve));
    const cut = db.transaction(async (tx) => {
      await tx.query(sql`select 1`);
      proxy.silence();
      silenced();
      await tx.query(sql`select 2`);
    });
    await silence;
    const others = [1, 2, 3, 4].map(() => db.query(sql`select 3`));
    const answers = Promise.allSettled([cut, ...others]);
    expect(await timeOf(answers)).toBeLessThan(bound);
    for (const answer of await answers)
      expect(answer).toMatchObject({
        reason: expect.any(DatabaseUnavailable) as unknown,
      });
  });

  it("is distinguished from a slow one, even if only a single connection is dead", async () => {
    await openConnections();
    const slow = db.query(sql`select 'slow' as answer, pg_sleep(4)::text`);
    const dead = db.transaction(async (tx) => {
      await tx.query(sql`select 'the dead one'`);
      proxy.silenceThoseWith("the dead one");
      await tx.query(sql`select 1`);
    });
    const gone = expect(dead).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await timeOf(gone)).toBeLessThan(bound);
    expect(await slow).toMatchObject([{ answer: "slow" }]);
    expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it("makes requests fail with 503 soon, and succeed when it responds again", async () => {
    const { app, visitor } = await startTestApp(db);
    const client = await visitor();
    expect((await client.get("/surveys")).status).toBe(200);
    proxy.silence();
    for (const path of ["/auth/identity", "/surveys?q=bus", "/health/ready"]) {
      const since = performance.now();
      expect(await client.get(path)).toMatchObject({ status: 503 });
      expect(performance.now() - since).toBeLessThan(bound);
    }
    const since = performance.now();
    const begun = await new TestClient(app).post("/auth/anon");
    expect(begun.status).toBe(503);
    expect(performance.now() - since).toBeLessThan(bound);
    proxy.speak();
    while ((await client.get("/health/ready")).status !== 200);
    while ((await client.get("/surveys?q=bus")).status !== 200);
  });
});
