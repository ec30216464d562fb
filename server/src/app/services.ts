import {
  type Activation,
  createActivation,
} from "../visitors/activation/activation.ts";
import {
  type KeepAnalytics,
  createKeepAnalytics,
} from "../insights/analytics/keep-analytics.ts";
import {
  type SurveyCaches,
  createSurveyCaches,
} from "../surveys/survey-caches.ts";
import {
  type BotCheck,
  createBotCheck,
} from "../visitors/bot-check/bot-check.ts";
import { createUseToken } from "../visitors/bot-check/used-tokens.ts";
import {
  type ReadAnalytics,
  createReadAnalytics,
} from "../insights/analytics/read-analytics.ts";
import type { Clock } from "../base/clock.ts";
import type { Config } from "./config.ts";
import {
  type ContentFilter,
  allowEverything,
  createCheckContent,
} from "../surveys/content/content-filter.ts";
import type { Database } from "../base/db/database.ts";
import {
  type CheckExportCode,
  createCheckExportCode,
} from "../insights/export/check-export-code.ts";
import {
  type Idempotency,
  createIdempotency,
} from "../visitors/idempotency/idempotency.ts";
import {
  type LikeService,
  createLikeService,
} from "../community/likes/like-service.ts";
import {
  type EmbedServices,
  createEmbedServices,
} from "../embed/embed-services.ts";
import {
  type FindPicture,
  createFindPicture,
} from "../embed/pages/picture-words.ts";
import {
  type GuessGuard,
  createGuessGuard,
} from "../visitors/guesses/guess-guard.ts";
import type { HealthReply } from "./health/health-routes.ts";
import { createAuthorNames } from "../community/posts/author.ts";
import {
  type PostService,
  createPostService,
} from "../community/posts/post-service.ts";
import {
  type ReplyService,
  createReplyService,
} from "../community/replies/reply-service.ts";
import {
  type Challenges,
  createChallenges,
} from "../surveys/check-challenge.ts";
import {
  type SubmitResponse,
  createSubmitResponse,
} from "../community/responses/submit-response.ts";
import { createResponseWriter } from "../community/responses/write-responses.ts";
import {
  type KeyedHash,
  createKeyedHash,
} from "../base/security/keyed-hash.ts";
import { createJobs } from "./background/create-jobs.ts";
import type { Job } from "../base/jobs.ts";
import {
  type ChangeRelay,
  createChangeRelay,
} from "../base/changes/change-relay.ts";
import { type Changes, createChanges } from "../base/changes/changes.ts";
import { type LiveHub, createLiveHub } from "../live/live-hub.ts";
import { type Readiness, createReadiness } from "./health/readiness.ts";
import {
  type RateLimits,
  createRateLimits,
} from "../visitors/limits/rate-limits.ts";
import {
  type LastPlaces,
  createLastPlaces,
} from "../visitors/location/last-places.ts";
import {
  type Networks,
  createNetworks,
} from "../visitors/location/networks.ts";
import {
  type Salts,
  createSalts,
  forgetSalts,
} from "../visitors/location/salts.ts";
import { type Callers, createCallers } from "../visitors/session/callers.ts";
import { type Visitors, createVisitors } from "../visitors/session/visitor.ts";
import {
  type ShareTokens,
  createShareTokens,
} from "../surveys/sharing/share-tokens.ts";
import { type Csrf, createCsrf } from "../visitors/session/csrf.ts";
import {
  type SessionService,
  createSessionService,
} from "../visitors/session/session-service.ts";
import {
  type AskQuestions,
  createAskQuestions,
} from "../surveys/ask-questions.ts";
import { type FindSurvey, createFindSurvey } from "../surveys/find-survey.ts";
import {
  type ListSurveys,
  createListSurveys,
} from "../surveys/list-surveys.ts";
import { type Publisher, createPublisher } from "../surveys/publish-survey.ts";
import { createQuestionCache } from "../surveys/question-cache.ts";
import { type Visibility, createVisibility } from "../surveys/visibility.ts";

/** The configuration once the secret is settled. */
export type AppConfig = Config & { secret: string };

export interface ServiceDeps {
  db: Database;
  config: AppConfig;
  clock: Clock;
  /** Judges what people write; allows everything by default. */
  contentFilter?: ContentFilter;
}

/** Who makes a request, from where, and how often they may. */
interface Visiting {
  csrf: Csrf;
  sessions: SessionService;
  callers: Callers;
  botCheck: BotCheck;
  visitors: Visitors;
  salts: Salts;
  networks: Networks;
  places: LastPlaces;
  limits: RateLimits;
}

/** What the product can do, apart from HTTP: routes, page rendering and demo data all call these. */
export interface Services extends Visiting {
  health: HealthReply;
  activation: Activation;
  readiness: Readiness;
  changes: Changes;
  changeRelay: ChangeRelay;
  live: LiveHub;
  /** What the process does beside answering; see background/jobs.ts. */
  jobs: Job[];
  guard: GuessGuard;
  challenges: Challenges;
  shareTokens: ShareTokens;
  visibility: Visibility;
  findSurvey: FindSurvey;
  askQuestions: AskQuestions;
  findPicture: FindPicture;
  caches: SurveyCaches;
  listSurveys: ListSurveys;
  readAnalytics: ReadAnalytics;
  analytics: KeepAnalytics;
  publisher: Publisher;
  submitResponse: SubmitResponse;
  checkExportCode: CheckExportCode;
  idempotency: Idempotency;
  likes: LikeService;
  posts: PostService;
  replies: ReplyService;
  embed: EmbedServices;
}

export function createServices({
  db,
  config,
  clock,
  contentFilter = allowEverything,
}: ServiceDeps): Services {
  const hash = createKeyedHash(config.secret);
  const visiting = createVisiting({ db, config, clock, hash });
  const { callers } = visiting;
  const changes = createChanges();
  const caches = createSurveyCaches(changes, clock);
  const findSurvey = createFindSurvey(db, caches);
  const guard = createGuessGuard(db, clock);
  const challenges = createChallenges(hash, guard);
  const shareTokens = createShareTokens(db, clock, hash);
  const visibility = createVisibility({
    ...{ db, clock, hash },
    ...{ guard, shareTokens, findSurvey },
  });
  const askQuestions = createAskQuestions({ db, clock, challenges, caches });
  const findPicture = createFindPicture(askQuestions);
  const names = createAuthorNames(hash);
  const readAnalytics = createReadAnalytics(db, config.insightsMinResponses);
  const checkContent = createCheckContent(contentFilter);
  const discussion = { db, clock, visibility, changes, names, checkContent };
  return {
    health: healthOf(config),
    activation: createActivation({
      ...{ db, clock, hash, guard },
      required: config.activation === "required",
    }),
    ...visiting,
    readiness: createReadiness(db),
    changes,
    changeRelay: createChangeRelay(db, changes),
    live: createLiveHub({
      ...{ db, clock, changes, findSurvey, names },
      maxStreams: config.liveMaxStreams,
    }),
    jobs: [
      ...createJobs({ db, clock, config, changes }),
      forgetSalts(visiting.salts),
    ],
    guard,
    challenges,
    shareTokens,
    visibility,
    findSurvey,
    askQuestions,
    findPicture,
    caches,
    listSurveys: createListSurveys(db, clock, caches),
    readAnalytics,
    analytics: createKeepAnalytics(readAnalytics, clock, findSurvey, caches),
    publisher: createPublisher({
      ...{ db, clock, hash, checkContent, changes },
      resultsGroup: config.resultsGroup,
    }),
    submitResponse: createSubmitResponse({
      clock,
      challenges,
      visibility,
      findQuestions: createQuestionCache(db),
      checkContent,
      write: createResponseWriter(db, changes),
    }),
    checkExportCode: createCheckExportCode(hash, guard),
    idempotency: createIdempotency({ db, clock, hash, callers }),
    likes: createLikeService({ db, clock, visibility, changes }),
    posts: createPostService(discussion),
    replies: createReplyService(discussion),
    embed: createEmbedServices({
      ...{ db, clock, config, hash, findSurvey, askQuestions },
      networks: visiting.networks,
    }),
  };
}

function healthOf(config: AppConfig): HealthReply {
  return {
    ok: true,
    geoConsentPromptEnabled: config.geoPrompt,
    surveyGenMaxChars: config.surveyGenMaxChars,
    resultsGroup: config.resultsGroup,
  };
}

function createVisiting({
  db,
  config,
  clock,
  hash,
}: Omit<ServiceDeps, "contentFilter"> & { hash: KeyedHash }): Visiting {
  const sessions = createSessionService(db, clock);
  const callers = createCallers(sessions);
  const botCheck = createBotCheck({
    ...{ clock, hash, callers },
    config: config.botCheck,
    useToken: createUseToken(db),
  });
  const salts = createSalts({ db, clock, hash });
  const networks = createNetworks(salts, hash);
  return {
    csrf: createCsrf(hash),
    sessions,
    callers,
    botCheck,
    visitors: createVisitors(callers, networks, botCheck),
    salts,
    networks,
    places: createLastPlaces({ db, clock, salts, hash }),
    limits: createRateLimits(db, clock, networks, config.rateLimits),
  };
}
