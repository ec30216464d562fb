import type { Database } from "../base/db/database.ts";
import { watchTransactions } from "../base/db/transaction.ts";
import { DatabasePool } from "./database-pool.ts";
import type { OpenOptions } from "./test-database.ts";
import { openTestPglite } from "./test-pglite.ts";
import { openPartitionedPostgres } from "./test-postgres.ts";

/**
 * Opens a database in the state after the migrations. In a test or its
 * beforeEach, it can be used until the test has ended; elsewhere, until the
 * block has ended.
 */
export type OpenDatabase = (options?: OpenOptions) => Promise<Database>;

/** Tables are unpartitioned on PGlite and partitioned on PostgreSQL, as both are supported. */
const pools = {
  PGlite: new DatabasePool(openTestPglite),
  PostgreSQL: new DatabasePool(openPartitionedPostgres),
};

type Tests = (open: OpenDatabase, engine: string) => void;

/**
 * Runs the same tests on both engines, each on a migrated database without
 * rows: for locks, races, crashes, plans, dumps, partitions and full disks.
 */
export function describeOnEachEngine(name: string, tests: Tests): void {
  describeOn(["PGlite", "PostgreSQL"], name, tests);
}

/**
 * Runs tests with the same result on both engines: on the embedded one, and in
 * `npm run test:all` on both.
 */
export function describeWithDatabase(name: string, tests: Tests): void {
  const runsAll = process.env["TEST_ALL"] === "1";
  describeOn(runsAll ? ["PGlite", "PostgreSQL"] : ["PGlite"], name, tests);
}

function describeOn(
  wanted: readonly (keyof typeof pools)[],
  name: string,
  tests: Tests,
): void {
  watchTransactions();
  for (const engine of wanted.filter(isThere))
    describe(`${name} on ${engine}`, () => {
      const pool = pools[engine];
      beforeEach(() => pool.beginTest());
      afterEach(() => pool.endTest());
      afterAll(() => pool.endFile());
      tests((options) => pool.open(options), engine);
    });
}

/** `npm run test:quick` starts no PostgreSQL. */
function isThere(engine: keyof typeof pools): boolean {
  return engine === "PGlite" || process.env["TEST_ENGINE"] !== "PGlite";
}
