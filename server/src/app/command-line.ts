import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { explainFailure } from "./explain-failure.ts";

/** Input and output of an operator's command. */
export const terminal = {
  /** The folder where npm was called; npm itself changes to the folder of a package. */
  folder: process.env["INIT_CWD"] ?? process.cwd(),
  out: (text: string) => process.stdout.write(`${text}\n`),
  err: (text: string) => process.stderr.write(`${text}\n`),
};

/** Uses the same folder and settings as `npm start`, so that both refer to the same site. */
export function enterSite(): void {
  process.chdir(fileURLToPath(new URL("../../..", import.meta.url)));
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/** Ends the process with a plain explanation of the error. */
export function fail(error: unknown): never {
  terminal.err(explainFailure(error, { host: "", port: 0 }));
  process.exit(1);
}
