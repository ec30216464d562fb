import type { Database } from "../base/db/database.ts";

export interface OpenOptions {
  /** Without the migrations. Nobody else gets this database. */
  empty?: boolean;
  /** For a test that changes the schema or the engine itself: nobody else gets this database. */
  own?: boolean;
}

/** A database of the tests. */
export interface TestDatabase {
  db: Database;
  /** Another connection to the same data, with nothing that the server remembers of the first. */
  connect(): Database;
  remove(): Promise<void>;
}
