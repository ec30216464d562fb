import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { completeLanguages, languages } from "@nearsay/core/contract";
import { readConfig, readSettings } from "./config.ts";
import { ConfigError, Settings } from "../base/settings.ts";

const secret = "s".repeat(32);

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test("an empty environment selects an embedded database on port 3000", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    database: { engine: "pglite", folder: resolve("data/database") },
    secret: null,
    secretOld: null,
    alerts: { webhook: null, mail: null },
    demoData: true,
    languages: completeLanguages,
    geoPrompt: true,
    surveyGenMaxChars: 1000,
    botCheck: { provider: "proof-of-work", difficulty: 60 },
    ai: null,
    activation: "off",
    trustProxy: false,
  });
});

test("the config cannot be changed", () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
});

test("an empty value counts as absent", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({
    port: 3000,
    database: { engine: "pglite" },
  });
});

test("DATABASE_URL selects PostgreSQL without demo data", () => {
  const url = "postgresql://me@db/nearsay";
  const env = { DATABASE_URL: url, SECRET: secret, DATABASE_POOL_SIZE: "4" };
  expect(readConfig(env)).toMatchObject({
    database: { engine: "postgres", url, poolSize: 4 },
    demoData: false,
  });
});

test("every valid value is accepted", () => {
  const env = {
    PORT: "0",
    HOST: "::",
    DATA_DIR: "/var/lib/nearsay",
    SECRET: secret,
    SECRET_OLD: "what it was before",
    TRUST_PROXY: "10.0.0.0/8, ::1",
    DEMO_DATA: "off",
    LANGUAGES: "de, ar,en",
    GEO_PROMPT: "off",
    SURVEY_GEN_MAX_CHARS: "4000",
    BOT_CHECK: "recaptcha",
    RECAPTCHA_SITE_KEY: "site key",
    RECAPTCHA_SECRET: "site secret",
    RECAPTCHA_HOSTNAMES: "nearsay.example, www.nearsay.example",
    RECAPTCHA_MIN_SCORE: "0.7",
    RECAPTCHA_BASE_URL: "https://www.recaptcha.net/",
    INSIGHTS_MIN_RESPONSES: "7",
    RESULTS_GROUP: "12",
    FORGET_MONTHS: "6",
    SHOW_SECONDS: "0",
    AI_BASE_URL: "http://localhost:11434/v1",
    AI_API_KEY: "key",
    AI_MODEL: "small",
    ACTIVATION: "required",
    CONTENT_BLOCKLIST: "package.json",
    CONTENT_FILTER_URL: "http://filter.example/judge",
    CONTENT_FILTER_AWAY: "allow",
    REPORT_THRESHOLD: "5",
    REPORT_AGE_WEIGHTS: "2:0.25, 48:1",
    THANKS_LINK_HOSTS: "example.org",
    WEBHOOK_HOSTS: "Hooks.example:443, b.example:8443",
    PUSH_HOSTS: "Push.example:8443",
    PUBLIC_URL: "https://nearsay.example/",
    SUPPORT_EMAIL: "help@nearsay.example",
    SECURITY_CONTACT: "security@nearsay.example",
    ASSISTANT_URL: "https://assistant.example/x",
    REMOTES_DIR: "/srv/remotes",
    RELEASES_DIR: "/srv/releases",
    RELEASES_URL: "https://releases.example/nearsay/",
    RELEASE_CHANNEL: "next",
    RELEASE_OVERRIDES: "next, candidate",
    RELEASE_ORIGINS: "https://next.team.example",
    RELEASE_ROLLBACK_THRESHOLD: "12",
    HOST_DIR: "/srv/host",
    LOG_LEVEL: "debug",
    GEOIP_HEADERS: "cloudflare",
    MAP_STYLE_URL: "https://maps.example/town.json?key=a",
    MAP_ORIGINS: "https://tiles.example",
    PARTNER_ORIGINS: "https://one.example, http://localhost:8080",
    EMBED_ORIGINS: "https://two.example",
    RATE_LIMITS: "5",
    FLAG_RESPONSES: "off",
    MAX_EVENT_LOOP_DELAY: "300",
    METRICS_TOKEN: "a token to scrape with",
    ALERT_WEBHOOK: "https://chat.example/hook?key=a",
    ALERT_MAIL: "me@nearsay.example",
    SMTP_URL: "smtps://me:word@mail.example",
    SHUTDOWN_DELAY: "7",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example:4318/",
    OTEL_SERVICE_NAME: "our site",
    OTEL_TRACES_SAMPLER_ARG: "0.25",
    LIVE_MAX_STREAMS: "50",
    DATA_DIR_MIN_FREE: "512",
  };
  expect(readConfig(env)).toEqual({
    port: 0,
    host: "::",
    dataDir: "/var/lib/nearsay",
    dataDirMinFree: 512,
    database: { engine: "pglite", folder: "/var/lib/nearsay/database" },
    secret,
    secretOld: "what it was before",
    trustProxy: ["10.0.0.0/8", "::1"],
    demoData: false,
    languages: ["en", "de", "ar"],
    geoPrompt: false,
    surveyGenMaxChars: 4000,
    botCheck: {
      provider: "recaptcha",
      siteKey: "site key",
      secret: "site secret",
      hostnames: ["nearsay.example", "www.nearsay.example"],
      minScore: 0.7,
      baseUrl: "https://www.recaptcha.net",
    },
    insightsMinResponses: 7,
    resultsGroup: 12,
    forgetMonths: 6,
    showSeconds: 0,
    flagResponses: false,
    liveMaxStreams: 50,
    ai: { baseUrl: "http://localhost:11434/v1", apiKey: "key", model: "small" },
    activation: "required",
    content: {
      blocklist: resolve("package.json"),
      remote: { url: "http://filter.example/judge", whenAway: "allow" },
    },
    reports: {
      threshold: 5,
      ageWeights: [
        { hours: 2, weight: 0.25 },
        { hours: 48, weight: 1 },
      ],
    },
    thanksLinkHosts: ["example.org"],
    webhookHosts: ["hooks.example", "b.example:8443"],
    pushHosts: ["push.example:8443"],
    publicUrl: "https://nearsay.example",
    supportEmail: "help@nearsay.example",
    securityContact: "mailto:security@nearsay.example",
    assistantUrl: "https://assistant.example/x",
    remotesDir: "/srv/remotes",
    releasesDir: "/srv/releases",
    releasesUrl: "https://releases.example/nearsay",
    releaseChannel: "next",
    releaseOverrides: ["next", "candidate"],
    releaseOrigins: ["https://next.team.example"],
    releaseRollbackThreshold: 12,
    hostDir: "/srv/host",
    map: {
      style: "https://maps.example/town.json?key=a",
      tiles: null,
      origins: ["https://maps.example", "https://tiles.example"],
    },
    logLevel: "debug",
    geo: { database: null, headers: "cloudflare" },
    partnerOrigins: ["https://one.example", "http://localhost:8080"],
    embedOrigins: ["https://two.example"],
    rateLimits: 5,
    maxEventLoopDelay: 300,
    metricsToken: "a token to scrape with",
    alerts: {
      webhook: "https://chat.example/hook?key=a",
      mail: {
        to: "me@nearsay.example",
        from: "me@nearsay.example",
        server: "smtps://me:word@mail.example",
      },
    },
    traces: {
      endpoint: "http://collector.example:4318",
      serviceName: "our site",
      share: 0.25,
    },
    shutdownDelay: 7,
  });
});

test.each([
  [{ PORT: "80a" }, 'PORT is "80a"', "whole number from 0 to 65535"],
  [{ RELEASES_URL: "s3://releases" }, "s3://releases", "https://"],
  [
    { RELEASES_URL: "https://me:secret@releases.example" },
    "RELEASES_URL",
    "everyone can read",
  ],
  [{ RELEASE_CHANNEL: "next, candidate" }, '"next, candidate"', "such as next"],
  [
    { RELEASE_OVERRIDES: "next,Beta" },
    'RELEASE_OVERRIDES has "Beta"',
    "digits",
  ],
  [{ PORT: "70000" }, 'PORT is "70000"', "PORT=3000"],
  [
    { DATABASE_URL: "mysql://x", SECRET: secret },
    "DATABASE_URL",
    "postgres://",
  ],
  [{ DATABASE_POOL_SIZE: "0" }, "DATABASE_POOL_SIZE", "from 1"],
  [{ DATABASE_STATEMENT_TIMEOUT: "1s" }, "DATABASE_STATEMENT_TIMEOUT", "whole"],
  [{ SECRET: "short" }, "SECRET has 5 characters", "randomBytes"],
  [{ TRUST_PROXY: "yes" }, "TRUST_PROXY", "10.0.0.0/8"],
  [{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY", "10.0.0.0/8"],
  [{ TRUST_PROXY: "10.0.0.0/8/8" }, "TRUST_PROXY", "10.0.0.0/8"],
  [{ DEMO_DATA: "true" }, "DEMO_DATA", "on, off"],
  [{ GEO_PROMPT: "1" }, "GEO_PROMPT", "on, off"],
  [{ LANGUAGES: "de,xx" }, "LANGUAGES", Object.keys(languages).join(", ")],
  [{ INSIGHTS_MIN_RESPONSES: "0" }, "INSIGHTS_MIN_RESPONSES", "from 1"],
  [{ RESULTS_GROUP: "5" }, "RESULTS_GROUP", "from 6"],
  [{ SURVEY_GEN_MAX_CHARS: "999" }, "SURVEY_GEN_MAX_CHARS", "from 1000"],
  [{ AI_MODEL: "small" }, "AI_BASE_URL", "set both"],
  [{ AI_API_KEY: "key" }, "AI_BASE_URL", "none of the three"],
  [{ ACTIVATION: "on" }, "ACTIVATION", "off, required"],
  [{ BOT_CHECK: "none" }, "BOT_CHECK", "proof-of-work, recaptcha, off"],
  [{ BOT_CHECK_DIFFICULTY: "0" }, "BOT_CHECK_DIFFICULTY", "from 1"],
  [{ RECAPTCHA_MIN_SCORE: "1.5" }, "RECAPTCHA_MIN_SCORE", "from 0 to 1"],
  [{ RECAPTCHA_BASE_URL: "google" }, "RECAPTCHA_BASE_URL", "https://"],
  [
    { BOT_CHECK: "recaptcha", RECAPTCHA_HOSTNAMES: "nearsay.example" },
    "RECAPTCHA_SITE_KEY",
    "admin console",
  ],
  [
    { BOT_CHECK: "recaptcha", RECAPTCHA_SITE_KEY: "k", RECAPTCHA_SECRET: "s" },
    "RECAPTCHA_HOSTNAMES",
    "nearsay.example",
  ],
  [{ CONTENT_BLOCKLIST: "none.txt" }, "CONTENT_BLOCKLIST", "no such file"],
  [{ CONTENT_FILTER_AWAY: "shrug" }, "CONTENT_FILTER_AWAY", "allow, refuse"],
  [{ REPORT_THRESHOLD: "0" }, "REPORT_THRESHOLD", "from 1"],
  [{ REPORT_AGE_WEIGHTS: "1h" }, "REPORT_AGE_WEIGHTS", "1:0.5,24:1"],
  [{ SUPPORT_EMAIL: "help" }, "SUPPORT_EMAIL", "help@example.org"],
  [{ SECURITY_CONTACT: "call us" }, "SECURITY_CONTACT", "help@example.org"],
  [{ SECURITY_CONTACT: "http://a.example" }, "SECURITY_CONTACT", "https://"],
  [{ ASSISTANT_URL: "javascript:x" }, "ASSISTANT_URL", "https://"],
  [{ GEOIP_HEADERS: "cloudfront" }, "TRUST_PROXY is off", "or remove"],
  [
    { GEOIP_HEADERS: "carrier-pigeon", TRUST_PROXY: "1" },
    "GEOIP_HEADERS",
    "cloudflare",
  ],
  [
    { GEOIP_DB: "x.mmdb", GEOIP_HEADERS: "cloudflare", TRUST_PROXY: "1" },
    "GEOIP_DB and GEOIP_HEADERS",
    "one of them",
  ],
  [{ MAP_STYLE_URL: "style.json" }, "MAP_STYLE_URL", "https://"],
  [{ MAP_PMTILES: "no.pmtiles" }, "MAP_PMTILES", "no such file"],
  [
    { MAP_PMTILES: "package.json", MAP_STYLE_URL: "https://a.example/s" },
    "MAP_STYLE_URL and MAP_PMTILES",
    "one of them",
  ],
  [
    { MAP_ORIGINS: "https://a.example" },
    "MAP_ORIGINS",
    "nothing would be requested",
  ],
  [{ PARTNER_ORIGINS: "https://a.example/" }, "PARTNER_ORIGINS", "slash"],
  [{ PARTNER_ORIGINS: "*" }, "PARTNER_ORIGINS", "https://partner.example"],
  [{ EMBED_ORIGINS: "all" }, "EMBED_ORIGINS", "https://partner.example"],
  [{ THANKS_LINK_HOSTS: "https://a.example" }, "THANKS_LINK_HOSTS", "none"],
  [{ WEBHOOK_HOSTS: "https://a.example/" }, "WEBHOOK_HOSTS", "hooks.example"],
  [{ PUSH_HOSTS: "https://a.example/" }, "PUSH_HOSTS", "push.example.org"],
  [{ RATE_LIMITS: "off" }, "RATE_LIMITS", "from 0"],
  [{ MAX_EVENT_LOOP_DELAY: "1s" }, "MAX_EVENT_LOOP_DELAY", "whole"],
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN has 5 characters", "at least 16"],
  [{ ALERT_MAIL: "me@a.example" }, "without SMTP_URL", "smtps://"],
  [{ SMTP_URL: "smtp://a.example" }, "require ALERT_MAIL", "receives alerts"],
  [{ SMTP_URL: "a.example" }, "SMTP_URL", "smtps://"],
  [{ SHUTDOWN_DELAY: "61" }, "SHUTDOWN_DELAY", "to 60"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL", "debug"],
])("%j is refused with a way to fix it", (env: object, what, how) => {
  const problems = problemsOf({ ...env });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(what);
  expect(problems[0]).toContain(how);
});

test("DATABASE_URL without SECRET is refused", () => {
  const [problem] = problemsOf({ DATABASE_URL: "postgres://x/y" });
  expect(problem).toContain("SECRET is missing");
});

test("demo data on PostgreSQL is refused", () => {
  const env = { DATABASE_URL: "postgres://x/y", SECRET: secret };
  expect(problemsOf({ ...env, DEMO_DATA: "on" })[0]).toContain("DEMO_DATA");
});

test("all problems are reported at once", () => {
  expect(problemsOf({ PORT: "x", GEO_PROMPT: "x", SECRET: "x" })).toHaveLength(
    3,
  );
});

test("docs/settings.md names exactly the variables that are read", async () => {
  const settings = new Settings({});
  readSettings(settings);
  const page = await readFile(
    new URL("../../../docs/settings.md", import.meta.url),
    "utf8",
  );
  const rows = page.matchAll(/^\| `([A-Z_]+)`/gm);
  const named = Array.from(rows, ([, name = ""]) => name);
  expect(named.sort()).toEqual([...settings.names].sort());
});
