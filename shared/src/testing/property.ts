import fc from "fast-check";

// Core itself has no types of Node.
declare const process: { env: { TEST_ALL?: string } };

/**
 * fast-check for tests. A change that has nothing to do with a rare input must
 * not fail on it, so the inputs are the same in every run of `npm test`; `npm
 * run test:all`, which runs each night, uses new ones.
 */
if (process.env.TEST_ALL !== "1") fc.configureGlobal({ seed: 1 });

export default fc;
