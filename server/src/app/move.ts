import { openDatabase } from "../base/db/open.ts";
import { patient } from "./backup/patient.ts";
import { runMove } from "./backup/run-move.ts";
import { enterSite, fail, terminal } from "./command-line.ts";
import { readConfig } from "./config.ts";

enterSite();

try {
  const config = patient(readConfig(process.env));
  const open = () =>
    openDatabase({ ...config, mayCreate: false, onDeath: fail });
  const args = process.argv.slice(2);
  process.exitCode = await runMove(args, process.env, open, terminal);
} catch (error) {
  fail(error);
}
