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
import { logGuesses } from "../visitors/guesses/guess-failures.ts";
import { logStorage } from "./health/log-storage.ts";
import { logFormatters, logSerializers } from "./logging.ts";
import type { Desk } from "./operator/desk.ts";
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
import { createReadLent } from "../site/host-files.ts";
import { createReleaseGuard } from "../site/releases/release-guard.ts";
import { refuseUnreadable } from "../http/unreadable-request.ts";
import { type AppConfig, type Services, createServices } from "./services.ts";
import { trustedProxies, warnOfProxies } from "./trusted-proxies.ts";
import type { DevServers } from "../site/dev-servers.ts";
import { createReadMarkdown } from "../site/discovery/survey-markdown.ts";
import { discoveryRoutes } from "../site/discovery/discovery-routes.ts";
import { surveySchemaRoute } from "../surveys/survey-schema-route.ts";
import { toldOfMap } from "../site/map/map-settings.ts";
import { sitePlugin, wantsPage } from "../site/site-plugin.ts";

/** Milliseconds within which a request must have arrived, so that nobody holds connections by sending slowly. */
const arrivalMs = 30_000;

/** Memory for pages that are the same for everybody: some two hundred of surveys. */
const pageBytesMax = 64 * 2 ** 20;

declare module "fastify" {
  interface FastifyInstance {
    /** For commands that this process carries out. */
    desk: Desk;
  }
}

export interface AppOptions {
  db: Database;
  config: AppConfig;
  drafter: Drafter;
  clock?: Clock;
  geo?: GeoLocator;
  /** By default the one that the config asks for. */
  contentFilter?: ContentFilter;
  /** Where the log goes; to standard output by default. */
  logStream?: { write(line: string): void };
  /** Where the parts of the site come from while developing. */
  dev?: DevServers | undefined;
}

type JobsDeps = Pick<
  Required<AppOptions>,
  "db" | "config" | "clock" | "geo"
> & {
  services: Services;
};

/** The whole server, apart from the process: it reads no environment and opens no port. */
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
  app.addHook("onClose", logGuesses(app.log, clock));
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
      ...{ changes: services.changes, clock },
      bytesMax: pageBytesMax,
    }),
    markdown: createReadMarkdown({
      ...{ ...services, clock, publicUrl },
      invitationRequired: services.activation.required,
    }),
    ...{ ...pageParts, dev },
  });
  await serveToAnybody(app, { db, config, clock, services });
  await app.register(operatorApi, {
    prefix: "/api/operator",
    ...{ services, readRegistry: app.readRegistry, publicUrl },
  });
  // After the site, whose registry and way to send files these use.
  await app.register(embedApi, {
    prefix: "/api/embed",
    ...{ db, config, clock, services, readRegistry: app.readRegistry },
  });
  await app.register(embedPages, {
    ...{ config, services, clock, ...pageParts },
    recaptcha: recaptchaUrl(config),
  });
  return app;
}

/** Answers nothing yet, and has a bound on whatever comes. */
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
      // No hook has run.
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

/** Keeps time and memory for what is under way. */
function boundLoad(
  app: FastifyInstance,
  { maxEventLoopDelay }: AppConfig,
): void {
  refuseOverload(app, maxEventLoopDelay);
  boundLargeBodies(app);
}

/** Returns the database to use. Nothing of OpenTelemetry is loaded where nothing is traced. */
async function traceWhereWanted(
  app: FastifyInstance,
  db: Database,
  { traces }: AppConfig,
): Promise<Database> {
  if (traces === null) return db;
  const { traceApp } = await import("./traces/trace-app.ts");
  return traceApp(app, db, traces);
}

/** What the process does beside answering, while it listens. */
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

/** Pages that are kept go out ahead of everything, also in overload: to refuse one costs as much. Returns what routes with pages need for that. */
function sendKeptFirst(app: FastifyInstance, services: Services) {
  const replies = createKeptReplies();
  const checkRate = refuseAgain(limitBy(openingPage, services));
  app.addHook("onRequest", sendAgain(replies, checkRate));
  return { replies, checkRate };
}

/** What needs neither session nor page: for machines, kiosks, and for who has its address. */
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
    ...{ ...config, db, clock, listSurveys: services.listSurveys },
    invitationRequired: services.activation.required,
    checkRate: limitBy(openingPage, services),
  });
  await app.register(kioskApi, { prefix: "/api/kiosk", services });
  serveHealth(app, services.health);
  surveySchemaRoute(app);
  await app.register(feedRoutes, {
    ...{ ...services, ...services.news, publicUrl: config.publicUrl },
  });
}

/** What the process that runs the app asks of it. */
function decorateForProcess(
  app: FastifyInstance,
  { readiness, desk }: Services,
  { languages }: AppConfig,
): void {
  app.decorate("languages", languages);
  app.decorate("readiness", readiness);
  app.decorate("desk", desk);
}

function guardReleases(app: FastifyInstance, config: AppConfig, clock: Clock) {
  const { releasesDir, remotesDir, releaseChannel } = config;
  return createReleaseGuard({
    ...{ releasesDir, remotesDir, clock, log: app.log },
    // A site that tries a channel out shows something else than what counts.
    threshold: releaseChannel === null ? config.releaseRollbackThreshold : 0,
    readLent: createReadLent(config.hostDir, app.log),
    fetchRelease: (remote, release) => app.fetchRelease(remote, release),
  });
}

/** While the app listens: what it opens for others' changes must not outlive it. */
function followChanges(
  app: FastifyInstance,
  { changeRelay, live }: Services,
): void {
  app.addHook("onListen", () => {
    changeRelay.start(app.log);
    live.start(app.log);
  });
  app.addHook("preClose", () => live.stop());
  // Requests in flight still change things.
  app.addHook("onClose", () => changeRelay.stop());
}

function recaptchaUrl({ botCheck }: AppConfig): string | null {
  return botCheck.provider === "recaptcha" ? botCheck.baseUrl : null;
}

/** What pages are told of the site before they ask. */
function siteOf({ supportEmail, assistantUrl, map }: AppConfig) {
  return { supportEmail, assistantUrl, ...toldOfMap(map) };
}
