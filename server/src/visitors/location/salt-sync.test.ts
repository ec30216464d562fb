import sql from "sql-template-tag";
import type { Database, Queryable } from "../../base/db/database.ts";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { TestClock } from "../../testing/test-app.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { openTestPostgres } from "../../testing/test-postgres.ts";
import { saltChannel, takeMark } from "./salt-repository.ts";
import { createSalts } from "./salts.ts";

const hash = createKeyedHash("secret");

/** Each process has a separate connection that receives the others' messages. */
describe("processes that sync the day's salt on one PostgreSQL", () => {
  let database: TestDatabase;
  let db: Database;
  const clock = new TestClock();
  const salts = () => createSalts(db, clock.read, hash);

  beforeEach(async () => {
    database = await openTestPostgres({});
    db = database.db;
  });

  afterEach(() => database.remove());

  /** A separate connection, with the messages that it receives. */
  function connect(received: string[] = []): Promise<Queryable> {
    return new Promise((resolve) => {
      db.listen?.(saltChannel, {
        message: (text) => received.push(text),
        listening: resolve,
        lost: () => undefined,
      });
    });
  }

  it("agree again after all connections were lost, and use what they knew until then", async () => {
    const [one, other] = [salts(), salts()];
    const salt = await one.today();
    expect(await other.today()).toBe(salt);
    await db.query(sql`
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    expect(await one.today()).toBe(salt);
    const third = await salts().today();
    const agreed = async () =>
      (await one.today()) === third && (await other.today()) === third;
    while (!(await agreed())) await db.query(sql`select 1`);
    expect(await salts().today()).toBe(third);
  });

  it("go on without a process that holds the lock and does not respond", async () => {
    await takeMark(await connect(), hash.of("salts", "2026-03-02", 0));
    const [one, other] = await Promise.all([salts().today(), salts().today()]);
    expect(one).toBe(other);
    expect(await salts().today()).toBe(one);
  });

  it("reveal neither today's salt nor an earlier one to others", async () => {
    const received: string[] = [];
    await connect(received);
    const salt = await salts().today();
    expect(await salts().today()).toBe(salt);
    await db.query(sql`select pg_notify(${saltChannel}, 'the end')`);
    while (received.at(-1) !== "the end") await db.query(sql`select 1`);
    expect(received.length).toBeGreaterThan(2);
    expect(received.join()).not.toContain(salt);
  });

  it("send no salt of an earlier day, also not to a process whose clock is behind", async () => {
    const [clock, behind] = [new TestClock(), new TestClock()];
    const salt = await createSalts(db, clock.read, hash).today();
    clock.advance({ hours: 14 });
    const late = createSalts(db, behind.read, hash);
    expect(await late.today()).not.toBe(salt);
  });
});
