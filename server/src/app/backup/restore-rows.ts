import sql, { join, raw } from "sql-template-tag";
import type { Transaction } from "../../base/db/database.ts";
import { migrateWithin } from "../../base/db/migrate.ts";
import {
  type BackupHeader,
  BackupRefused,
  type SequenceLine,
  type TableLine,
} from "./backup-lines.ts";
import { type Table, listTables } from "./catalogue.ts";
import type { Progress } from "./progress.ts";
import type { BackupPart } from "./read-backup.ts";
import { plainValues } from "./read-rows.ts";
import { forgottenTables } from "./what-is-kept.ts";

/** Number of characters of rows that are written together. */
const charactersAtOnce = 1_000_000;

/**
 * Writes a backup into an empty database: creates the tables of its version,
 * inserts their rows, then applies newer migrations. Returns the number of rows
 * per table.
 * @throws BackupRefused if it does not fit what this program knows.
 */
export async function restoreRows(
  tx: Transaction,
  parts: AsyncIterable<BackupPart>,
  progress: Progress,
): Promise<Record<string, number>> {
  await tx.execute(plainValues);
  const writer = new RowWriter(tx, progress);
  let counts: Record<string, number> = {};
  for await (const part of parts)
    if ("header" in part) await writer.begin(part.header);
    else if ("table" in part) await writer.open(part);
    else if ("rows" in part) await writer.write(part.rows);
    else {
      await writer.end();
      if ("sequence" in part) await setSequence(tx, part);
      else ({ counts } = part);
    }
  await compareCounts(tx, counts);
  await migrateWithin(tx);
  return counts;
}

class RowWriter {
  readonly #tx: Transaction;
  readonly #progress: Progress;
  #tables: Table[] = [];
  #table: Table | undefined;
  #waiting: string[] = [];
  #characters = 0;
  /** The current insert; the next rows are read while it runs. */
  #written: Promise<void> = Promise.resolve();

  constructor(tx: Transaction, progress: Progress) {
    this.#tx = tx;
    this.#progress = progress;
  }

  async begin({ migrations }: BackupHeader): Promise<void> {
    await migrateWithin(this.#tx, migrations.length);
    this.#tables = await listTables(this.#tx);
  }

  async open(line: TableLine): Promise<void> {
    await this.#flush();
    const table = this.#tables.find(({ name }) => name === line.table);
    const columns = table?.columns.toSorted(
      (a, b) => line.columns.indexOf(a.name) - line.columns.indexOf(b.name),
    );
    const names = columns?.map(({ name }) => name);
    if (!table || !columns || names?.join() !== line.columns.join())
      throw new BackupRefused(
        `The backup has a table ${line.table} that differs from the one that this version of Nearsay creates with the same migrations. Nothing was restored.`,
      );
    // In the column order of the rows.
    this.#table = { ...table, columns };
  }

  async write(rows: readonly string[]): Promise<void> {
    for (const row of rows) {
      this.#waiting.push(row);
      this.#characters += row.length;
      if (this.#characters >= charactersAtOnce) await this.#flush();
    }
  }

  async end(): Promise<void> {
    await this.#flush();
    await this.#written;
  }

  async #flush(): Promise<void> {
    const rows = this.#waiting;
    const table = this.#table;
    if (table === undefined || rows.length === 0) return;
    this.#waiting = [];
    this.#characters = 0;
    await this.#written;
    this.#written = insertRows(this.#tx, table, rows).then(() => {
      this.#progress.add(table.name, rows.length);
    });
    // The error is reported by the next write or by the end.
    this.#written.catch(() => undefined);
  }
}

/** @param rows Each a list of texts and nulls, as JSON. */
async function insertRows(
  tx: Transaction,
  { quoted, columns }: Table,
  rows: readonly string[],
): Promise<void> {
  const names = columns.map((column) => raw(column.quoted));
  const values = columns.map(
    ({ type }, place) => sql`(cells ->> ${raw(String(place))})::${raw(type)}`,
  );
  await tx.query(sql`
    insert into ${raw(quoted)} (${join(names)})
    overriding system value
    select ${join(values)}
    from jsonb_array_elements(${`[${rows.join(",")}]`}::jsonb) as listed (cells)`);
}

async function setSequence(
  tx: Transaction,
  { sequence: { name, value, used } }: SequenceLine,
): Promise<void> {
  await tx.query(sql`
    select setval(oid::regclass, ${value}::bigint, ${used})
    from pg_class
    where relnamespace = current_schema()::regnamespace
      and relkind = 'S'
      and relname = ${name}`);
}

/** Checks that each table has the number of rows that the backup states. */
async function compareCounts(
  tx: Transaction,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  for (const { name, quoted } of await listTables(tx)) {
    // The database may have filled it automatically.
    if (name in forgottenTables) continue;
    const [row] = await tx.query<{ count: number }>(
      sql`select count(*) from ${raw(quoted)}`,
    );
    const wanted = counts[name] ?? 0;
    if (row?.count !== wanted)
      throw new BackupRefused(
        `${name} should have ${wanted} rows, but has ${row?.count}. Nothing was restored.`,
      );
  }
}
