import { findCounterMismatches } from "./analytics/recount.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/open.ts";

/** Proves that counters equal rows; prints what differs and fails when something does. The embedded database must not be in use. */
async function recount(): Promise<void> {
  const { database, dataDir } = readConfig(process.env);
  const db = await openDatabase({
    database,
    dataDir,
    onDeath: (error) => {
      throw error;
    },
  });
  try {
    const mismatches = await findCounterMismatches(db);
    for (const mismatch of mismatches) {
      process.stdout.write(`${JSON.stringify(mismatch)}\n`);
    }
    process.stdout.write(`${mismatches.length} counters differ from rows\n`);
    process.exitCode = mismatches.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

await recount();
