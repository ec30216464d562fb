import { openDatabase } from "../base/db/open.ts";
import { withLongTimeouts } from "./backup/long-timeouts.ts";
import { type MovingSite, runMove } from "./backup/run-move.ts";
import { enterSite, fail, terminal } from "./command-line.ts";
import { readConfig } from "./config.ts";
import { askSite } from "./operator/ask-site.ts";

enterSite();

try {
  const config = withLongTimeouts(readConfig(process.env));
  const site: MovingSite = {
    open: () => openDatabase({ ...config, mayCreate: false, onDeath: fail }),
    ask: (target) => askSite(config.dataDir, ["move", target], terminal),
  };
  const args = process.argv.slice(2);
  process.exitCode = await runMove(args, process.env, site, terminal);
} catch (error) {
  fail(error);
}
