import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../base/db/open.ts";
import { patient } from "./backup/patient.ts";
import { runMove } from "./backup/run-move.ts";
import { readConfig } from "./config.ts";
import { explainFailure } from "./explain-failure.ts";

// Where npm was called from, which changes to the folder of a package itself.
const folder = process.env["INIT_CWD"] ?? process.cwd();
// As npm start does, so that both mean the same data folder.
process.chdir(fileURLToPath(new URL("../../..", import.meta.url)));
if (existsSync(".env")) process.loadEnvFile(".env");

function fail(error: unknown): never {
  const nowhere = { host: "", port: 0 };
  process.stderr.write(`${explainFailure(error, nowhere)}\n`);
  process.exit(1);
}

try {
  const config = patient(readConfig(process.env));
  const open = () =>
    openDatabase({ ...config, mayCreate: false, onDeath: fail });
  const args = process.argv.slice(2);
  process.exitCode = await runMove(args, process.env, open, {
    folder,
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
  });
} catch (error) {
  fail(error);
}
