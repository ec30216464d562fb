import { ConfigError } from "../base/settings.ts";
import { openDatabase } from "../base/db/open.ts";
import { withLongTimeouts } from "./backup/long-timeouts.ts";
import { createAlerts } from "./alerts/alerts.ts";
import { type BackupSite, runBackup } from "./backup/run-backup.ts";
import { enterSite, fail, terminal } from "./command-line.ts";
import { listSet, readConfig } from "./config.ts";
import { askSite } from "./operator/ask-site.ts";

enterSite();

/** Alerts the operator, because nobody reads the output of a nightly job. */
async function alertOfFailure(): Promise<void> {
  const config = readConfig(process.env);
  const log = { warn: (_: unknown, text: string) => terminal.err(text) };
  const alerts = createAlerts({ config, clock: () => new Date(), log });
  if (!alerts.isOn) return;
  await alerts.send(
    "backup",
    "a backup failed; its output on the machine where it ran states why.",
  );
}

try {
  const config = withLongTimeouts(readConfig(process.env));
  const site: BackupSite = {
    open: () => openDatabase({ ...config, mayCreate: false, onDeath: fail }),
    ask: (file) => askSite(config.dataDir, ["backup", file], terminal),
    settings: listSet(process.env),
  };
  process.exitCode = await runBackup(process.argv.slice(2), site, terminal);
  if (process.exitCode === 1) await alertOfFailure();
} catch (error) {
  if (!(error instanceof ConfigError)) await alertOfFailure();
  fail(error);
}
