import type { Sql } from "sql-template-tag";
import pg from "pg";
import { planName } from "./keep-plan.ts";
import { encode } from "./values.ts";
import {
  errorCode,
  DatabaseUnavailable,
  StatementError,
  StorageFull,
  isDiskFull,
} from "./errors.ts";

/** Runs a statement on this connection. Rejects with StatementError or DatabaseUnavailable. */
export async function ask<Row>(
  client: pg.ClientBase,
  statement: Sql,
): Promise<Row[]> {
  try {
    const values = statement.values.map(encode);
    const name = planName(statement);
    const answer = await client.query({ name, text: statement.text, values });
    return answer.rows as Row[];
  } catch (error) {
    throw asDatabaseError(error);
  }
}

/** Shutdown, crash, starting up, too many clients, and the complete class of lost connections. */
const unreachableStates = /^(57P0[1-5]|53300|08...)$/;
const unreachableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "ETIMEDOUT",
]);
/** Errors that pg reports by message only. */
const unreachableWords =
  /connection terminated|not queryable|timeout exceeded when trying to connect|query read timeout|cannot use a pool after/i;

/** Whether the error concerns the connection rather than the statement. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const code = errorCode(error);
  if (code === "") return unreachableWords.test(messageOf(error));
  return unreachableCodes.has(code) || unreachableStates.test(code);
}

/** Converts an error of `pg` to the error classes of both engines. */
export function asDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  if (isUnreachable(error))
    return new DatabaseUnavailable(messageOf(error), error);
  if (!(error instanceof pg.DatabaseError)) return error;
  const refused = new StatementError(error, error);
  return isDiskFull(refused) ? new StorageFull(refused) : refused;
}

/** If several addresses refuse, the error has a code but no message. */
function messageOf(error: unknown): string {
  const hasMessage =
    typeof error === "object" && error !== null && "message" in error;
  const message = hasMessage ? String(error.message) : "";
  return message === "" ? errorCode(error) : message;
}
