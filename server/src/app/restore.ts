import { withLongTimeouts } from "./backup/long-timeouts.ts";
import { runRestore } from "./backup/run-backup.ts";
import { enterSite, fail, terminal } from "./command-line.ts";
import { readConfig } from "./config.ts";

enterSite();

try {
  const config = withLongTimeouts(readConfig(process.env));
  process.exitCode = await runRestore(process.argv.slice(2), config, terminal);
} catch (error) {
  fail(error);
}
