import {
  embedCalls,
  type EmbedResponseBody,
} from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Static } from "typebox";
import type { KeepAnalytics } from "../insights/analytics/keep-analytics.ts";
import { serializeAnalytics } from "../insights/analytics/serialize-analytics.ts";
import type { BotCheck } from "../visitors/bot-check/bot-check.ts";
import type { BotCheckConfig } from "../visitors/bot-check/bot-check-config.ts";
import type { Clock } from "../base/clock.ts";
import type { Queryable } from "../base/db/database.ts";
import { Refusal, notFound } from "../base/refusal.ts";
import { route } from "../http/route.ts";
import { setOptedOut } from "../visitors/privacy/consent-repository.ts";
import { listRespondedIds } from "../community/responses/responded-repository.ts";
import type { WayIn } from "../community/responses/response-repository.ts";
import type { SubmitResponse } from "../community/responses/submit-response.ts";
import type { Actor } from "../visitors/session/session-repository.ts";
import type { Visitors } from "../visitors/session/visitor.ts";
import { surveyKeyOf } from "../surveys/survey.ts";
import type { DrawVisit } from "./draw-visit.ts";
import type { EmbedCallers } from "./embed-callers.ts";
import { type EmbedDoor, placeOf } from "./embed-door.ts";
import type { EmbedTokens } from "./embed-token.ts";
import { serializeVisit } from "./serialize-visit.ts";
import { type StartVisit, mintReceipt } from "./start-visit.ts";
import type { UnkeptVisits } from "./unkept-visits.ts";
import { keepConsent } from "./visitor-repository.ts";

type EmbedResponse = Static<typeof EmbedResponseBody>;

export interface EmbedRoutesDeps {
  db: Queryable;
  clock: Clock;
  callers: EmbedCallers;
  visitors: Visitors;
  botCheck: BotCheck;
  provider: BotCheckConfig["provider"];
  door: EmbedDoor;
  tokens: EmbedTokens;
  unkept: UnkeptVisits;
  startVisit: StartVisit;
  drawVisit: DrawVisit;
  submitResponse: SubmitResponse;
  analytics: KeepAnalytics;
  /** Asked before somebody is kept for the first time. */
  beforeNew: (request: FastifyRequest) => Promise<void>;
}

export function embedRoutes(app: FastifyInstance, deps: EmbedRoutesDeps): void {
  const { db, clock, callers, door, tokens } = deps;

  async function respond(
    actor: Actor,
    surveyId: number,
    { kept = "here", ...input }: EmbedResponse,
    request: FastifyRequest,
  ) {
    if (callers.pass(request)?.responded) return { duplicate: true };
    const submit = (wayIn: WayIn) =>
      deps.submitResponse(
        ...([actor, deps.visitors.of(request), surveyId, input] as const),
        request.requestKey,
        wayIn,
      );
    if (kept === "here") return submit("embed");
    const { actorId } = actor;
    const before = await listRespondedIds(db, actorId, [surveyId]);
    if (before.has(surveyId)) return submit("embed");
    return deps.unkept.admit({ surveyId, request, kept }, () =>
      submit(kept === "nowhere" ? "embed-unkept" : "embed"),
    );
  }

  route(app, embedCalls.startEmbedVisit, async ({ params, query, request }) => {
    const place = placeOf(request);
    // Google's script cannot be loaded by pages of others.
    if (place.mode === "inline" && deps.provider === "recaptcha")
      throw inlineOff();
    if (place.mode === "frame") place.origin = query.parent ?? "";
    const key = surveyKeyOf(`/surveys/${params.key}`);
    if (key === null) throw notFound("Survey not found.");
    const survey = await door.open(key, place, request);
    const visitor = deps.visitors.of(request);
    const earlier = callers.pass(request);
    const begun = await deps.startVisit(survey, place, visitor, earlier);
    const visit = serializeVisit(begun, door.originsOf(survey, request));
    if (query.kept === "nowhere" && !visit.responded)
      visit.siteOnly = await deps.unkept.siteOnly(survey.surveyId, request);
    if (query.drawn === undefined) return visit;
    const drawn = await deps.drawVisit(visit, request);
    return drawn ? { ...visit, drawn } : visit;
  });

  route(app, embedCalls.getEmbedBotCheck, ({ query, request }) =>
    deps.botCheck.challenge(request, query.action, query.price),
  );

  route(app, embedCalls.giveEmbedConsent, async ({ request }) => {
    const { actorId, optedOut } = await callers.actor(request);
    if (optedOut) {
      await deps.beforeNew(request);
      await keepConsent(db, actorId, clock());
    }
    return { consented: true };
  });

  /** Null for whoever has not responded by this request's token. */
  async function receiptFor(request: FastifyRequest): Promise<string | null> {
    const pass = callers.pass(request);
    if (pass === null) return null;
    const { actorId, surveyId } = pass;
    const responded =
      pass.responded ||
      (await listRespondedIds(db, actorId, [surveyId])).has(surveyId);
    if (!responded) return null;
    return mintReceipt(tokens, { ...pass, issuedAt: clock() });
  }

  route(app, embedCalls.withdrawEmbedConsent, async ({ request }) => {
    const { actorId } = await callers.actor(request);
    await setOptedOut(db, actorId, true);
    const receipt = await receiptFor(request);
    return { consented: false, ...(receipt !== null && { receipt }) };
  });

  route(
    app,
    embedCalls.submitEmbedResponse,
    async ({ params, body, request }) => {
      const actor = await callers.participant(request);
      const { duplicate } = await respond(actor, params.id, body, request);
      const receipt = await receiptFor(request);
      return { duplicate, ...(receipt !== null && { receipt }) };
    },
  );

  route(app, embedCalls.getEmbedResults, async ({ params, request }) => {
    const survey = await door.open(params, placeOf(request), request);
    return (await deps.analytics(survey)).as(serializeAnalytics);
  });
}

function inlineOff(): Refusal {
  return new Refusal("INLINE_OFF", "This survey can only be shown in a frame.");
}
