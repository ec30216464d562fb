import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { readConfig, readSettings } from "./config.ts";
import { ConfigError, Settings } from "./settings.ts";

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

test("an empty environment gives an embedded database on port 3000", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    database: { engine: "pglite", folder: resolve("data/database") },
    secret: null,
    demoData: true,
    geoPrompt: true,
    surveyGenMaxChars: 1000,
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

test("every good value is taken", () => {
  const env = {
    PORT: "0",
    HOST: "::",
    DATA_DIR: "/var/lib/nearsay",
    SECRET: secret,
    TRUST_PROXY: "10.0.0.0/8, ::1",
    DEMO_DATA: "off",
    GEO_PROMPT: "off",
    SURVEY_GEN_MAX_CHARS: "4000",
    AI_BASE_URL: "http://localhost:11434/v1",
    AI_API_KEY: "key",
    AI_MODEL: "small",
    ACTIVATION: "required",
    SUPPORT_EMAIL: "help@nearsay.example",
    ASSISTANT_URL: "https://assistant.example/x",
    REMOTES_DIR: "/srv/remotes",
    HOST_DIR: "/srv/host",
    LOG_LEVEL: "debug",
  };
  expect(readConfig(env)).toEqual({
    port: 0,
    host: "::",
    dataDir: "/var/lib/nearsay",
    database: { engine: "pglite", folder: "/var/lib/nearsay/database" },
    secret,
    trustProxy: ["10.0.0.0/8", "::1"],
    demoData: false,
    geoPrompt: false,
    surveyGenMaxChars: 4000,
    ai: { baseUrl: "http://localhost:11434/v1", apiKey: "key", model: "small" },
    activation: "required",
    supportEmail: "help@nearsay.example",
    assistantUrl: "https://assistant.example/x",
    remotesDir: "/srv/remotes",
    hostDir: "/srv/host",
    logLevel: "debug",
  });
});

test.each([
  [{ PORT: "80a" }, 'PORT is "80a"', "whole number from 0 to 65535"],
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
  [{ SURVEY_GEN_MAX_CHARS: "999" }, "SURVEY_GEN_MAX_CHARS", "from 1000"],
  [{ AI_MODEL: "small" }, "AI_BASE_URL", "give both"],
  [{ AI_API_KEY: "key" }, "AI_BASE_URL", "none of the three"],
  [{ ACTIVATION: "on" }, "ACTIVATION", "off, required"],
  [{ SUPPORT_EMAIL: "help" }, "SUPPORT_EMAIL", "help@example.org"],
  [{ ASSISTANT_URL: "javascript:x" }, "ASSISTANT_URL", "https://"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL", "debug"],
])("%j is refused with a way to mend it", (env: object, what, how) => {
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

test("all problems are told at once", () => {
  expect(problemsOf({ PORT: "x", GEO_PROMPT: "x", SECRET: "x" })).toHaveLength(
    3,
  );
});

test("the README's table names exactly the variables that are read", async () => {
  const settings = new Settings({});
  readSettings(settings);
  const readme = await readFile(
    new URL("../README.md", import.meta.url),
    "utf8",
  );
  const named = [...readme.matchAll(/^\| `([A-Z_]+)`/gm)].map(
    ([, name]) => name,
  );
  expect(named.sort()).toEqual([...settings.names].sort());
});
