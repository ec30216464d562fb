import { patient } from "./backup/patient.ts";
import { runRestore } from "./backup/run-backup.ts";
import { enterSite, fail, terminal } from "./command-line.ts";
import { readConfig } from "./config.ts";

enterSite();

try {
  const config = patient(readConfig(process.env));
  process.exitCode = await runRestore(process.argv.slice(2), config, terminal);
} catch (error) {
  fail(error);
}
