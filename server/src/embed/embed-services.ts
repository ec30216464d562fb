import type { Clock } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import type { KeyedHash } from "../base/security/keyed-hash.ts";
import type { AskQuestions } from "../surveys/ask-questions.ts";
import type { FindSurvey } from "../surveys/find-survey.ts";
import { createBotCheck } from "../visitors/bot-check/bot-check.ts";
import type { BotCheckConfig } from "../visitors/bot-check/bot-check-config.ts";
import type { NewSessions } from "../visitors/bot-check/new-sessions.ts";
import { createUseToken } from "../visitors/bot-check/used-tokens.ts";
import { createIdempotency } from "../visitors/idempotency/idempotency.ts";
import type { Networks } from "../visitors/location/networks.ts";
import { createVisitors } from "../visitors/visitor.ts";
import type { EmbedOrigins } from "./allowed-origins.ts";
import { createEmbedCallers } from "./embed-callers.ts";
import type { EmbedPolicy } from "./embed-policy.ts";

interface EmbedDeps {
  db: Database;
  clock: Clock;
  config: {
    embedOrigins: EmbedOrigins;
    publicUrl: string | null;
    activation: "off" | "required";
    botCheck: BotCheckConfig;
  };
  hash: KeyedHash;
  networks: Networks;
  newSessions: NewSessions;
  findSurvey: FindSurvey;
  askQuestions: AskQuestions;
}

export type EmbedServices = ReturnType<typeof createEmbedServices>;

/** The services of embedded surveys, whose callers are identified by a token. */
export function createEmbedServices(deps: EmbedDeps) {
  const { db, clock, config, hash, networks, findSurvey } = deps;
  const callers = createEmbedCallers(db, hash);
  const useToken = createUseToken(db);
  const botCheck = createBotCheck({
    clock,
    hash,
    callers,
    newSessions: deps.newSessions,
    config: config.botCheck,
    useToken,
  });
  const policy: EmbedPolicy = {
    findSurvey,
    origins: config.embedOrigins,
    publicUrl: config.publicUrl,
    invitationRequired: config.activation === "required",
  };
  return {
    db,
    clock,
    hash,
    networks,
    callers,
    botCheck,
    policy,
    askQuestions: deps.askQuestions,
    visitors: createVisitors(callers, networks, botCheck),
    idempotency: createIdempotency({ db, clock, hash, callers }),
  };
}
