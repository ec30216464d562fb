import { createRunner } from "jest-light-runner";

const ofTests = "--import tsx --conditions=source";

const InProcesses = createRunner({ runtime: "child_process" });

/**
 * Runs the files of tests one after another in plain processes of Node, which
 * load the server and open a database once. Jest's own runner would load both
 * again for each file.
 */
export default class ProcessRunner extends InProcesses {
  constructor(globalConfig, ...rest) {
    // With a single worker it would run in Jest's own process.
    const maxWorkers = Math.max(2, globalConfig.maxWorkers);
    super({ ...globalConfig, maxWorkers }, ...rest);
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const { NODE_OPTIONS = "" } = process.env;
    process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${ofTests}`;
    const fail = (test, error) => {
      if (/worker exited/i.test(error?.message)) endAll(test);
      return onFailure(test, error);
    };
    try {
      await super.runTests(tests, watcher, onStart, onResult, fail);
    } finally {
      process.env.NODE_OPTIONS = NODE_OPTIONS;
    }
  }
}

/** The runner would wait for ever for what is left. */
function endAll({ path }) {
  console.error(`The process of ${path} has ended, so nothing runs after it.`);
  process.exit(1);
}
