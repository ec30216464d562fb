import type { Sql } from "sql-template-tag";

/**
 * What a repository needs of a database. Both engines answer with the same
 * JavaScript values: bigint and numeric as number, timestamptz as Date, json
 * parsed.
 */
export interface Queryable {
  /** Runs one statement and answers its rows. */
  query<Row>(statement: Sql): Promise<Row[]>;
}

export interface Database extends Queryable {
  readonly engine: "pglite" | "postgres";
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. Never wait for anything outside the database in it. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Runs several statements without parameters, as migrations have. */
  execute(script: string): Promise<void>;
  close(): Promise<void>;
}
