import type { ActivationStatus } from "@nearsay/core/contract";
import type { Coordinates } from "@nearsay/core/domain";
import { toActivationStatus } from "./activation/activation-routes.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import {
  type CheckExportCode,
  createCheckExportCode,
} from "./export/check-export-code.ts";
import type { HealthReply } from "./health/health-routes.ts";
import { createAuthorNames } from "./posts/author.ts";
import { type PostService, createPostService } from "./posts/post-service.ts";
import {
  type ReplyService,
  createReplyService,
} from "./replies/reply-service.ts";
import {
  type SubmitResponse,
  createSubmitResponse,
} from "./responses/submit-response.ts";
import { createKeyedHash } from "./security/keyed-hash.ts";
import { type Job } from "./background/jobs.ts";
import { type Changes, createChanges } from "./live/changes.ts";
import { type Networks, createNetworks } from "./location/networks.ts";
import { type Callers, createCallers } from "./session/callers.ts";
import { type Visitors, createVisitors } from "./session/visitor.ts";
import { type Csrf, createCsrf } from "./session/csrf.ts";
import {
  type SessionService,
  createSessionService,
} from "./session/session-service.ts";
import { type SurveyList, listSurveys } from "./surveys/list-surveys.ts";
import { type Publisher, createPublisher } from "./surveys/publish-survey.ts";
import { type Visibility, createVisibility } from "./surveys/visibility.ts";

/** The configuration once the secret is settled. */
export type AppConfig = Config & { secret: string };

export interface ServiceDeps {
  db: Database;
  config: AppConfig;
  clock: Clock;
}

/** What the product can do, apart from HTTP: routes, page rendering and demo data all call these. */
export interface Services {
  health: HealthReply;
  activation: ActivationStatus;
  csrf: Csrf;
  sessions: SessionService;
  callers: Callers;
  visitors: Visitors;
  networks: Networks;
  changes: Changes;
  /** What the process does beside answering; see background/jobs.ts. */
  jobs: Job[];
  visibility: Visibility;
  listSurveys(place: Coordinates | null): Promise<SurveyList>;
  publisher: Publisher;
  submitResponse: SubmitResponse;
  checkExportCode: CheckExportCode;
  posts: PostService;
  replies: ReplyService;
}

export function createServices({ db, config, clock }: ServiceDeps): Services {
  const hash = createKeyedHash(config.secret);
  const sessions = createSessionService(db, clock);
  const callers = createCallers(sessions);
  const networks = createNetworks(clock, hash);
  const changes = createChanges();
  const visibility = createVisibility(db, clock, hash);
  const names = createAuthorNames(hash);
  return {
    health: {
      ok: true,
      geoConsentPromptEnabled: config.geoPrompt,
      surveyGenMaxChars: config.surveyGenMaxChars,
    },
    activation: toActivationStatus(config.activation),
    csrf: createCsrf(hash),
    sessions,
    callers,
    visitors: createVisitors(callers, networks),
    networks,
    changes,
    jobs: [],
    visibility,
    listSurveys: (place) => listSurveys(db, place, clock()),
    publisher: createPublisher(db, clock, hash),
    submitResponse: createSubmitResponse(db, clock, hash, visibility),
    checkExportCode: createCheckExportCode(hash),
    posts: createPostService(db, clock, visibility, names),
    replies: createReplyService(db, clock, visibility, names),
  };
}
