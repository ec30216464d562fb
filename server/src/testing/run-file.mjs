import { createRunner } from "jest-light-runner";

const InThisProcess = createRunner({ runtime: "main_thread" });
const nothing = () => Promise.resolve();

/**
 * Runs one file of tests in this process, which keeps what was loaded for the next.
 * @throws Error where the file could not be run.
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
