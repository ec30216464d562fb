import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { patient } from "./backup/patient.ts";
import { runRestore } from "./backup/run-backup.ts";
import { readConfig } from "./config.ts";
import { explainFailure } from "./explain-failure.ts";

// Where npm was called from, which changes to the folder of a package itself.
const folder = process.env["INIT_CWD"] ?? process.cwd();
// As npm start does, so that both mean the same data folder.
process.chdir(fileURLToPath(new URL("../../..", import.meta.url)));
if (existsSync(".env")) process.loadEnvFile(".env");

try {
  const config = patient(readConfig(process.env));
  process.exitCode = await runRestore(process.argv.slice(2), config, {
    folder,
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
  });
} catch (error) {
  const nowhere = { host: "", port: 0 };
  process.stderr.write(`${explainFailure(error, nowhere)}\n`);
  process.exitCode = 1;
}
