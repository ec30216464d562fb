import type { Database } from "../base/db/database.ts";
import { watchTransactions } from "../base/db/transaction.ts";
import type { OpenOptions, TestDatabase } from "./test-database.ts";
import { openTestPglite } from "./test-pglite.ts";
import { openPartitionedPostgres } from "./test-postgres.ts";

/** Answers a database of its own, which is closed after the last test of the block. */
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

/** Runs the same tests on both engines, each on copies of a migrated database. */
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
      const opened: TestDatabase[] = [];
      afterAll(async () => {
        await Promise.all(opened.map((database) => database.remove()));
      });
      tests(async (options = {}) => {
        const database = await openOn(options);
        opened.push(database);
        return database.db;
      }, engine);
    });
}
