import type { Database } from "../base/db/database.ts";

export interface OpenOptions {
  /** Without the migrations. No other test gets this database. */
  empty?: boolean;
  /** For a test that changes the schema or the engine itself: no other test gets this database. */
  own?: boolean;
}

/** A database of the tests. */
export interface TestDatabase {
  db: Database;
  /** Opens another connection to the same data, without any state of the first. */
  connect(): Database;
  remove(): Promise<void>;
}
