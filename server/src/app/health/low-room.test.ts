import { join } from "node:path";
import sql from "sql-template-tag";
import { StorageFull } from "../../base/db/errors.ts";
import { PgliteKeeper } from "../../base/db/pglite-keeper.ts";
import { PgliteThread } from "../../base/db/pglite-thread.ts";
import { PgliteDatabase } from "../../base/db/pglite.ts";
import { TestClient } from "../../testing/client.ts";
import { type SmallDisk, mountSmallDisk } from "../../testing/small-disk.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { readDump } from "../../testing/test-pglite.ts";

const megabyte = 2 ** 20;
const token = "a token to scrape with";
/** The level numbers of pino. */
const [warning, failure] = [40, 50];
const disk = mountSmallDisk(256);

if (disk === null)
  test("low disk space is NOT tested: this account may not mount a small disk", () => {
    expect(mountSmallDisk(1)).toBeNull();
  });
else
  describe("a site whose disk fills up", () => {
    fillingUp(disk);
  });

interface Line {
  level: number;
  msg: string;
  freeMiB?: number;
}

function fillingUp(small: SmallDisk): void {
  let db: PgliteDatabase;
  let test: TestApp;
  let hear: (line: Line) => void = () => undefined;

  beforeAll(async () => {
    const folder = join(small.folder, "database");
    const dump = await readDump("TEST_PGLITE");
    const making = await PgliteThread.start({ folder, dump }, () => undefined);
    await making.close();
    db = new PgliteDatabase(
      await PgliteKeeper.start({
        folder,
        minFree: 40 * megabyte,
        everyMs: 20,
        onDeath: () => undefined,
      }),
    );
    const logStream = {
      write: (line: string) => {
        hear(JSON.parse(line) as Line);
      },
    };
    const settings = { metricsToken: token, logLevel: "warn" } as const;
    test = await startTestApp(db, { logStream }, settings);
    await test.app.listen({ port: 0, host: "127.0.0.1" });
  });

  afterAll(async () => {
    await test.app.close();
    await db.close();
    small.remove();
  });

  /** The next log line about the disk, when `free` MiB are left. */
  async function leave(free: number): Promise<[number, string, number]> {
    const logged = new Promise<Line>((resolve) => {
      hear = (line) => {
        if (line.freeMiB !== undefined) resolve(line);
      };
    });
    small.fill(free * megabyte);
    const { level, msg, freeMiB = -1 } = await logged;
    return [level, msg, freeMiB];
  }

  async function scrape(): Promise<string[]> {
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await test.app.inject({ url: "/metrics", headers });
    return body.match(/^nearsay_storage_\w+ \d+$/gm) ?? [];
  }

  const measured = (free: number, full: number) => [
    `nearsay_storage_free_bytes ${free * megabyte}`,
    `nearsay_storage_full ${full}`,
  ];

  const statuses = async () => {
    const client = new TestClient(test.app);
    const [write, read, ready] = [
      await client.post("/auth/anon"),
      await client.get("/surveys"),
      await client.get("/health/ready"),
    ];
    return [write, read, ready].map(({ status }) => status);
  };

  it("warns while everything works, then refuses writes but serves reads, and writes again when there is space", async () => {
    expect(await leave(39)).toEqual([
      warning,
      "the disk of DATA_DIR is nearly full",
      39,
    ]);
    expect(await scrape()).toEqual(measured(39, 0));
    expect(await statuses()).toEqual([204, 200, 200]);

    expect(await leave(9)).toEqual([
      failure,
      "the disk is full: nothing can be written",
      9,
    ]);
    expect(await scrape()).toEqual(measured(9, 1));
    expect(await statuses()).toEqual([503, 200, 503]);
    // Nine megabytes are free, but the write is not attempted.
    await expect(
      db.query(sql`create table small (id int)`),
    ).rejects.toMatchObject({ name: "StorageFull", cause: { code: "25006" } });
    await expect(
      db.transaction((tx) => tx.query(sql`delete from surveys`)),
    ).rejects.toBeInstanceOf(StorageFull);

    expect(await leave(60)).toEqual([
      warning,
      "the disk has enough free space again",
      60,
    ]);
    expect((await scrape()).at(-1)).toBe("nearsay_storage_full 0");
    expect(await statuses()).toEqual([204, 200, 200]);
  });
}
