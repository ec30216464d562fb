import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Settings } from "./settings.ts";

export type DatabaseConfig =
  | { engine: "pglite"; folder: string }
  | {
      engine: "postgres";
      url: string;
      poolSize: number;
      /** Milliseconds. */
      statementTimeout: number;
    };

export interface AiConfig {
  baseUrl: string;
  apiKey: string;
  model: string;
}

const logLevels = [
  "silent",
  "fatal",
  "error",
  "warn",
  "info",
  "debug",
  "trace",
] as const;

/** What the server is told at start; server/README.md says what each means. */
export interface Config {
  port: number;
  host: string;
  /** Absolute folder of everything the server keeps on disk. */
  dataDir: string;
  database: DatabaseConfig;
  /** Null on the embedded engine: see keepSecret. */
  secret: string | null;
  /** As Fastify's trustProxy. */
  trustProxy: boolean | number | string[];
  demoData: boolean;
  geoPrompt: boolean;
  surveyGenMaxChars: number;
  ai: AiConfig | null;
  activation: "off" | "required";
  supportEmail: string | null;
  assistantUrl: string | null;
  /** Folder that holds one folder per remote. */
  remotesDir: string;
  /** Folder of the built host. */
  hostDir: string;
  logLevel: (typeof logLevels)[number];
}

/** Reads the environment. Throws ConfigError with every problem at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const settings = new Settings(env);
  const config = readSettings(settings);
  settings.finish();
  return Object.freeze(config);
}

/** Reads all settings and leaves the judgement to `settings.finish`. */
export function readSettings(settings: Settings): Config {
  const dataDir = resolve(settings.text("DATA_DIR") ?? "data");
  const database = readDatabase(settings, dataDir);
  return {
    port: settings.integer("PORT", { min: 0, max: 65_535, otherwise: 3000 }),
    host: settings.text("HOST") ?? "127.0.0.1",
    dataDir,
    database,
    secret: readSecret(settings, database),
    trustProxy: settings.proxies("TRUST_PROXY"),
    demoData: readDemoData(settings, database),
    geoPrompt: settings.onOff("GEO_PROMPT", true),
    surveyGenMaxChars: settings.integer("SURVEY_GEN_MAX_CHARS", {
      min: 1000,
      max: 20_000,
      otherwise: 1000,
    }),
    ai: readAi(settings),
    activation: settings.oneOf("ACTIVATION", ["off", "required"], "off"),
    supportEmail: settings.email("SUPPORT_EMAIL"),
    assistantUrl: settings.url("ASSISTANT_URL", ["https:", "http:"]),
    remotesDir: readFolder(settings, "REMOTES_DIR", "remotes"),
    hostDir: readFolder(settings, "HOST_DIR", "host/dist"),
    logLevel: settings.oneOf("LOG_LEVEL", logLevels, "warn"),
  };
}

function readDatabase(settings: Settings, dataDir: string): DatabaseConfig {
  const url = settings.url("DATABASE_URL", ["postgres:", "postgresql:"]);
  const poolSize = settings.integer("DATABASE_POOL_SIZE", {
    min: 1,
    max: 200,
    otherwise: 10,
  });
  const statementTimeout = settings.integer("DATABASE_STATEMENT_TIMEOUT", {
    min: 100,
    max: 600_000,
    otherwise: 15_000,
  });
  if (url === null)
    return { engine: "pglite", folder: resolve(dataDir, "database") };
  return { engine: "postgres", url, poolSize, statementTimeout };
}

const secretMin = 32;
const makeSecret =
  "make one with: node -p \"crypto.randomBytes(32).toString('hex')\"";

function readSecret(
  settings: Settings,
  database: DatabaseConfig,
): string | null {
  const secret = settings.text("SECRET");
  if (secret === null && database.engine === "postgres")
    settings.refuse(
      `SECRET is missing: every process that shares DATABASE_URL needs the same one; ${makeSecret}.`,
    );
  if (secret !== null && secret.length < secretMin)
    settings.refuse(
      `SECRET has ${secret.length} characters: give at least ${secretMin}; ${makeSecret}.`,
    );
  return secret;
}

function readDemoData(settings: Settings, database: DatabaseConfig): boolean {
  const embedded = database.engine === "pglite";
  const wanted = settings.onOff("DEMO_DATA", embedded);
  if (wanted && !embedded)
    settings.refuse(
      "DEMO_DATA is on, but demo data is only for the embedded database: leave out DEMO_DATA or DATABASE_URL.",
    );
  return wanted;
}

function readAi(settings: Settings): AiConfig | null {
  const baseUrl = settings.url("AI_BASE_URL", ["https:", "http:"]);
  const apiKey = settings.text("AI_API_KEY");
  const model = settings.text("AI_MODEL");
  if (baseUrl !== null && model !== null)
    return { baseUrl, apiKey: apiKey ?? "", model };
  if (
    settings.text("AI_BASE_URL") !== null ||
    model !== null ||
    apiKey !== null
  )
    settings.refuse(
      "AI_BASE_URL and AI_MODEL go together: give both (and AI_API_KEY where the endpoint wants one), or none of the three.",
    );
  return null;
}

function readFolder(settings: Settings, name: string, inside: string): string {
  const given = settings.text(name);
  if (given !== null) return resolve(given);
  return fileURLToPath(new URL(`../../${inside}`, import.meta.url));
}
