import { findCounterMismatches } from "./analytics/recount.ts";
import { repairCounters } from "./analytics/repair-counters.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/open.ts";

const repairs = process.argv.includes("--repair");

/** Proves that counters equal rows: prints what differs, and fails when something does, unless `--repair` sets it right. The embedded database must not be in use. */
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
    const mismatches = await (repairs ? repairCounters : findCounterMismatches)(
      db,
    );
    for (const mismatch of mismatches) {
      process.stdout.write(`${JSON.stringify(mismatch)}\n`);
    }
    const result = repairs ? "counters set right" : "counters differ from rows";
    process.stdout.write(`${mismatches.length} ${result}\n`);
    process.exitCode = repairs || mismatches.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

await recount();
