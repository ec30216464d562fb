import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { explainFailure } from "./explain-failure.ts";

/** Where a command of an operator is written, and its texts are read. */
export const terminal = {
  /** Where npm was called from, which changes to the folder of a package itself. */
  folder: process.env["INIT_CWD"] ?? process.cwd(),
  out: (text: string) => process.stdout.write(`${text}\n`),
  err: (text: string) => process.stderr.write(`${text}\n`),
};

/** Takes the folder and the settings that `npm start` takes, so that both mean the same site. */
export function enterSite(): void {
  process.chdir(fileURLToPath(new URL("../../..", import.meta.url)));
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/** Ends the process with why it cannot be done, in plain words. */
export function fail(error: unknown): never {
  terminal.err(explainFailure(error, { host: "", port: 0 }));
  process.exit(1);
}
