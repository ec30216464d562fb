import config from "./jest.config.js";

/** Suites that are about PostgreSQL. */
const needPostgres = [
  "app/health/health.test",
  "app/health/postgres-full.test",
  "base/changes/change-relay.test",
  "base/db/postgres.test",
  "base/db/silence-watch.test",
  "surveys/lists/nearest-plan.test",
  "visitors/location/dumped-networks.test",
  "visitors/location/salt-circle.test",
];

// Preparations and tests start no other.
process.env.TEST_ENGINE = "PGlite";

/** `npm run test:quick`: what needs no browser and no PostgreSQL. */
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
