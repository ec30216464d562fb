import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readAi } from "../base/ai/ai-config.ts";
import type { AiEndpoint } from "../base/ai/model.ts";
import {
  type BotCheckConfig,
  readBotCheck,
} from "../visitors/bot-check/bot-check-config.ts";
import {
  type ContentConfig,
  readContentConfig,
} from "../surveys/content/content-settings.ts";
import { type GeoConfig, readGeo } from "../visitors/location/geo-config.ts";
import {
  type ReportRules,
  readReportRules,
} from "../community/moderation/report-rules.ts";
import {
  type EmbedOrigins,
  readEmbedOrigins,
} from "../embed/allowed-origins.ts";
import {
  readReleaseChannel,
  readReleaseOverrides,
  readReleasesUrl,
} from "../site/releases/release-settings.ts";
import type { DatabaseConfig } from "../base/db/open.ts";
import { Settings } from "../base/settings.ts";

const logLevels = [
  "silent",
  "fatal",
  "error",
  "warn",
  "info",
  "debug",
  "trace",
] as const;

/** What the server is told at start; server/docs/settings.md says what each means. */
export interface Config {
  port: number;
  host: string;
  /** Absolute folder of everything the server keeps on disk. */
  dataDir: string;
  /** MiB of free space below which the log warns; below a quarter of them nothing is written. 0 waits until a write fails. */
  dataDirMinFree: number;
  database: DatabaseConfig;
  /** Null on the embedded engine: see keepSecret. */
  secret: string | null;
  /** As Fastify's trustProxy. */
  trustProxy: boolean | number | string[];
  demoData: boolean;
  geoPrompt: boolean;
  geo: GeoConfig;
  /** Origins of other sites whose pages may call the API. */
  partnerOrigins: string[];
  /** Whose pages may show surveys. */
  embedOrigins: EmbedOrigins;
  /** What every limit is multiplied by; 0 is no limits. */
  rateLimits: number;
  /** Most streams of live updates of this process. */
  liveMaxStreams: number;
  /** Milliseconds of delay of the event loop from which requests are refused; 0 is never. */
  maxEventLoopDelay: number;
  /** Opens /metrics; null is no such page. */
  metricsToken: string | null;
  /** Seconds between telling load balancers of the end and listening no more. */
  shutdownDelay: number;
  botCheck: BotCheckConfig;
  surveyGenMaxChars: number;
  /** How many responses new surveys show together at least. */
  resultsGroup: number;
  /** From how many responses on free texts show in insights. */
  insightsMinResponses: number;
  ai: AiEndpoint | null;
  activation: "off" | "required";
  reports: ReportRules;
  content: ContentConfig;
  /** Where people reach the site, without a trailing slash; null is wherever a request came to. */
  publicUrl: string | null;
  supportEmail: string | null;
  assistantUrl: string | null;
  /** Folder that holds one folder per remote. */
  remotesDir: string;
  /** Folder of what was released since, with one folder per remote. */
  releasesDir: string;
  /** What `releasesDir` is kept like, without a slash at the end; null where others write there. */
  releasesUrl: string | null;
  /** Where a remote has a release on this channel, everybody is shown that; null is no channel. */
  releaseChannel: string | null;
  /** Channels that a visitor may ask for. */
  releaseOverrides: string[];
  /** Origins of teams that a visitor may be shown releases from. */
  releaseOrigins: string[];
  /** Networks in which a new release has to fail before the site goes back from it; 0 is never. */
  releaseRollbackThreshold: number;
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
    dataDirMinFree: settings.integer("DATA_DIR_MIN_FREE", {
      min: 0,
      max: 1_000_000,
      otherwise: 256,
    }),
    database,
    secret: readSecret(settings, database),
    trustProxy: settings.proxies("TRUST_PROXY"),
    demoData: readDemoData(settings, database),
    geoPrompt: settings.onOff("GEO_PROMPT", true),
    geo: readGeo(settings),
    partnerOrigins: settings.origins("PARTNER_ORIGINS"),
    embedOrigins: readEmbedOrigins(settings),
    rateLimits: settings.integer("RATE_LIMITS", {
      min: 0,
      max: 1000,
      otherwise: 1,
    }),
    liveMaxStreams: settings.integer("LIVE_MAX_STREAMS", {
      min: 0,
      max: 100_000,
      otherwise: 1000,
    }),
    maxEventLoopDelay: settings.integer("MAX_EVENT_LOOP_DELAY", {
      min: 0,
      max: 60_000,
      otherwise: 1000,
    }),
    metricsToken: readMetricsToken(settings),
    shutdownDelay: settings.integer("SHUTDOWN_DELAY", {
      min: 0,
      max: 60,
      otherwise: 0,
    }),
    botCheck: readBotCheck(settings),
    surveyGenMaxChars: settings.integer("SURVEY_GEN_MAX_CHARS", {
      min: 1000,
      max: 20_000,
      otherwise: 1000,
    }),
    resultsGroup: settings.integer("RESULTS_GROUP", {
      min: 3,
      max: 1000,
      otherwise: 10,
    }),
    insightsMinResponses: settings.integer("INSIGHTS_MIN_RESPONSES", {
      min: 1,
      max: 1000,
      otherwise: 5,
    }),
    ai: readAi(settings),
    activation: settings.oneOf("ACTIVATION", ["off", "required"], "off"),
    reports: readReportRules(settings),
    content: readContentConfig(settings),
    publicUrl: settings.url("PUBLIC_URL", ["https:", "http:"]),
    supportEmail: settings.email("SUPPORT_EMAIL"),
    assistantUrl: settings.url("ASSISTANT_URL", ["https:", "http:"]),
    remotesDir: readFolder(settings, "REMOTES_DIR", "remotes"),
    releasesDir: resolve(
      settings.text("RELEASES_DIR") ?? join(dataDir, "releases"),
    ),
    releasesUrl: readReleasesUrl(settings),
    releaseChannel: readReleaseChannel(settings),
    releaseOverrides: readReleaseOverrides(settings),
    releaseOrigins: settings.origins("RELEASE_ORIGINS"),
    releaseRollbackThreshold: settings.integer("RELEASE_ROLLBACK_THRESHOLD", {
      min: 0,
      max: 1000,
      otherwise: 5,
    }),
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
    otherwise: 5_000,
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

const metricsTokenMin = 16;

function readMetricsToken(settings: Settings): string | null {
  const token = settings.text("METRICS_TOKEN");
  if (token !== null && token.length < metricsTokenMin)
    settings.refuse(
      `METRICS_TOKEN has ${token.length} characters: give at least ${metricsTokenMin}.`,
    );
  return token;
}

function readFolder(settings: Settings, name: string, inside: string): string {
  const given = settings.text(name);
  if (given !== null) return resolve(given);
  return fileURLToPath(new URL(`../../../${inside}`, import.meta.url));
}
