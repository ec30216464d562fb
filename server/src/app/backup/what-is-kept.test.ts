import { readFile, readdir, stat } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { openBackupPlace } from "../../testing/backup-place.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { fillEveryTable } from "../../testing/fill-every-table.ts";
import { listNames } from "../../testing/list-names.ts";
import { readConfig } from "../config.ts";
import { keepKey } from "../keep-secret.ts";
import { BackupRefused } from "./backup-lines.ts";
import { forgottenTables, keptTables, inFirstLine } from "./what-is-kept.ts";

const place = openBackupPlace();

const unpack = async () => gunzipSync(await readFile(place.file)).toString();

describeWithDatabase("a backup", (open) => {
  let db: Database;

  beforeEach(async () => {
    db = await open();
    const SECRET = "a secret for tests only, 32 chars long";
    await keepKey(db, readConfig({ DATA_DIR: place.folder, SECRET }));
  });

  it("has a rule for each table", async () => {
    const lists = [
      ...[...keptTables, ...Object.keys(forgottenTables), ...inFirstLine],
    ].filter((name) => name !== "network_salts");
    expect(await listNames(db)).toEqual(lists.sort());
    const unlogged = await listNames(db, sql`relpersistence = 'u'`);
    expect(unlogged.length).toBeGreaterThan(2);
    for (const name of unlogged) expect(forgottenTables).toHaveProperty(name);
  });

  it("contains nothing from excluded tables", async () => {
    const columns = ["network", "network_hash"];
    await fillEveryTable(db, (table, column) =>
      table in forgottenTables || columns.includes(column)
        ? `era:canary of ${table}`
        : undefined,
    );
    await place.take(db);
    const lines = await unpack();
    expect(lines).not.toContain("canary of");
    for (const name of Object.keys(forgottenTables))
      expect(lines).not.toContain(`"table":"${name}"`);
  });

  it("is readable by this account only, and overwrites no existing file", async () => {
    await place.take(db);
    expect((await stat(place.file)).mode & 0o777).toBe(0o600);
    const before = await readFile(place.file);
    const again = place.take(db);
    await expect(again).rejects.toBeInstanceOf(BackupRefused);
    await expect(again).rejects.toThrow("already");
    expect(await readFile(place.file)).toEqual(before);
    expect(await readdir(place.folder)).toEqual(["site.gz"]);
  });
});
