import { readFile } from "node:fs/promises";
import { startPglite } from "../base/db/pglite-engine.ts";
import {
  PgliteDatabase,
  type PgliteEngine,
  type PgliteSessions,
} from "../base/db/pglite.ts";
import type { OpenOptions, TestDatabase } from "./test-database.ts";

/** A PGlite in this thread, in memory, loaded from the dump that global-setup.ts created. */
export async function openTestPglite({
  empty = false,
}: OpenOptions): Promise<TestDatabase> {
  const dump = await readDump(empty ? "TEST_PGLITE_EMPTY" : "TEST_PGLITE");
  const engine = await startPglite({ dump });
  const connect = () => new PgliteDatabase(openUntilClosed(engine));
  return { db: connect(), connect, remove: () => engine.close() };
}

/** The dump that global-setup.ts created: TEST_PGLITE is migrated, TEST_PGLITE_EMPTY is not. */
export async function readDump(
  variable: "TEST_PGLITE" | "TEST_PGLITE_EMPTY",
): Promise<Uint8Array<ArrayBuffer>> {
  const path = process.env[variable];
  if (path === undefined)
    throw new Error(
      `${variable} is not set. Run the tests through jest's "server" project, whose globalSetup prepares the databases.`,
    );
  return new Uint8Array(await readFile(path));
}

/** An engine that stays open. */
export function alwaysOpen(engine: PgliteEngine): PgliteSessions {
  return {
    session: () => Promise.resolve(engine),
    close: () => engine.close(),
  };
}

/** Closes only this connection: the engine is reused by the next test. */
function openUntilClosed(engine: PgliteEngine): PgliteSessions {
  let closed = false;
  return {
    session: () =>
      closed
        ? Promise.reject(new Error("PGlite is closed"))
        : Promise.resolve(engine),
    close: () => {
      closed = true;
      return Promise.resolve();
    },
  };
}
