import { migrate } from "../../base/db/migrate.ts";
import { startPglite } from "../../base/db/pglite-engine.ts";
import { PgliteDatabase } from "../../base/db/pglite.ts";
import { alwaysOpen } from "../test-pglite.ts";
import { startTestApp } from "../test-app.ts";
import { fuzz } from "./fuzz.ts";

const [count = "100000", seed = new Date().toISOString()] =
  process.argv.slice(2);

/**
 * Sends many requests to a server on an embedded database in memory. Prints
 * findings, and fails if there are any.
 */
async function main(): Promise<void> {
  const db = new PgliteDatabase(alwaysOpen(await startPglite({})));
  await migrate(db);
  const { app } = await startTestApp(db);
  const { requests, replies, reached, findings } = await fuzz(
    app,
    Number(count),
    seed,
  );
  await app.close();
  await db.close();
  const statuses = [...replies].sort(([a], [b]) => a - b);
  print(`${requests} requests from the seed ${seed}`);
  for (const [status, times] of statuses) print(`${status}: ${times}`);
  print(`${reached.size} calls answered with success at least once`);
  print(`${findings.length} findings`);
  for (const finding of findings.slice(0, 20)) print(JSON.stringify(finding));
  process.exitCode = findings.length === 0 ? 0 : 1;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

await main();
