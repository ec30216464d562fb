import config from "./jest.config.js";

/** Suites about PostgreSQL. */
const needPostgres = [
  "app/health/health.test",
  "app/health/postgres-full.test",
  "base/changes/change-relay.test",
  "base/db/postgres.test",
  "base/db/silence-watch.test",
  "surveys/lists/nearest-plan.test",
  "visitors/location/dumped-networks.test",
  "visitors/location/salt-sync.test",
];

// Preparation files and tests start no other engine.
process.env.TEST_ENGINE = "PGlite";

/** `npm run test:quick`: tests that need no browser and no PostgreSQL. */
export default {
  ...config,
  projects: config.projects.map((project) => ({
    ...project,
    testPathIgnorePatterns: [
      ...project.testPathIgnorePatterns,
      ...needPostgres.map((suite) => `/server/src/${suite}`),
    ],
  })),
};
