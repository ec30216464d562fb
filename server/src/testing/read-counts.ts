import sql, { type Sql } from "sql-template-tag";
import {
  type CounterMismatch,
  findCounterMismatches,
} from "../insights/analytics/recount.ts";
import type { Database } from "../base/db/database.ts";
import { startPglite } from "../base/db/pglite-engine.ts";
import { PgliteDatabase } from "../base/db/pglite.ts";
import { alwaysOpen } from "./test-pglite.ts";
import { PostgresDatabase } from "../base/db/postgres.ts";

/** The numbers of rows, and the values of the counters. */
export interface Counts {
  rows: number;
  responses: number;
  /** Withdrawn responses that are still in the figures. */
  leaving: number;
  /** Responses in the figures, and responses that wait for release. */
  released: number;
  waiting: number;
  /** Flagged ones and those by ticket, among released responses. */
  flagged: number;
  ticketed: number;
  mismatches: CounterMismatch[];
}

/** Reads an embedded database that no process has open. */
export async function readEmbedded(folder: string): Promise<Counts> {
  return readAll(new PgliteDatabase(alwaysOpen(await startPglite({ folder }))));
}

export function readPostgres(url: string): Promise<Counts> {
  const settings = { url, poolSize: 1, statementTimeout: 10_000 };
  return readAll(new PostgresDatabase(settings));
}

/** The released total in the counters of a part. */
function countParts(part: number): Sql {
  return sql`
    select coalesce(sum(total), 0)::int
    from part_counts
    where part = ${part}::smallint and kind = 'released'`;
}

async function readAll(db: Database): Promise<Counts> {
  try {
    const [counts] = await db.query<Omit<Counts, "mismatches">>(sql`
      select (select count(*) from responses)::int as rows,
        (select sum(response_count) from survey_counts)::int as responses,
        (select sum(leaving_count) from survey_counts)::int as leaving,
        (select sum(released_count) from survey_counts)::int as released,
        (select count(*) from waiting_responses)::int as waiting,
        (${countParts(1)}) as flagged,
        (${countParts(2)}) as ticketed`);
    if (counts === undefined) throw new Error("There are no counts.");
    return { ...counts, mismatches: await findCounterMismatches(db) };
  } finally {
    await db.close();
  }
}
