import type { Database } from "../base/db/database.ts";
import { watchTransactions } from "../base/db/transaction.ts";
import { DatabasePool } from "./database-pool.ts";
import type { OpenOptions } from "./test-database.ts";
import { openTestPglite } from "./test-pglite.ts";
import { openPartitionedPostgres } from "./test-postgres.ts";

/**
 * Opens a database that is as after the migrations. In a test or its beforeEach
 * it is the test's until the test has ended; elsewhere it is the block's.
 */
export type OpenDatabase = (options?: OpenOptions) => Promise<Database>;

/** Tables are whole on the one and partitioned on the other, as both are served. */
const engines = {
  PGlite: openTestPglite,
  PostgreSQL: openPartitionedPostgres,
};

declare global {
  /** Names of the engines to run on, where a config of Jest leaves some out. */
  var testEngines: string[] | undefined;
}

/** Runs the same tests on both engines, each on a migrated database without rows. */
export function describeOnEachEngine(
  name: string,
  tests: (open: OpenDatabase, engine: string) => void,
): void {
  watchTransactions();
  const wanted = Object.entries(engines).filter(
    ([engine]) => globalThis.testEngines?.includes(engine) ?? true,
  );
  for (const [engine, openOn] of wanted)
    describe(`${name} on ${engine}`, () => {
      const pool = new DatabasePool(openOn);
      beforeEach(() => pool.beginTest());
      afterEach(() => pool.endTest());
      afterAll(() => pool.removeAll());
      tests((options) => pool.open(options), engine);
    });
}
