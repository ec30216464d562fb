import { createPushSender } from "../community/news/push-sender.ts";
import { createKeepAnalytics } from "../insights/analytics/keep-analytics.ts";
import {
  type SurveyCaches,
  createSurveyCaches,
} from "../surveys/survey-caches.ts";
import { createBotCheck } from "../visitors/bot-check/bot-check.ts";
import { createNewSessions } from "../visitors/bot-check/new-sessions.ts";
import { createUseToken } from "../visitors/bot-check/used-tokens.ts";
import type { Clock } from "../base/clock.ts";
import type { Config } from "./config.ts";
import {
  type ContentFilter,
  allowEverything,
  type CheckContent,
  createCheckContent,
} from "../surveys/content/content-filter.ts";
import type { Database } from "../base/db/database.ts";
import { createIdempotency } from "../visitors/idempotency/idempotency.ts";
import { createLikeService } from "../community/likes/like-service.ts";
import { createEmbedServices } from "../embed/embed-services.ts";
import { createFindPicture } from "../embed/pages/picture-words.ts";
import { createCodeGuard } from "../visitors/failed-attempts/code-guard.ts";
import { createCheckAuthor } from "../surveys/keys/check-author.ts";
import { createAuthorNames } from "../community/posts/post.ts";
import { createPostService } from "../community/posts/post-service.ts";
import { createReplyService } from "../community/replies/reply-service.ts";
import { createKeyHolders } from "../community/ownership/key-holders.ts";
import type { OwnershipDeps } from "../community/ownership/ownership-deps.ts";
import { createNoteEmbedSite } from "../community/integrity/note-embed-sites.ts";
import {
  type KioskDeps,
  createKioskServices,
} from "../community/kiosk/kiosk-services.ts";
import { createNoteRefusal } from "../community/integrity/note-refusals.ts";
import { createRedeemTicket } from "../community/tickets/redeem-ticket.ts";
import {
  type SubmitResponseDeps,
  createSubmitResponse,
} from "../community/responses/submit-response.ts";
import { createResponseWriter } from "../community/responses/write-responses.ts";
import {
  type KeyedHash,
  createKeyedHash,
} from "../base/security/keyed-hash.ts";
import { createJobs } from "./background/create-jobs.ts";
import { createChangeRelay } from "../base/changes/change-relay.ts";
import { type Changes, createChanges } from "../base/changes/changes.ts";
import { createLiveHub } from "../live/live-hub.ts";
import { type HealthReply, createReadiness } from "./health/health.ts";
import { createPasskeys } from "./operator-keys/passkeys.ts";
import {
  type OperatorsDeps,
  createOperators,
} from "./operator-keys/operators.ts";
import {
  type Gazetteer,
  createGazetteer,
} from "../surveys/places/gazetteer.ts";
import { createRateLimits } from "../visitors/limits/rate-limits.ts";
import { createLastPlaces } from "../visitors/location/last-places.ts";
import { createNetworks } from "../visitors/location/networks.ts";
import { createSalts, forgetSalts } from "../visitors/location/salts.ts";
import { createCallers } from "../visitors/session/callers.ts";
import { createVisitors } from "../visitors/visitor.ts";
import { createCsrf } from "../visitors/session/csrf.ts";
import { createAskQuestions } from "../surveys/ask-questions.ts";
import { type FindSurvey, createFindSurvey } from "../surveys/find-survey.ts";
import { createListCells } from "../surveys/lists/list-cells.ts";
import { createListSurveys } from "../surveys/lists/list-surveys.ts";
import { createPublisher } from "../surveys/publish-survey.ts";
import { createQuestionCache } from "../surveys/question-repository.ts";
import { createVisibility } from "../surveys/visibility.ts";

/** The configuration with the key. */
export type AppConfig = Config & { secret: string };

export interface ServiceDeps {
  db: Database;
  config: AppConfig;
  clock: Clock;
  /** Checks text that users write; allows everything by default. */
  contentFilter?: ContentFilter;
}

/** The features of the product without HTTP: routes, page rendering and demo data all use these. */
export type Services = ReturnType<typeof createServices>;

export function createServices({
  db,
  config,
  clock,
  contentFilter = allowEverything,
}: ServiceDeps) {
  const hash = createKeyedHash(config.secret);
  const visiting = createVisiting({ db, config, clock, hash });
  const { callers } = visiting;
  const changes = createChanges();
  const caches = createSurveyCaches(changes, clock);
  const findSurvey = createFindSurvey(db, caches);
  const guard = createCodeGuard(db, clock);
  const visibility = createVisibility({ db, clock, hash, guard, findSurvey });
  const { thanksLinkHosts } = config;
  const asking = { db, clock, guard, caches, thanksLinkHosts };
  const askQuestions = createAskQuestions(asking);
  const findPicture = createFindPicture(askQuestions);
  const names = createAuthorNames(hash);
  const checkContent = createCheckContent(contentFilter);
  const gazetteer = createGazetteer();
  const discussion = {
    db,
    clock,
    visibility,
    changes,
    names,
    checkContent,
    checkAuthor: createCheckAuthor({ db, clock, hash }),
  };
  return {
    gazetteer,
    health: healthOf(config),
    activation: {
      db,
      clock,
      hash,
      guard,
      /** Whether an invitation is required. */
      required: config.activation === "required",
    },
    ...visiting,
    readiness: createReadiness(db),
    changes,
    changeRelay: createChangeRelay(db, changes),
    live: createLiveHub({
      db,
      clock,
      changes,
      findSurvey,
      names,
      maxStreams: config.liveMaxStreams,
    }),
    /** The dependencies of operator commands that this process runs. */
    commandDeps: { db, clock, changes, hash },
    /** The background jobs of the process; see base/jobs.ts. */
    jobs: [
      ...createJobs({ db, clock, hash, config, changes }),
      forgetSalts(visiting.salts),
    ],
    guard,
    hash,
    visibility,
    findSurvey,
    askQuestions,
    findPicture,
    caches,
    ...createReading({ db, clock, config, findSurvey, caches }),
    publisher: createPublisher({
      db,
      clock,
      hash,
      checkContent,
      changes,
      resultsGroup: config.resultsGroup,
      forgetMonths: config.forgetMonths,
      thanksLinkHosts,
    }),
    ...createAnswering({
      db,
      clock,
      hash,
      guard,
      visibility,
      checkContent,
      changes,
      caches,
      findSurvey,
      askQuestions,
      limits: visiting.limits,
      flagResponses: config.flagResponses,
    }),
    idempotency: createIdempotency({ db, clock, hash, callers }),
    likes: createLikeService({ db, clock, visibility, changes }),
    ...createDiscussing(discussion),
    operating: createOperating({
      db,
      clock,
      hash,
      guard,
      networks: visiting.networks,
    }),
    ...createOwning({
      db,
      clock,
      hash,
      changes,
      checkContent,
      gazetteer,
      config,
    }),
    embed: createEmbedServices({
      db,
      clock,
      config,
      hash,
      findSurvey,
      askQuestions,
      networks: visiting.networks,
      newSessions: visiting.newSessions,
    }),
  };
}

/** What holders of a survey's keys use. */
function createOwning(deps: {
  db: Database;
  clock: Clock;
  hash: KeyedHash;
  changes: Changes;
  checkContent: CheckContent;
  gazetteer: Gazetteer;
  config: AppConfig;
}) {
  const { db, clock, hash, config } = deps;
  return {
    ownership: createOwnership({
      ...deps,
      thanksLinkHosts: config.thanksLinkHosts,
    }),
    /** How news of surveys are sent. */
    news: {
      db,
      clock,
      hash,
      webhookHosts: config.webhookHosts,
      push: createPushSender(config, hash),
    },
    /** What keys of a survey can read; see insights/reading. */
    reading: { db, clock, minResponses: config.insightsMinResponses },
  };
}

function createDiscussing(deps: Parameters<typeof createPostService>[0]) {
  return {
    posts: createPostService(deps),
    replies: createReplyService(deps),
  };
}

/** What shows visitors surveys and their figures. */
function createReading({
  db,
  clock,
  config,
  findSurvey,
  caches,
}: {
  db: Database;
  clock: Clock;
  config: AppConfig;
  findSurvey: FindSurvey;
  caches: SurveyCaches;
}) {
  return {
    listSurveys: createListSurveys(db, clock, caches),
    listCells: createListCells(db, clock, caches),
    analytics: createKeepAnalytics({
      db,
      clock,
      findSurvey,
      caches,
      minResponses: config.insightsMinResponses,
    }),
  };
}

type AnsweringDeps = Omit<KioskDeps, "submitting"> &
  Omit<SubmitResponseDeps, "findQuestions" | "write" | "forget"> & {
    changes: Changes;
    caches: SurveyCaches;
  };

/** The ways to answer, and what is counted about them. */
function createAnswering(deps: AnsweringDeps) {
  const { db, clock, changes, caches } = deps;
  const submitting = {
    ...deps,
    findQuestions: createQuestionCache(db),
    write: createResponseWriter(db, changes),
    forget: (surveyId: number) => caches.surveys.drop(surveyId),
  };
  return {
    noteRefusal: createNoteRefusal(db, clock),
    noteEmbedSite: createNoteEmbedSite(db, clock),
    redeemTicket: createRedeemTicket(deps),
    submitResponse: createSubmitResponse(submitting),
    kiosk: createKioskServices({ ...deps, submitting }),
  };
}

/** The services for managing a survey with its keys, which identify callers. */
function createOwnership(deps: OwnershipDeps) {
  const holders = createKeyHolders(deps);
  const { callers } = holders;
  return {
    ...deps,
    holders,
    idempotency: createIdempotency({ ...deps, callers }),
  };
}

/** The services for operating the site in a browser, with keys that identify callers. */
function createOperating(deps: OperatorsDeps & { db: Database }) {
  const operators = createOperators(deps);
  const { callers } = operators;
  return {
    operators,
    passkeys: createPasskeys(deps),
    idempotency: createIdempotency({ ...deps, callers }),
  };
}

function healthOf(config: AppConfig): HealthReply {
  return {
    ok: true,
    geoConsentPromptEnabled: config.geoPrompt,
    surveyGenMaxChars: config.surveyGenMaxChars,
    ...(config.ai && { draftsTranslations: true }),
    resultsGroup: config.resultsGroup,
    ...(config.forgetMonths !== null && { forgetMonths: config.forgetMonths }),
  };
}

/** The services that identify callers and their networks, and limit their requests. */
function createVisiting({
  db,
  config,
  clock,
  hash,
}: Omit<ServiceDeps, "contentFilter"> & { hash: KeyedHash }) {
  const callers = createCallers(db, clock);
  const salts = createSalts(db, clock, hash);
  const networks = createNetworks(hash, salts);
  const factor = config.rateLimits;
  const newSessions = createNewSessions({ db, clock, networks, hash, factor });
  const botCheck = createBotCheck({
    clock,
    hash,
    callers,
    newSessions,
    config: config.botCheck,
    useToken: createUseToken(db),
  });
  return {
    csrf: createCsrf(hash),
    callers,
    newSessions,
    botCheck,
    visitors: createVisitors(callers, networks, botCheck),
    salts,
    networks,
    places: createLastPlaces(db, clock, hash, salts),
    limits: createRateLimits(db, clock, networks, config.rateLimits),
  };
}
