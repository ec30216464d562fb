import type { Database } from "../base/db/database.ts";

export interface OpenOptions {
  /** Without the migrations. */
  empty?: boolean;
}

/** A database for one test, and how to be rid of it. */
export interface TestDatabase {
  db: Database;
  remove(): Promise<void>;
}
