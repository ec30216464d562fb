import { join } from "node:path";
import sql, { raw } from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { PlaceTaken } from "../../base/db/errors.ts";
import { listPending, migrateWithin } from "../../base/db/migrate.ts";
import { openDatabase } from "../../base/db/open.ts";
import { openBackupPlace, progress } from "../../testing/backup-place.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { fillEveryTable } from "../../testing/fill-every-table.ts";
import { listNames } from "../../testing/list-names.ts";
import { rewriteBackup } from "../../testing/rewrite-backup.ts";
import { databaseUrl } from "../../testing/test-postgres.ts";
import { type Config, readConfig } from "../config.ts";
import { keepKey } from "../keep-secret.ts";
import { restore } from "./restore.ts";
import { forgottenTables } from "./what-is-kept.ts";

const SECRET = "a secret for tests only, 32 chars long";
const place = openBackupPlace();

/** Opens the restored database, runs the work and closes it. */
async function within<T>(
  config: Config,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const onDeath = () => undefined;
  const db = await openDatabase({ ...config, mayCreate: false, onDeath });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

const embedded = (name = "embedded") =>
  readConfig({ DATA_DIR: join(place.folder, name), SECRET });

const disguised =
  "array['network', 'networks', 'noted_at', 'network_hash', 'square']";

/** Every row that backups contain, and the state of sequences. */
async function readAll(db: Database): Promise<Record<string, string[]>> {
  const names = await listNames(db);
  return db.transaction(async (tx) => {
    // Databases write times in different time zones.
    await tx.query(sql`set local timezone to 'UTC'`);
    const all: Record<string, string[]> = {};
    for (const name of names) {
      if (name in forgottenTables || name === "migrations") continue;
      const rows = await tx.query<{ row: string }>(sql`
        select (to_jsonb(whole) - ${raw(disguised)})::text as row
        from ${raw(name)} as whole order by 1`);
      all[name] = rows.map(({ row }) => row);
    }
    const sequences = await tx.query<{ row: string }>(sql`
      select sequencename || ' ' || coalesce(last_value, 0) as row
      from pg_sequences where schemaname = current_schema() order by 1`);
    return { ...all, sequences: sequences.map(({ row }) => row) };
  });
}

describeWithDatabase("a backup", (open, engine) => {
  let db: Database;

  beforeEach(async () => {
    db = await open();
    await keepKey(db, embedded());
  });

  /** An empty database of the same engine. */
  async function sameEngine(): Promise<Config> {
    if (engine === "PGlite") return embedded("same");
    const [row] = await (
      await open({ empty: true })
    ).query<{ name: string }>(sql`select current_database() as name`);
    const DATABASE_URL = databaseUrl(row?.name ?? "");
    return readConfig({ DATA_DIR: place.folder, DATABASE_URL, SECRET });
  }

  it("restores every value of every table and sequence, on both engines", async () => {
    await fillEveryTable(db);
    const before = await readAll(db);
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
    await place.take(db);
    for (const config of [embedded(), await sameEngine()]) {
      await restore(config, { file: place.file, progress });
      expect(await within(config, readAll)).toEqual(before);
    }
  });

  it("still shows which responses of a survey came from one network", async () => {
    await fillEveryTable(db);
    await db.query(sql`
      insert into waiting_responses (survey_id, ballot_name, network)
      select 1, gen_random_uuid(), name
      from unnest(array['era:same', 'era:same', 'era:other']) as name`);
    await place.take(db);
    const config = embedded();
    await restore(config, { file: place.file, progress });
    const shared = await within(config, (restored) =>
      restored.query(sql`
        select count(*) as count, min(network) like 'era:%' as "isComparable",
               bool_or(network = 'era:same') as "isKept"
        from waiting_responses where survey_id = 1
        group by network having count(*) > 1`),
    );
    expect(shared).toEqual([{ count: 2, isComparable: false, isKept: false }]);
  });

  it("is restored only to an empty target, and changes no other", async () => {
    await place.take(db);
    const config = await sameEngine();
    await restore(config, { file: place.file, progress });
    await within(config, (restored) =>
      restored.query(sql`insert into waitlist (email, role, joined_at)
                         values ('kept@example.org', 'user', now())`),
    );
    await expect(
      restore(config, { file: place.file, progress }),
    ).rejects.toThrow(PlaceTaken);
    const kept = await within(config, (restored) =>
      restored.query(sql`select email from waitlist`),
    );
    expect(kept).toEqual([{ email: "kept@example.org" }]);
  });

  it("leaves an empty target if it is incomplete", async () => {
    await fillEveryTable(db);
    await place.take(db);
    // An error that the first reading does not detect.
    await rewriteBackup(place.file, (line) =>
      line.replace("2026-02-28", "2026-02-31"),
    );
    const config = await sameEngine();
    await expect(
      restore(config, { file: place.file, progress }),
    ).rejects.toThrow("2026-02-31");
    await rewriteBackup(place.file, (line) =>
      line.replace("2026-02-31", "2026-02-28"),
    );
    await restore(config, { file: place.file, progress });
  });

  it("of an older version is brought up to date", async () => {
    const older = await open({ empty: true });
    await older.transaction((tx) => migrateWithin(tx, 44));
    await older.query(sql`
      insert into waitlist (email, role, joined_at)
      values ('early@example.org', 'user', now())`);
    await place.take(older);
    const config = await sameEngine();
    const { header } = await restore(config, { file: place.file, progress });
    expect(header).toMatchObject({ secret_check: null });
    await within(config, async (restored) => {
      expect(await listPending(restored)).toEqual([]);
      expect(await restored.query(sql`select email from waitlist`)).toEqual([
        { email: "early@example.org" },
      ]);
    });
  });
});
