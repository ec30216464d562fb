import { parseArgs } from "node:util";
import { openDatabase } from "../base/db/open.ts";
import { enterSite, fail, terminal } from "./command-line.ts";
import { readConfig } from "./config.ts";
import { describeFindings, runDoctor } from "./doctor/run-doctor.ts";
import { tryAlerts } from "./doctor/try-alerts.ts";

enterSite();

try {
  const sends = readArgs();
  const config = readConfig(process.env);
  const open = () =>
    openDatabase({ ...config, mayCreate: false, onDeath: fail });
  const findings = [
    ...(await runDoctor(config, open, new Date())),
    ...(sends ? await tryAlerts(config) : []),
  ];
  terminal.out(describeFindings(findings));
  process.exitCode = findings.some(({ state }) => state === "bad") ? 1 : 0;
} catch (error) {
  fail(error);
}

/** Whether the arguments request test alerts. Ends the process for any other argument. */
function readArgs(): boolean {
  try {
    const { values } = parseArgs({
      options: { "try-alerts": { type: "boolean", default: false } },
    });
    return values["try-alerts"];
  } catch {
    terminal.err("Usage: npm run doctor [-- --try-alerts]");
    return process.exit(2);
  }
}
