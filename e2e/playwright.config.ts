import { defineConfig, type PlaywrightTestProject } from "@playwright/test";
import { quickBrowser } from "./fixtures/browser.ts";
import type { Options } from "./fixtures/test.ts";

// Set by `npm run test:all`; `npm test` leaves out tests that few changes
// break.
const runsAll = process.env.TEST_ALL === "1";

/** Releases, crashes, old browsers and the same checks in many states: minutes each. */
const onlyInAll = [
  "accessibility/states.spec.ts",
  "accessibility/survey-states.spec.ts",
  "faults/**",
  "federation/automatic-rollback.spec.ts",
  "federation/bucket-release.spec.ts",
  "federation/channel.spec.ts",
  "federation/languages.spec.ts",
  "federation/new-remote.spec.ts",
  "federation/one-checkout.spec.ts",
  "federation/remote-release.spec.ts",
  "journeys/hard-browsers.spec.ts",
  "journeys/many-surveys.spec.ts",
];

export default defineConfig<object, Partial<Options>>({
  globalSetup: "./fixtures/global-setup.ts",
  outputDir: "results",
  forbidOnly: true,
  grepInvert: runsAll ? [] : /@all/,
  fullyParallel: false,
  // Each worker waits for its pages and servers half of the time.
  workers: 3,
  reporter: [
    ["list"],
    ["./fixtures/report-strays.ts"],
    // For the durations that `npm test` prints at its end.
    ["json", { outputFile: "../node_modules/.cache/times-playwright.json" }],
  ],
  timeout: 60_000,
  expect: {
    // Three workers and their servers share the available processors.
    timeout: 20_000,
    toHaveScreenshot: {
      scale: "device",
      threshold: 0.01,
      maxDiffPixelRatio: 0.0002,
    },
  },
  // Screenshots are made only by `npm run looks`, and never where tests run.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/looks/{arg}{ext}",
  // A test that needs a second attempt is a bug: of the product, or of what the
  // test waits for.
  retries: 0,
  use: {
    locale: "en-US",
    timezoneId: "UTC",
    // Recording takes a browser three times the work of the test itself: use
    // `--trace on`.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: quickBrowser(),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        // Letters have the same width as in the full browser, which does not
        // round them.
        "--font-render-hinting=none",
      ],
    },
  },
  projects: [
    { name: "data", testDir: "fixtures", testMatch: "prepare-data.ts" },
    {
      name: "pglite",
      use: { engine: "pglite" },
      testIgnore: [
        ...["gallery/**", "candidate/**"],
        ...(runsAll ? [] : onlyInAll),
      ],
      dependencies: ["data"],
    },
    {
      name: "postgres",
      use: { engine: "postgres" },
      // Tests that depend most on the database; the server's tests cover the
      // rest.
      testMatch: [
        "embed/one-response.spec.ts",
        "journeys/access-code.spec.ts",
        "journeys/blank-to-published.spec.ts",
        "journeys/discussion.spec.ts",
        "journeys/duplicate.spec.ts",
        "journeys/insights-live.spec.ts",
        "journeys/publish-answer-discuss.spec.ts",
        "journeys/report.spec.ts",
        "journeys/search.spec.ts",
      ],
      // Whatever a frame may store, the database queries are the same.
      grepInvert:
        /storage blocked|answered (?!frame is not answered again inline|bare)\w+ is not answered again/,
    },
    {
      name: "gallery",
      testDir: "gallery",
      use: {
        // Large enough to show each pixel of a border, small enough to store.
        deviceScaleFactor: 0.75,
        // On a busy machine a dialog may still be fading in while it is
        // compared.
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    ...candidate(),
  ],
});

/**
 * What the release tool runs with a release before all visitors get it: the
 * main path through the product.
 */
function candidate(): PlaywrightTestProject<object, Partial<Options>>[] {
  const { CANDIDATE, RELEASE_CHANNEL, RELEASES_DIR, RELEASES_URL } =
    process.env;
  const { HOST_DIR, REMOTES_DIR } = process.env;
  if (!CANDIDATE) return [];
  const journeys = [
    "public-answer",
    "publish-answer-discuss",
    "insights",
    "blank-to-published",
    "search",
    "report",
  ];
  const places = { HOST_DIR, REMOTES_DIR, RELEASES_DIR, RELEASES_URL };
  const settings = { RELEASE_CHANNEL, ...places };
  const given = Object.entries(settings).flatMap(([name, value]) =>
    value ? [[name, value] as const] : [],
  );
  return [
    {
      name: "candidate",
      testMatch: [
        "candidate/*.spec.ts",
        ...journeys.map((journey) => `journeys/${journey}.spec.ts`),
      ],
      use: { engine: "pglite", releases: Object.fromEntries(given) },
      dependencies: ["data"],
    },
  ];
}
