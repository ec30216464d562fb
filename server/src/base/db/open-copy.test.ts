import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import type { Database } from "./database.ts";
import { StorageFull } from "./errors.ts";
import { copyFolder } from "./copy-folder.ts";
import { openDatabase } from "./open.ts";

describe("a copy of an embedded database", () => {
  let dataDir: string;
  let db: Database;

  const open = () =>
    openDatabase({
      database: { engine: "pglite", folder: join(dataDir, "database") },
      dataDir,
      dataDirMinFree: 0,
      onDeath: () => undefined,
    });
  const list = async () => (await readdir(dataDir)).sort();
  const words = (of: Database) =>
    of.query(sql`select word from words order by word`);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "nearsay-copy-"));
    db = await open();
    await db.execute("create table words (word text)");
  });

  beforeEach(async () => {
    await db.query(sql`delete from words`);
    await db.query(sql`insert into words values ('before')`);
  });

  afterAll(async () => {
    await db.close();
    await rm(dataDir, { recursive: true });
  });

  it("contains what was written before it, and nothing written since", async () => {
    const copy = (await db.openCopy?.()) as Database;
    await db.query(sql`insert into words values ('since')`);
    expect(await words(copy)).toEqual([{ word: "before" }]);
    await copy.query(sql`insert into words values ('there')`);
    expect(await words(db)).toEqual([{ word: "before" }, { word: "since" }]);
    await copy.close();
  });

  it("waits for running transactions", async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    const transaction = db.transaction(async (tx) => {
      await tx.query(sql`insert into words values ('half')`);
      await held;
      await tx.query(sql`insert into words values ('whole')`);
    });
    const copying = db.openCopy?.();
    go();
    await transaction;
    const copy = (await copying) as Database;
    expect(await words(copy)).toHaveLength(3);
    await copy.close();
  });

  it("is private to this account, and deleted when it is closed", async () => {
    const before = await list();
    const copy = (await db.openCopy?.()) as Database;
    const [name = ""] = (await list()).filter((one) => !before.includes(one));
    const { mode } = await stat(join(dataDir, name));
    expect(mode & 0o777).toBe(0o700);
    await copy.close();
    expect(await list()).toEqual(before);
  });

  it("is removed by the next start if its process was killed", async () => {
    const before = await list();
    await db.close();
    await mkdir(join(dataDir, "database.copy-0123abcd"));
    await mkdir(join(dataDir, "database.new"));
    db = await open();
    expect(await list()).toEqual(before);
  });

  it("is not started without enough disk space", async () => {
    const from = join(dataDir, "database");
    const to = join(dataDir, "database.copy-large");
    await expect(copyFolder(from, to, 2 ** 60)).rejects.toThrow(StorageFull);
    expect(await list()).not.toContain("database.copy-large");
  });
});
