import { createRunner } from "jest-light-runner";

const InThisProcess = createRunner({ runtime: "main_thread" });
const nothing = () => Promise.resolve();

/**
 * Runs one test file in this process, which keeps loaded modules for the next
 * one.
 * @throws Error if the file could not be run.
 */
export function runFile({ path, globalConfig, projectConfig }) {
  const runner = new InThisProcess(globalConfig);
  const test = { path, context: { config: projectConfig } };
  return new Promise((resolve, reject) => {
    const onResult = (_test, result) => resolve(result);
    const onFailure = (_test, error) => reject(error);
    runner.runTests([test], null, nothing, onResult, onFailure).catch(reject);
  });
}
