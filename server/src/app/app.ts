import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { alertJobs } from "./alerts/alert-jobs.ts";
import { api } from "./api.ts";
import { startJobs } from "../base/jobs.ts";
import {
  boundConnections,
  mostConnections,
  silentMax,
} from "./bound-connections.ts";
import type { Clock } from "../base/clock.ts";
import type { ContentFilter } from "../surveys/content/content-filter.ts";
import { createContentFilter } from "../surveys/content/content-settings.ts";
import type { Database } from "../base/db/database.ts";
import { feedRoutes } from "../community/news/feed-routes.ts";
import { serveHealth } from "./health/health.ts";
import { embedApi } from "./embed-api.ts";
import { embedPages } from "./embed-pages.ts";
import type { Drafter } from "../drafting/drafter.ts";
import { limitBy, refuseAgain } from "../visitors/limits/rate-limits.ts";
import { openingPage } from "../visitors/limits/rules.ts";
import { type GeoLocator, nowhere } from "../visitors/location/geo-locator.ts";
import { logFailedAttempts } from "../visitors/failed-attempts/failed-attempts.ts";
import { logStorage } from "./health/log-storage.ts";
import { logFormatters, logSerializers } from "./logging.ts";
import type { CommandDeps } from "./operator/command-deps.ts";
import { metricsPlugin } from "./metrics/metrics-plugin.ts";
import { kioskApi } from "./kiosk-api.ts";
import { manageApi } from "./manage-api.ts";
import { operatorApi } from "./operator-api.ts";
import { bodyBytesMin } from "../http/body-limit.ts";
import { boundLargeBodies } from "../http/large-bodies.ts";
import { refuseOverload } from "../http/overload.ts";
import { createBoot } from "./boot.ts";
import { sendError } from "../http/errors.ts";
import { addSecurityHeaders, securityHeaders } from "../http/headers.ts";
import { collectOpenApi } from "../http/openapi.ts";
import { createReadHead } from "./read-head.ts";
import { createKeptPages } from "../site/kept-pages/kept-pages.ts";
import { createKeptReplies } from "../site/kept-pages/kept-replies.ts";
import { sendAgain } from "../site/kept-pages/send-again.ts";
import { createReadSharedVersions } from "../site/host-files.ts";
import { createReleaseGuard } from "../site/releases/release-guard.ts";
import { refuseUnreadable } from "../http/unreadable-request.ts";
import { type AppConfig, type Services, createServices } from "./services.ts";
import { trustedProxies, warnOfProxies } from "./trusted-proxies.ts";
import type { DevServers } from "../site/dev-servers.ts";
import { createReadMarkdown } from "../site/discovery/survey-markdown.ts";
import { discoveryRoutes } from "../site/discovery/discovery-routes.ts";
import { surveySchemaRoute } from "../surveys/survey-schema-route.ts";
import { mapForBrowser } from "../site/map/map-settings.ts";
import { sitePlugin, wantsPage } from "../site/site-plugin.ts";

/**
 * Milliseconds in which a request must have arrived, so that slow senders
 * cannot hold connections.
 */
const arrivalMs = 30_000;

/** Cache size for pages that are the same for everyone: about two hundred pages of surveys. */
const pageBytesMax = 64 * 2 ** 20;

declare module "fastify" {
  interface FastifyInstance {
    /** The dependencies of operator commands that this process runs. */
    commandDeps: CommandDeps;
  }
}

export interface AppOptions {
  db: Database;
  config: AppConfig;
  drafter: Drafter;
  clock?: Clock;
  geo?: GeoLocator;
  /** The filter that the config selects if omitted. */
  contentFilter?: ContentFilter;
  /** The destination of the log; standard output by default. */
  logStream?: { write(line: string): void };
  /** The development servers of the remotes. */
  dev?: DevServers | undefined;
}

type JobsDeps = Pick<
  Required<AppOptions>,
  "db" | "config" | "clock" | "geo"
> & {
  services: Services;
};

/** Builds the complete server without the process: it reads no environment and opens no port. */
export async function buildApp({
  db: untraced,
  config,
  drafter,
  clock = () => new Date(),
  geo = nowhere,
  contentFilter = createContentFilter(config.content),
  logStream,
  dev,
}: AppOptions): Promise<FastifyInstance> {
  const app = createServer(config, logStream);
  const db = await traceWhereWanted(app, untraced, config);
  warnOfProxies(app.log, config.trustProxy);
  const { publicUrl } = config;
  const services = createServices({ db, config, clock, contentFilter });
  runJobs(app, { db, config, clock, geo, services });
  app.addHook("onClose", logFailedAttempts(app.log, clock));
  followChanges(app, services);
  decorateForProcess(app, services, config);
  app.setErrorHandler(sendError);
  await app.register(cookie);
  const pageParts = sendKeptFirst(app, services);
  await app.register(securityHeaders);
  boundLoad(app, config);
  await app.register(metricsPlugin, {
    token: config.metricsToken,
    db,
    liveStreams: () => services.live.size,
  });
  await collectOpenApi(app, publicUrl);
  const releaseGuard = guardReleases(app, config, clock);
  await app.register(api, {
    prefix: "/api",
    db,
    config,
    clock,
    drafter,
    geo,
    releaseGuard,
    services,
  });
  await app.register(manageApi, { prefix: "/api/manage", services });
  await app.register(sitePlugin, {
    ...config,
    releaseGuard,
    recaptcha: recaptchaUrl(config),
    boot: createBoot(services, siteOf(config), clock),
    head: createReadHead(services, publicUrl),
    pages: createKeptPages({
      changes: services.changes,
      clock,
      bytesMax: pageBytesMax,
    }),
    markdown: createReadMarkdown({
      ...services,
      clock,
      publicUrl,
      invitationRequired: services.activation.required,
    }),
    ...pageParts,
    dev,
  });
  await serveToAnybody(app, { db, config, clock, services });
  await app.register(operatorApi, {
    prefix: "/api/operator",
    services,
    readRegistry: app.readRegistry,
    publicUrl,
  });
  // After the site, because these use its registry and its way to send files.
  await app.register(embedApi, {
    prefix: "/api/embed",
    config,
    services,
    readRegistry: app.readRegistry,
  });
  await app.register(embedPages, {
    config,
    services,
    clock,
    ...pageParts,
    recaptcha: recaptchaUrl(config),
  });
  return app;
}

/** Creates the server with its limits, without routes. */
function createServer(
  config: AppConfig,
  logStream: AppOptions["logStream"],
): FastifyInstance {
  const app = fastify({
    trustProxy: trustedProxies(config.trustProxy),
    logger: {
      level: config.logLevel,
      serializers: logSerializers,
      formatters: logFormatters,
      ...(logStream && { stream: logStream }),
    },
    genReqId: () => randomUUID(),
    bodyLimit: bodyBytesMin,
    requestTimeout: arrivalMs,
    http: silentMax,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => {
      // No hook has run for this request.
      addSecurityHeaders(request, reply);
      if (wantsPage(request)) void reply.redirect("/");
      else void sendError(error, request, reply);
    },
  });
  boundConnections(app.server, {
    most: mostConnections(),
    byAddress: config.trustProxy === false,
    log: app.log,
  });
  return app;
}

/** Limits the load to keep time and memory for requests in progress. */
function boundLoad(
  app: FastifyInstance,
  { maxEventLoopDelay }: AppConfig,
): void {
  refuseOverload(app, maxEventLoopDelay);
  boundLargeBodies(app);
}

/** Returns the database to use. Loads OpenTelemetry only if tracing is on. */
async function traceWhereWanted(
  app: FastifyInstance,
  db: Database,
  { traces }: AppConfig,
): Promise<Database> {
  if (traces === null) return db;
  const { traceApp } = await import("./traces/trace-app.ts");
  return traceApp(app, db, traces);
}

/** Runs the background jobs while the server listens. */
function runJobs(
  app: FastifyInstance,
  { db, config, clock, geo, services }: JobsDeps,
): void {
  const { log } = app;
  let stopJobs: (() => Promise<void>) | undefined;
  app.addHook("onListen", () => {
    const alerts = alertJobs({ db, config, clock, log });
    const watching = [logStorage(db, log), ...alerts];
    stopJobs = startJobs([...services.jobs, ...geo.jobs, ...watching], log);
  });
  app.addHook("preClose", () => stopJobs?.());
}

/**
 * Sends cached pages before all other work, even during overload: refusing one
 * costs as much. Returns what page routes need for that.
 */
function sendKeptFirst(app: FastifyInstance, services: Services) {
  const replies = createKeptReplies();
  const checkRate = refuseAgain(limitBy(openingPage, services));
  app.addHook("onRequest", sendAgain(replies, checkRate));
  return { replies, checkRate };
}

/**
 * Endpoints that need neither session nor page: for machines, kiosks and
 * holders of a secret address.
 */
async function serveToAnybody(
  app: FastifyInstance,
  {
    db,
    config,
    clock,
    services,
  }: { db: Database; config: AppConfig; clock: Clock; services: Services },
): Promise<void> {
  await app.register(discoveryRoutes, {
    ...config,
    db,
    clock,
    listSurveys: services.listSurveys,
    invitationRequired: services.activation.required,
    checkRate: limitBy(openingPage, services),
  });
  await app.register(kioskApi, { prefix: "/api/kiosk", services });
  serveHealth(app, services.health);
  surveySchemaRoute(app);
  await app.register(feedRoutes, {
    ...services,
    ...services.news,
    publicUrl: config.publicUrl,
  });
}

/** Decorates the app with what its process needs. */
function decorateForProcess(
  app: FastifyInstance,
  { readiness, commandDeps }: Services,
  { languages }: AppConfig,
): void {
  app.decorate("languages", languages);
  app.decorate("readiness", readiness);
  app.decorate("commandDeps", commandDeps);
}

function guardReleases(app: FastifyInstance, config: AppConfig, clock: Clock) {
  const { releasesDir, remotesDir, releaseChannel } = config;
  return createReleaseGuard({
    releasesDir,
    remotesDir,
    clock,
    log: app.log,
    // A site that tests a release channel shows a release other than the one
    // that the failure counts refer to.
    threshold: releaseChannel === null ? config.releaseRollbackThreshold : 0,
    readSharedVersions: createReadSharedVersions(config.hostDir, app.log),
    fetchRelease: (remote, release) => app.fetchRelease(remote, release),
  });
}

/** Only while the app listens: the connections that this opens must not outlive it. */
function followChanges(
  app: FastifyInstance,
  { changeRelay, live }: Services,
): void {
  app.addHook("onListen", () => {
    changeRelay.start(app.log);
    live.start(app.log);
  });
  app.addHook("preClose", () => live.stop());
  // Stopped last, because requests in progress still make changes.
  app.addHook("onClose", () => changeRelay.stop());
}

function recaptchaUrl({ botCheck }: AppConfig): string | null {
  return botCheck.provider === "recaptcha" ? botCheck.baseUrl : null;
}

/** Site settings that pages contain, so that they need not request them. */
function siteOf({ supportEmail, assistantUrl, map }: AppConfig) {
  return { supportEmail, assistantUrl, ...mapForBrowser(map) };
}
