/** What the database reports of a failed statement. */
export interface StatementFailure {
  message: string;
  /** ERROR, or FATAL and PANIC, after which the connection cannot be used any more. */
  severity?: string | undefined;
  /** SQLSTATE, five characters. */
  code?: string | undefined;
  detail?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
}

/** The database understood the request and refused the statement. */
export class StatementError extends Error {
  override readonly name = "StatementError";
  readonly severity: string | undefined;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(failure: StatementFailure, cause?: unknown) {
    super(failure.message, { cause });
    this.severity = failure.severity;
    this.code = failure.code;
    this.detail = failure.detail;
    this.constraint = failure.constraint;
    this.table = failure.table;
    this.column = failure.column;
  }
}

/** There is no database of Nearsay at the expected place; the message explains how to fix it. */
export class NoDatabase extends Error {
  override readonly name = "NoDatabase";

  /** @param place A folder, or a setting that names a database. */
  constructor(place: string) {
    super(
      `There is no database of Nearsay in ${place}. Commands never create one: set DATA_DIR or DATABASE_URL as for the site, or start the site once.`,
    );
  }
}

/** Data already exist where a database would be created; the message explains how to fix it. */
export class PlaceTaken extends Error {
  override readonly name = "PlaceTaken";

  /** @param place A folder, or a setting that names a database. */
  constructor(place: string) {
    super(
      `There is already a database in ${place}; it was not changed. Set DATA_DIR or DATABASE_URL to a folder or a database without data.`,
    );
  }
}

/** The database cannot be reached at the moment. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";

  constructor(reason: string, cause?: unknown) {
    super(`The database cannot be reached: ${reason}`, { cause });
  }
}

/**
 * The disk with the data is full, and nothing of the request was stored.
 * Reading may still work.
 */
export class StorageFull extends Error {
  override readonly name = "StorageFull";

  constructor(cause?: unknown) {
    super("The disk with the data is full.", { cause });
  }
}

/** Nothing is written at the moment, because the data are being moved; see `hold`. */
export class Held extends Error {
  override readonly name = "Held";

  constructor(cause?: unknown) {
    super("Nothing is written while the data is being moved.", { cause });
  }
}

/** More writes are waiting than the database can process at the moment. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";

  constructor() {
    super("Too many writes are waiting.");
  }
}

const diskFull = "53100";

export function isDiskFull(error: unknown): boolean {
  return error instanceof StatementError && error.code === diskFull;
}

/** Whether the engine or connection can no longer be used. */
export function isFatal({ severity }: StatementError): boolean {
  return severity === "FATAL" || severity === "PANIC";
}

const timeout = "57014";
/** Serialization failures and deadlocks, in which one of the transactions is aborted. */
const conflicts = new Set(["40001", "40P01"]);

/** Whether the statement was aborted for taking too long. */
export function isTimeout(error: unknown): boolean {
  return error instanceof StatementError && error.code === timeout;
}

/** Whether the same statement may succeed a moment later. */
export function isPassing(error: unknown): boolean {
  if (isTimeout(error)) return true;
  return error instanceof StatementError && conflicts.has(error.code ?? "");
}

const uniqueViolation = "23505";
const foreignKeyViolation = "23503";

/** Whether a row with this key already exists; `constraint` narrows it to one index. */
export function isUniqueViolation(error: unknown, constraint?: string) {
  return isViolation(error, uniqueViolation, constraint);
}

/** Whether the row refers to one that does not exist. */
export function isForeignKeyViolation(error: unknown, constraint?: string) {
  return isViolation(error, foreignKeyViolation, constraint);
}

function isViolation(error: unknown, code: string, constraint?: string) {
  if (!(error instanceof StatementError) || error.code !== code) return false;
  return constraint === undefined || error.constraint === constraint;
}

/** The code of a system or database error, such as ENOENT; empty if it has none. */
export function errorCode(error: unknown): string {
  const hasCode =
    typeof error === "object" && error !== null && "code" in error;
  return hasCode && typeof error.code === "string" ? error.code : "";
}
