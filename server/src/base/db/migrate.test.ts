import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";

const folders: string[] = [];

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "nearsay-migrations-"));
  folders.push(folder);
  for (const [name, script] of Object.entries(files))
    await writeFile(join(folder, name), script);
  return folder;
}

async function grow(folder: string, files: Record<string, string>) {
  const grown = await folderWith({});
  await cp(folder, grown, { recursive: true });
  for (const [name, script] of Object.entries(files))
    await writeFile(join(grown, name), script);
  return grown;
}

const first = "create table one (id int); insert into one values (1);";
const second = "alter table one add column name text default 'x';";

describeOnEachEngine("migrations", (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open({ empty: true });
  });

  test("are applied in order, once", async () => {
    const folder = await folderWith({
      "0002-b.sql": second,
      "0001-a.sql": first,
    });
    expect(await migrate(db, folder)).toEqual(["0001-a", "0002-b"]);
    expect(await migrate(db, folder)).toEqual([]);
    expect(await db.query(sql`select * from one`)).toEqual([
      { id: 1, name: "x" },
    ]);
  });

  test("include new files", async () => {
    const folder = await folderWith({ "0001-a.sql": first });
    await migrate(db, folder);
    const grown = await grow(folder, { "0002-b.sql": second });
    expect(await migrate(db, grown)).toEqual(["0002-b"]);
  });

  test("leave nothing behind if one fails", async () => {
    const folder = await folderWith({ "0001-a.sql": `${first} select 1/0;` });
    await expect(migrate(db, folder)).rejects.toThrow(
      "Migration 0001-a failed and was rolled back: division by zero",
    );
    await writeFile(join(folder, "0001-a.sql"), first);
    expect(await migrate(db, folder)).toEqual(["0001-a"]);
  });

  test("refuse a file that was changed after it was applied", async () => {
    const folder = await folderWith({ "0001-a.sql": first });
    await migrate(db, folder);
    const changed = await folderWith({ "0001-a.sql": `${first} -- changed` });
    await expect(migrate(db, changed)).rejects.toThrow("Restore the file");
  });

  test("accept other line endings in the same file", async () => {
    const script = "create table one\n(id int);\n";
    await migrate(db, await folderWith({ "0001-a.sql": script }));
    const windows = await folderWith({
      "0001-a.sql": script.replaceAll("\n", "\r\n"),
    });
    expect(await migrate(db, windows)).toEqual([]);
  });

  test("refuse a database that is newer", async () => {
    const folder = await folderWith({ "0001-a.sql": first });
    await migrate(db, await grow(folder, { "0002-b.sql": second }));
    await expect(migrate(db, folder)).rejects.toThrow(
      /newer than this version of Nearsay: it has 0002-b/,
    );
  });

  test("refuse a new file with a number below an applied one", async () => {
    const folder = await folderWith({ "0002-b.sql": first });
    await migrate(db, folder);
    const grown = await grow(folder, { "0001-a.sql": "select 1;" });
    await expect(migrate(db, grown)).rejects.toThrow("next free number");
  });

  test("can be run by several processes at once", async () => {
    const folder = await folderWith({
      "0001-a.sql": first,
      "0002-b.sql": second,
    });
    await Promise.all([1, 2, 3].map(() => migrate(db, folder)));
    expect(await db.query(sql`select * from one`)).toHaveLength(1);
  });

  test("of this product create its tables", async () => {
    await migrate(db);
    expect(await db.query(sql`select * from surveys`)).toEqual([]);
  });
});

test.each([
  [
    "a file name that does not match the pattern",
    { "1-a.sql": "" },
    "name it like 0001-",
  ],
  [
    "a number that two files share",
    { "0001-a.sql": "", "0001-b.sql": "" },
    "share a number",
  ],
])("%s is refused", async (_what, files: Record<string, string>, words) => {
  const db = {} as Database;
  await expect(migrate(db, await folderWith(files))).rejects.toThrow(words);
});
