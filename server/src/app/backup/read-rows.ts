import { createHash, randomBytes } from "node:crypto";
import sql, { join, raw } from "sql-template-tag";
import type { Database, Transaction } from "../../base/db/database.ts";
import { type BackupHeader, type EndLine } from "./backup-lines.ts";
import { type Table, listSequences, listTables } from "./catalogue.ts";
import type { Progress } from "./progress.ts";
import { whatIsRead } from "./what-is-kept.ts";

/** Number of rows in memory at once; the largest rows have about 64 KB. */
const rowsAtOnce = 500;

/**
 * Makes PostgreSQL write values in a form that any server reads as the same
 * values, whatever its settings.
 */
export const plainValues = `
  set local datestyle = 'ISO, YMD';
  set local timezone = 'UTC';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';`;

/** Reads a snapshot of a database: the result excludes what is written in the meantime. */
export function readAtOnce<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(
      `set transaction isolation level repeatable read, read only; ${plainValues}`,
    );
    return work(tx);
  });
}

/** The lines of a backup; each text contains many. */
export async function* readLines(
  tx: Transaction,
  header: BackupHeader,
  progress: Progress,
): AsyncGenerator<string, void> {
  const hash = createHash("sha256");
  const rows: Record<string, number> = {};
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  yield hashed(toLine(header));
  const key = randomBytes(32).toString("hex");
  for (const table of await listTables(tx)) {
    let count = 0;
    const columns = table.columns.map(({ name }) => name);
    yield hashed(toLine({ table: table.name, columns }));
    for await (const lines of readTable(tx, table, key)) {
      count += lines.length;
      progress.add(table.name, lines.length);
      yield hashed(`${lines.join("\n")}\n`);
    }
    rows[table.name] = count;
  }
  for (const sequence of await listSequences(tx))
    yield hashed(toLine({ sequence }));
  const end: EndLine = { end: { rows, sha256: hash.digest("hex") } };
  yield toLine(end);
}

const toLine = (value: object) => `${JSON.stringify(value)}\n`;

async function* readTable(
  tx: Transaction,
  { name, quoted, columns }: Table,
  key: string,
): AsyncGenerator<string[], void> {
  const cells = columns.map(
    (column) => sql`(${whatIsRead(name, column, key)})::text`,
  );
  await tx.query(sql`
    declare backup_rows no scroll cursor for
    select json_build_array(${join(cells)})::text as line from ${raw(quoted)}`);
  for (;;) {
    const rows = await tx.query<{ line: string }>(
      sql`fetch ${raw(String(rowsAtOnce))} from backup_rows`,
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsAtOnce) break;
  }
  await tx.query(sql`close backup_rows`);
}
