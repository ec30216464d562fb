import type pg from "pg";
import type { Sql } from "sql-template-tag";
import { asDatabaseError } from "./postgres-errors.ts";
import { encode } from "./values.ts";

/** Runs a statement on this connection. Rejects with StatementError or DatabaseUnavailable. */
export async function ask<Row>(
  client: pg.ClientBase,
  statement: Sql,
): Promise<Row[]> {
  try {
    const values = statement.values.map(encode);
    const answer = await client.query({ text: statement.text, values });
    return answer.rows as Row[];
  } catch (error) {
    throw asDatabaseError(error);
  }
}
