import pg from "pg";
import { DatabaseUnavailable, StatementError } from "./errors.ts";

/** Shutdown, crash, starting up, too many clients, and the whole class of lost connections. */
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
/** What pg says in words only. */
const unreachableWords =
  /connection terminated|not queryable|timeout exceeded when trying to connect|query read timeout|cannot use a pool after/i;

/** Whether the error tells of the connection rather than of the statement. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    unreachableCodes.has(code) ||
    unreachableStates.test(code) ||
    (code === "" && unreachableWords.test(error.message)) ||
    (error instanceof AggregateError && error.errors.some(isUnreachable))
  );
}

/** The error of `pg` in the words both engines share. */
export function asDatabaseError(error: unknown): unknown {
  if (isUnreachable(error) && !(error instanceof DatabaseUnavailable))
    return new DatabaseUnavailable(reason(error), error);
  if (error instanceof pg.DatabaseError)
    return new StatementError(error, error);
  return error;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  if (error.message !== "") return error.message;
  return "code" in error ? String(error.code) : error.name;
}
