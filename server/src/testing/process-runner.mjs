import { fileURLToPath } from "node:url";
import { Worker } from "jest-worker";

/** More than one: tests wait for timers, sockets and PostgreSQL for a third of the time. */
const workersPerProcessor = 1.5;

/**
 * Runs test files one after the other in plain Node processes, each of which
 * loads the server and opens a database once. Jest's own runner would load both
 * again for each file. If a process stops, its file fails and another process
 * continues.
 */
export default class ProcessRunner {
  #globalConfig;

  constructor(globalConfig) {
    this.#globalConfig = globalConfig;
  }

  async runTests(tests, _watcher, onStart, onResult, onFailure) {
    const globalConfig = this.#globalConfig;
    const most = Math.ceil(globalConfig.maxWorkers * workersPerProcessor);
    const processes = new Worker(
      fileURLToPath(new URL("run-file.mjs", import.meta.url)),
      {
        exposedMethods: ["runFile"],
        forkOptions: {
          execArgv: ["--import=tsx", "--conditions=source"],
          serialization: "advanced",
        },
        maxRetries: 0,
        numWorkers: Math.min(most, tests.length),
      },
    );
    processes.getStdout().pipe(process.stdout);
    processes.getStderr().pipe(process.stderr);
    const waiting = [...tests];
    const runOneByOne = async () => {
      for (;;) {
        const test = waiting.shift();
        if (test === undefined) return;
        await onStart(test);
        const { path, context } = test;
        const file = { path, globalConfig, projectConfig: context.config };
        await processes.runFile(file).then(
          (result) => onResult(test, result),
          (error) => onFailure(test, error),
        );
      }
    };
    await Promise.all(Array.from({ length: most }, runOneByOne));
    await processes.end();
  }
}
