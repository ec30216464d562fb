import { openDatabase } from "../base/db/open.ts";
import { enterSite, fail, terminal } from "./command-line.ts";
import { readConfig } from "./config.ts";
import { describeFindings, runDoctor } from "./doctor/run-doctor.ts";

enterSite();

try {
  const config = readConfig(process.env);
  const open = () =>
    openDatabase({ ...config, mayCreate: false, onDeath: fail });
  const findings = await runDoctor(config, open, new Date());
  terminal.out(describeFindings(findings));
  process.exitCode = findings.some(({ state }) => state === "bad") ? 1 : 0;
} catch (error) {
  fail(error);
}
