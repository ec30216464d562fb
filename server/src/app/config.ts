import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { limits } from "@nearsay/core/contract";
import { readAlerts } from "./alerts/alert-settings.ts";
import { readAi } from "../base/ai/ai-config.ts";
import { readBotCheck } from "../visitors/bot-check/bot-check-config.ts";
import { readContentConfig } from "../surveys/content/content-settings.ts";
import { readThanksLinkHosts } from "../surveys/ending.ts";
import { readGeo } from "../visitors/location/geo-config.ts";
import { readMap } from "../site/map/map-settings.ts";
import { readSecurityContact } from "../site/discovery/security-text.ts";
import { readPushHosts } from "../community/news/push-hosts.ts";
import { readWebhookHosts } from "../community/news/webhook-hosts.ts";
import { readLanguages } from "../http/language-settings.ts";
import { readReportRules } from "../community/moderation/report-rules.ts";
import { readEmbedOrigins } from "../embed/allowed-origins.ts";
import {
  readReleaseChannel,
  readReleaseOverrides,
  readReleasesUrl,
} from "../site/releases/release-settings.ts";
import type { DatabaseConfig } from "../base/db/open.ts";
import { Settings } from "../base/settings.ts";
import { readTraces } from "./traces/trace-settings.ts";

const logLevels = [
  "silent",
  "fatal",
  "error",
  "warn",
  "info",
  "debug",
  "trace",
] as const;

/** The settings of the server; docs/settings.md explains each. */
export type Config = ReturnType<typeof readSettings>;

/** Reads the environment. Throws ConfigError with every problem at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const settings = new Settings(env);
  const config = readSettings(settings);
  settings.finish();
  return Object.freeze(config);
}

/** Names of the variables that are set and that Nearsay uses. */
export function listSet(env: Record<string, string | undefined>): string[] {
  const settings = new Settings(env);
  readSettings(settings);
  return [...settings.names].filter((name) => env[name]?.trim()).sort();
}

/** Reads all settings; `settings.finish` reports the problems. */
export function readSettings(settings: Settings) {
  const dataDir = resolve(settings.text("DATA_DIR") ?? "data");
  const database = readDatabase(settings, dataDir);
  return {
    port: settings.integer("PORT", 3000, [0, 65_535]),
    host: settings.text("HOST") ?? "127.0.0.1",
    /** Absolute path of the folder with everything that the server stores on disk. */
    dataDir,
    /**
     * MiB of free space below which the log warns; below a quarter of that,
     * nothing is written. 0 waits until a write fails.
     */
    dataDirMinFree: settings.integer("DATA_DIR_MIN_FREE", 256, [0, 1_000_000]),
    database,
    /** Null on the embedded engine; see keepKey. */
    secret: readSecret(settings, database),
    /** The previous secret; null if it did not change. */
    secretOld: settings.text("SECRET_OLD"),
    /** Whose X-Forwarded-For is trusted: addresses, or the number of proxies. */
    trustProxy: settings.proxies("TRUST_PROXY"),
    demoData: readDemoData(settings, database),
    /** The languages in which pages can be read, if the host was built in them. */
    languages: readLanguages(settings),
    geoPrompt: settings.onOff("GEO_PROMPT", true),
    geo: readGeo(settings),
    /** Origins of other sites whose pages may call the API. */
    partnerOrigins: settings.origins("PARTNER_ORIGINS"),
    /** Origins whose pages may embed surveys. */
    embedOrigins: readEmbedOrigins(settings),
    /** The factor of every rate limit; 0 for no limits. */
    rateLimits: settings.integer("RATE_LIMITS", 1, [0, 1000]),
    /** Maximum number of live update streams of this process. */
    liveMaxStreams: settings.integer("LIVE_MAX_STREAMS", 1000, [0, 100_000]),
    /** Milliseconds of event loop delay from which requests are refused; 0 for never. */
    maxEventLoopDelay: settings.integer(
      "MAX_EVENT_LOOP_DELAY",
      1000,
      [0, 60_000],
    ),
    /** How the operator is alerted. */
    alerts: readAlerts(settings),
    /** Null if tracing is off. */
    traces: readTraces(settings),
    /** The token that opens /metrics; null disables it. */
    metricsToken: readMetricsToken(settings),
    /** Seconds between reporting "not ready" to load balancers and closing the port. */
    shutdownDelay: settings.integer("SHUTDOWN_DELAY", 0, [0, 60]),
    botCheck: readBotCheck(settings),
    surveyGenMaxChars: settings.integer(
      "SURVEY_GEN_MAX_CHARS",
      limits.generationTextDefaultMax,
      [limits.generationTextDefaultMax, limits.generationTextMost],
    ),
    /** Minimum number of responses that new surveys release together. */
    resultsGroup: settings.integer("RESULTS_GROUP", 10, [6, 1000]),
    /** How often responses and groups are shown, in seconds. */
    showSeconds: settings.integer("SHOW_SECONDS", 60, [0, 3600]),
    /**
     * Number of months after closing after which rows, texts and posts of new
     * surveys are deleted at the latest; null for never.
     */
    forgetMonths: settings.integer("FORGET_MONTHS", 0, [0, 120]) || null,
    flagResponses: settings.onOff("FLAG_RESPONSES", true),
    /** Number of responses from which insights show free text. */
    insightsMinResponses: settings.integer(
      "INSIGHTS_MIN_RESPONSES",
      5,
      [1, 1000],
    ),
    ai: readAi(settings),
    activation: settings.oneOf("ACTIVATION", ["off", "required"], "off"),
    reports: readReportRules(settings),
    content: readContentConfig(settings),
    /** Hosts that surveys may link to after answering. */
    thanksLinkHosts: readThanksLinkHosts(settings),
    /** Hosts that news of surveys may be sent to; without any, webhooks are not offered. */
    webhookHosts: readWebhookHosts(settings),
    /** Hosts of push services in addition to those of the usual browsers. */
    pushHosts: readPushHosts(settings),
    /**
     * The public address of the site, without a trailing slash; null means the
     * address of each request.
     */
    publicUrl: settings.url("PUBLIC_URL", ["https:", "http:"]),
    supportEmail: settings.email("SUPPORT_EMAIL"),
    /** The contact for reporting a vulnerability, as in security.txt. */
    securityContact: readSecurityContact(settings),
    assistantUrl: settings.url("ASSISTANT_URL", ["https:", "http:"]),
    map: readMap(settings),
    /** Folder with one folder per remote. */
    remotesDir: readFolder(settings, "REMOTES_DIR", "remotes"),
    /** Folder of newer releases, with one folder per remote. */
    releasesDir: resolve(
      settings.text("RELEASES_DIR") ?? join(dataDir, "releases"),
    ),
    /**
     * The address that `releasesDir` mirrors, without a trailing slash; null if
     * others write to the folder.
     */
    releasesUrl: readReleasesUrl(settings),
    /** If a remote has a release on this channel, everyone gets it; null for no channel. */
    releaseChannel: readReleaseChannel(settings),
    /** Channels that a visitor may request. */
    releaseOverrides: readReleaseOverrides(settings),
    /** Origins of teams from which a visitor may load releases. */
    releaseOrigins: settings.origins("RELEASE_ORIGINS"),
    /**
     * Number of networks in which a new release must fail before the site rolls
     * it back; 0 for never.
     */
    releaseRollbackThreshold: settings.integer(
      "RELEASE_ROLLBACK_THRESHOLD",
      5,
      [0, 1000],
    ),
    /** Folder of the built host. */
    hostDir: readFolder(settings, "HOST_DIR", "host/dist"),
    logLevel: settings.oneOf("LOG_LEVEL", logLevels, "warn"),
  };
}

function readDatabase(settings: Settings, dataDir: string): DatabaseConfig {
  const url = settings.url("DATABASE_URL", ["postgres:", "postgresql:"]);
  const poolSize = settings.integer("DATABASE_POOL_SIZE", 10, [1, 200]);
  const statementTimeout = settings.integer(
    "DATABASE_STATEMENT_TIMEOUT",
    5_000,
    [100, 600_000],
  );
  if (url === null)
    return { engine: "pglite", folder: resolve(dataDir, "database") };
  return { engine: "postgres", url, poolSize, statementTimeout };
}

const secretMin = 32;
const makeSecret =
  "create one with: node -p \"crypto.randomBytes(32).toString('hex')\"";

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
      `SECRET has ${secret.length} characters: use at least ${secretMin}; ${makeSecret}.`,
    );
  return secret;
}

function readDemoData(settings: Settings, database: DatabaseConfig): boolean {
  const embedded = database.engine === "pglite";
  const wanted = settings.onOff("DEMO_DATA", embedded);
  if (wanted && !embedded)
    settings.refuse(
      "DEMO_DATA is on, but demo data requires the embedded database: remove DEMO_DATA or DATABASE_URL.",
    );
  return wanted;
}

const metricsTokenMin = 16;

function readMetricsToken(settings: Settings): string | null {
  const token = settings.text("METRICS_TOKEN");
  if (token !== null && token.length < metricsTokenMin)
    settings.refuse(
      `METRICS_TOKEN has ${token.length} characters: use at least ${metricsTokenMin}.`,
    );
  return token;
}

function readFolder(settings: Settings, name: string, inside: string): string {
  const given = settings.text(name);
  if (given !== null) return resolve(given);
  return fileURLToPath(new URL(`../../../${inside}`, import.meta.url));
}
