import {
  type BotCheck,
  createBotCheck,
} from "../visitors/bot-check/bot-check.ts";
import type { BotCheckConfig } from "../visitors/bot-check/bot-check-config.ts";
import { createUseToken } from "../visitors/bot-check/used-tokens.ts";
import type { Clock } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import {
  type Idempotency,
  createIdempotency,
} from "../visitors/idempotency/idempotency.ts";
import type { Networks } from "../visitors/location/networks.ts";
import type { KeyedHash } from "../base/security/keyed-hash.ts";
import { type Visitors, createVisitors } from "../visitors/session/visitor.ts";
import type { AskQuestions } from "../surveys/ask-questions.ts";
import type { FindSurvey } from "../surveys/find-survey.ts";
import type { EmbedOrigins } from "./allowed-origins.ts";
import { type EmbedCallers, createEmbedCallers } from "./embed-callers.ts";
import { type EmbedDoor, createEmbedDoor } from "./embed-door.ts";
import { type CheckPass, createCheckPass } from "./embed-guard.ts";
import { type EmbedTokens, createEmbedTokens } from "./embed-token.ts";
import { type StartVisit, createStartVisit } from "./start-visit.ts";
import { type UnkeptVisits, createUnkeptVisits } from "./unkept-visits.ts";

/** What embedded surveys need of their own: whoever calls is known by a token. */
export interface EmbedServices {
  callers: EmbedCallers;
  visitors: Visitors;
  botCheck: BotCheck;
  idempotency: Idempotency;
  door: EmbedDoor;
  checkPass: CheckPass;
  tokens: EmbedTokens;
  unkept: UnkeptVisits;
  startVisit: StartVisit;
}

interface EmbedConfig {
  embedOrigins: EmbedOrigins;
  publicUrl: string | null;
  activation: "off" | "required";
  botCheck: BotCheckConfig;
}

export interface EmbedDeps {
  db: Database;
  clock: Clock;
  config: EmbedConfig;
  hash: KeyedHash;
  networks: Networks;
  findSurvey: FindSurvey;
  askQuestions: AskQuestions;
}

export function createEmbedServices(deps: EmbedDeps): EmbedServices {
  const { db, clock, config, hash, networks, findSurvey, askQuestions } = deps;
  const tokens = createEmbedTokens(hash);
  const callers = createEmbedCallers(db, tokens);
  const botCheck = createBotCheck({
    ...{ clock, hash, callers },
    config: config.botCheck,
    useToken: createUseToken(db),
  });
  const visitors = createVisitors(callers, networks, botCheck);
  const door = createEmbedDoor({
    findSurvey,
    origins: config.embedOrigins,
    publicUrl: config.publicUrl,
    invitationRequired: config.activation === "required",
  });
  return {
    ...{ callers, visitors, botCheck, door, tokens },
    unkept: createUnkeptVisits({
      ...{ db, clock, hash, networks, botCheck },
      provider: config.botCheck.provider,
    }),
    idempotency: createIdempotency({ db, clock, hash, callers }),
    checkPass: createCheckPass({ clock, callers, door }),
    startVisit: createStartVisit({
      ...{ db, clock, tokens, askQuestions },
    }),
  };
}
