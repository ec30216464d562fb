import { embedCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { KeepAnalytics } from "../analytics/keep-analytics.ts";
import type { BotCheck } from "../bot-check/bot-check.ts";
import type { BotCheckConfig } from "../bot-check/bot-check-config.ts";
import type { Clock } from "../clock.ts";
import type { Queryable } from "../db/database.ts";
import { Refusal, notFound } from "../plugins/refusal.ts";
import { route } from "../plugins/route.ts";
import { setOptedOut } from "../privacy/consent-repository.ts";
import type { SubmitResponse } from "../responses/submit-response.ts";
import type { Visitors } from "../session/visitor.ts";
import { surveyKeyOf } from "../survey-key-of.ts";
import type { DrawVisit } from "./draw-visit.ts";
import type { EmbedCallers } from "./embed-callers.ts";
import { type EmbedDoor, placeOf } from "./embed-door.ts";
import type { StartVisit } from "./start-visit.ts";
import { keepConsent } from "./visitor-repository.ts";

export interface EmbedRoutesDeps {
  db: Queryable;
  clock: Clock;
  callers: EmbedCallers;
  visitors: Visitors;
  botCheck: BotCheck;
  provider: BotCheckConfig["provider"];
  door: EmbedDoor;
  startVisit: StartVisit;
  drawVisit: DrawVisit;
  submitResponse: SubmitResponse;
  analytics: KeepAnalytics;
  /** Asked before somebody is kept for the first time. */
  beforeNew: (request: FastifyRequest) => Promise<void>;
}

export function embedRoutes(app: FastifyInstance, deps: EmbedRoutesDeps): void {
  const { db, clock, callers, door } = deps;

  route(app, embedCalls.startEmbedVisit, async ({ params, query, request }) => {
    const place = placeOf(request);
    // Google's script cannot be loaded by pages of others.
    if (place.mode === "inline" && deps.provider === "recaptcha")
      throw inlineOff();
    if (place.mode === "frame") place.origin = query.parent ?? "";
    const key = surveyKeyOf(`/surveys/${params.key}`);
    if (key === null) throw notFound("Survey not found.");
    const survey = await door.open(key, place, request);
    const visit = await deps.startVisit(survey, place, request);
    if (query.drawn === undefined) return visit;
    const drawn = await deps.drawVisit(visit, request);
    return drawn ? { ...visit, drawn } : visit;
  });

  route(app, embedCalls.getEmbedBotCheck, ({ query, request }) =>
    deps.botCheck.challenge(request, query.action),
  );

  route(app, embedCalls.giveEmbedConsent, async ({ request }) => {
    const { actorId, optedOut } = await callers.actor(request);
    if (optedOut) {
      await deps.beforeNew(request);
      await keepConsent(db, actorId, clock());
    }
    return { consented: true };
  });

  route(app, embedCalls.withdrawEmbedConsent, async ({ request }) => {
    const { actorId } = await callers.actor(request);
    await setOptedOut(db, actorId, true);
    return { consented: false };
  });

  route(
    app,
    embedCalls.submitEmbedResponse,
    async ({ params, body, request }) => {
      const actor = await callers.participant(request);
      const visitor = deps.visitors.of(request);
      const { requestKey } = request;
      return deps.submitResponse(actor, visitor, params.id, body, requestKey);
    },
  );

  route(app, embedCalls.getEmbedResults, async ({ params, request }) =>
    deps.analytics(await door.open(params, placeOf(request), request)),
  );
}

function inlineOff(): Refusal {
  return new Refusal(
    403,
    "INLINE_OFF",
    "This survey can only be shown in a frame.",
  );
}
