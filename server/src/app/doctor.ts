import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../base/db/open.ts";
import { readConfig } from "./config.ts";
import { describeFindings, runDoctor } from "./doctor/run-doctor.ts";
import { explainFailure } from "./explain-failure.ts";

// As npm start does, so that both mean the same data folder.
process.chdir(fileURLToPath(new URL("../../..", import.meta.url)));
if (existsSync(".env")) process.loadEnvFile(".env");

function fail(error: unknown): never {
  const nowhere = { host: "", port: 0 };
  process.stderr.write(`${explainFailure(error, nowhere)}\n`);
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  const open = () =>
    openDatabase({ ...config, mayCreate: false, onDeath: fail });
  const findings = await runDoctor(config, open, new Date());
  process.stdout.write(`${describeFindings(findings)}\n`);
  process.exitCode = findings.some(({ state }) => state === "bad") ? 1 : 0;
} catch (error) {
  fail(error);
}
