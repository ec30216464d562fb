import { mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { fillEveryTable } from "../../testing/fill-every-table.ts";
import { listNames } from "../../testing/list-names.ts";
import { readConfig } from "../config.ts";
import { keepKey } from "../keep-secret.ts";
import { backUp } from "./back-up.ts";
import { BackupRefused } from "./backup-lines.ts";
import { createProgress } from "./progress.ts";
import { forgottenTables, keptTables, toldFirst } from "./what-is-kept.ts";

const progress = createProgress(() => undefined);
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nearsay-backup-"));
  file = join(folder, "site.gz");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const take = (db: Database) =>
  backUp(db, { file, settings: ["SECRET"], now: new Date(), progress });

const unpack = async () => gunzipSync(await readFile(file)).toString();

describeWithDatabase("a backup", (open) => {
  let db: Database;

  beforeEach(async () => {
    db = await open();
    const SECRET = "a secret for tests only, 32 chars long";
    await keepKey(db, readConfig({ DATA_DIR: folder, SECRET }));
  });

  it("knows of every table whether it is kept", async () => {
    const lists = [
      ...[...keptTables, ...Object.keys(forgottenTables), ...toldFirst],
    ].filter((name) => name !== "network_salts");
    expect(await listNames(db)).toEqual(lists.sort());
    const unlogged = await listNames(db, sql`relpersistence = 'u'`);
    expect(unlogged.length).toBeGreaterThan(2);
    for (const name of unlogged) expect(forgottenTables).toHaveProperty(name);
  });

  it("holds nothing of what is forgotten", async () => {
    const columns = ["network", "network_hash"];
    await fillEveryTable(db, (table, column) =>
      table in forgottenTables || columns.includes(column)
        ? `canary of ${table}`
        : undefined,
    );
    await take(db);
    const lines = await unpack();
    const found = lines.match(/canary of \w+/g) ?? [];
    // Random names already, as no moment is noted.
    expect(new Set(found)).toEqual(
      new Set([
        "canary of leaving_days1",
        "canary of leaving_responses1",
        "canary of waiting_responses1",
      ]),
    );
    for (const name of Object.keys(forgottenTables))
      expect(lines).not.toContain(`"table":"${name}"`);
  });

  it("is for this account alone, and takes no other's name", async () => {
    await take(db);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const before = await readFile(file);
    const again = take(db);
    await expect(again).rejects.toBeInstanceOf(BackupRefused);
    await expect(again).rejects.toThrow("already");
    expect(await readFile(file)).toEqual(before);
    expect(await readdir(folder)).toEqual(["site.gz"]);
  });
});
