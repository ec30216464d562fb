import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ConfigError } from "../base/settings.ts";
import { openDatabase } from "../base/db/open.ts";
import { patient } from "./backup/patient.ts";
import { createAlerts } from "./alerts/alerts.ts";
import {
  type BackupSite,
  type Terminal,
  runBackup,
} from "./backup/run-backup.ts";
import { listSet, readConfig } from "./config.ts";
import { explainFailure } from "./explain-failure.ts";
import { askSite } from "./operator/ask-site.ts";

// Where npm was called from, which changes to the folder of a package itself.
const folder = process.env["INIT_CWD"] ?? process.cwd();
// As npm start does, so that both mean the same data folder.
process.chdir(fileURLToPath(new URL("../../..", import.meta.url)));
if (existsSync(".env")) process.loadEnvFile(".env");

/** Whoever has it run at night reads nothing of it. */
async function tellOfFailure(): Promise<void> {
  const config = readConfig(process.env);
  const log = { warn: (_: unknown, text: string) => terminal.err(text) };
  const alerts = createAlerts({ config, clock: () => new Date(), log });
  if (!alerts.isOn) return;
  await alerts.tell("backup", "a backup failed; where it was run it says why.");
}

function fail(error: unknown): never {
  const nowhere = { host: "", port: 0 };
  process.stderr.write(`${explainFailure(error, nowhere)}\n`);
  process.exit(1);
}

const terminal: Terminal = {
  folder,
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
};
try {
  const config = patient(readConfig(process.env));
  const site: BackupSite = {
    open: () => openDatabase({ ...config, mayCreate: false, onDeath: fail }),
    ask: (file) => askSite(config.dataDir, ["backup", file], terminal),
    settings: listSet(process.env),
  };
  process.exitCode = await runBackup(process.argv.slice(2), site, terminal);
  if (process.exitCode === 1) await tellOfFailure();
} catch (error) {
  if (!(error instanceof ConfigError)) await tellOfFailure();
  fail(error);
}
