import { createWithCommandDeps } from "../app/operator/command-deps.ts";
import { runOperator } from "../app/operator/run-operator.ts";
import type { Database } from "../base/db/database.ts";
import { type TestApp, testConfig } from "./test-app.ts";

/**
 * The operator's command line of a site. The returned function runs a command,
 * and returns its output and exit code.
 */
export function commandLine(db: Database, { clock }: Pick<TestApp, "clock">) {
  const withCommandDeps = createWithCommandDeps(
    db,
    clock.read,
    testConfig().secret,
  );
  return async (...args: string[]) => {
    const output: string[] = [];
    const print = (text: string) => output.push(text);
    const code = await runOperator(args, withCommandDeps, {
      out: print,
      err: print,
    });
    return { code, text: output.join("\n") };
  };
}
