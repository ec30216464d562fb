import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import type { Database } from "./database.ts";
import { NoDatabase } from "./errors.ts";
import { FolderInUse } from "./lock.ts";
import { openDatabase } from "./open.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nearsay-open-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

function open(mayCreate = true): Promise<Database> {
  const folder = join(dataDir, "database");
  return openDatabase({
    database: { engine: "pglite", folder },
    dataDir,
    dataDirMinFree: 0,
    mayCreate,
    onDeath: () => undefined,
  });
}

test("an embedded database keeps its rows and releases its folder", async () => {
  const first = await open();
  await first.execute(
    "create table thing (id int); insert into thing values (7)",
  );
  await expect(open()).rejects.toBeInstanceOf(FolderInUse);
  await first.close();
  const second = await open();
  expect(await second.query(sql`select id from thing`)).toEqual([{ id: 7 }]);
  await second.close();
});

test("a first start that was interrupted is repeated", async () => {
  const draft = join(dataDir, "database.new");
  await mkdir(draft);
  await writeFile(join(draft, "PG_VERSION"), "18\n");
  const db = await open();
  expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await db.close();
  expect(existsSync(draft)).toBe(false);
});

test("a folder that cannot be opened is released", async () => {
  await writeFile(join(dataDir, "database"), "not a folder");
  await expect(open()).rejects.not.toBeInstanceOf(FolderInUse);
  await expect(open()).rejects.not.toBeInstanceOf(FolderInUse);
});

test("no database is created if one must exist, and nothing is written", async () => {
  await expect(open(false)).rejects.toBeInstanceOf(NoDatabase);
  expect(await readdir(dataDir)).toEqual([]);
  await (await open()).close();
  await (await open(false)).close();
});
