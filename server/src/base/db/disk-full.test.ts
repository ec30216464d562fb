import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import sql, { type Sql } from "sql-template-tag";
import { TestClient } from "../../testing/client.ts";
import { type SmallDisk, mountSmallDisk } from "../../testing/small-disk.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { readDump } from "../../testing/test-pglite.ts";
import type { Database } from "./database.ts";
import { StorageFull } from "./errors.ts";
import { PgliteKeeper } from "./pglite-keeper.ts";
import { PgliteThread } from "./pglite-thread.ts";
import { PgliteDatabase } from "./pglite.ts";

const rounds = Array.from({ length: 10 }, (_, index) => index);
const disk = mountSmallDisk(256);

if (disk === null)
  test("a full disk is NOT tested: this account may not mount a small disk", () => {
    expect(mountSmallDisk(1)).toBeNull();
  });
else
  describe("an embedded database on a disk that fills up", () => {
    whileFull(disk);
  });

function whileFull(small: SmallDisk): void {
  let db: Database;
  const acknowledged: string[] = [];
  const deaths: Error[] = [];

  beforeAll(async () => {
    const folder = join(small.folder, "database");
    const dump = await readDump("TEST_PGLITE");
    const making = await PgliteThread.start({ folder, dump }, () => undefined);
    await making.close();
    const onDeath = (error: Error) => deaths.push(error);
    const watching = { folder, minFree: 0, everyMs: 100 };
    const keeper = await PgliteKeeper.start({ ...watching, onDeath });
    db = new PgliteDatabase(keeper);
    // Otherwise, log segments that are kept for reuse would have to be filled
    // first.
    await db.execute("alter system set max_wal_size = '32MB'");
    await db.execute("alter system set min_wal_size = '32MB'");
    await db.execute("create table kept (name text primary key, body text)");
  }, 300_000);

  afterAll(async () => {
    await db.close();
    small.remove();
  });

  async function write(name: string, statement: Sql): Promise<void> {
    await db.query(statement);
    acknowledged.push(name);
  }

  /** The error of the first write that is refused. */
  async function writeUntilRefused(
    round: string,
    statementOf: (name: string) => Sql,
  ): Promise<unknown> {
    for (let count = 0; count < 500; count++) {
      const name = `${round}-${count}`;
      try {
        await write(name, statementOf(name));
      } catch (error) {
        return error;
      }
    }
    throw new Error("the disk did not fill up");
  }

  async function writeAgain(name: string): Promise<void> {
    for (;;) {
      try {
        await write(name, sql`insert into kept (name) values (${name})`);
        return;
      } catch (error) {
        expect(error).toBeInstanceOf(StorageFull);
        await setTimeout(50);
      }
    }
  }

  async function expectAllKept(): Promise<void> {
    const rows = await db.query<{ name: string }>(sql`select name from kept`);
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(acknowledged));
  }

  it("refuses writes and serves reads if only its tables cannot grow, ten times", async () => {
    for (const round of rounds) {
      small.fill(0);
      const refused = await writeUntilRefused(`table-${round}`, (name) => {
        const body = crypto.getRandomValues(new Uint8Array(6000));
        const text = Buffer.from(body).toString("base64");
        return sql`insert into kept values (${name}, ${text})`;
      });
      expect(refused).toBeInstanceOf(StorageFull);
      expect(refused).toMatchObject({ cause: { severity: "ERROR" } });
      await expectAllKept();
      small.free();
      await writeAgain(`table-${round}-after`);
    }
    await expectAllKept();
  }, 300_000);

  it("reopens automatically after its log could not grow, ten times", async () => {
    for (const round of rounds) {
      small.fill(4_000_000);
      const refused = await writeUntilRefused(
        `log-${round}`,
        // Fills the log without the tables.
        (name) =>
          sql`with filled as (select pg_logical_emit_message(true, 'fill', repeat('x', 1000000)))
            insert into kept (name) select ${name} from filled`,
      );
      expect(refused).toBeInstanceOf(StorageFull);
      // Not always 53100: the engine may report an error of its shutdown
      // instead.
      expect(refused).toMatchObject({ cause: { severity: "PANIC" } });
      await expect(db.query(sql`select 1`)).rejects.toBeInstanceOf(StorageFull);
      small.free();
      await writeAgain(`log-${round}-after`);
      await db.execute("checkpoint");
    }
    await expectAllKept();
    expect(deaths).toEqual([]);
  }, 300_000);

  it("responds to writes with 503 and the reason, is not ready, and serves reads", async () => {
    const { app, visitor } = await startTestApp(db);
    const author = await visitor();
    small.fill(0);
    const client = new TestClient(app);
    const full = { status: 503, code: "STORAGE_FULL" };
    const large = sql`insert into kept select 'large' || n, gen_random_uuid()::text || repeat(n::text, 500) from generate_series(1, 100000) as n`;
    await expect(db.query(large)).rejects.toBeInstanceOf(StorageFull);
    const written = await client.post("/auth/anon", {});
    expect(written.body).toMatchObject(full);
    expect(written.headers["retry-after"]).toBe("10");
    const ready = await client.get("/health/ready");
    expect(ready.body).toMatchObject(full);
    expect((await client.get("/health")).status).toBe(200);
    expect((await author.get("/surveys")).status).toBe(200);
    small.free();
    while ((await client.get("/health/ready")).status !== 200)
      await setTimeout(50);
    expect((await client.post("/auth/anon", {})).status).toBeLessThan(400);
  });

  it("closes in time while it is full", async () => {
    small.fill(0);
    await db.close();
  });
}
