import { embedCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal, notFound } from "../base/refusal.ts";
import { languageOf, namedLanguage } from "../http/language.ts";
import { route } from "../http/route.ts";
import { surveyKeyOf } from "../surveys/survey.ts";
import { setOptedOut } from "../visitors/session/session-repository.ts";
import { drawVisit, type DrawVisitDeps } from "./draw-visit.ts";
import { embeddingOf, ownOrigin } from "./embed-callers.ts";
import { openSurvey, originsFor } from "./embed-policy.ts";
import { mintReceipt } from "./embed-token.ts";
import { serializeVisit } from "./serialize-visit.ts";
import { hasResponded, startVisit } from "./start-visit.ts";
import { hasToAnswerOnSite } from "./storageless-visits.ts";
import {
  type EmbedResponseDeps,
  submitEmbedResponse,
} from "./submit-embed-response.ts";
import { keepConsent } from "./visitor-repository.ts";

export interface EmbedRoutesDeps extends DrawVisitDeps, EmbedResponseDeps {
  /** Checks a request before a person is stored for the first time. */
  beforeNew: (request: FastifyRequest) => Promise<void>;
}

export function embedRoutes(app: FastifyInstance, deps: EmbedRoutesDeps): void {
  const { embed } = deps;
  const { db, clock, hash, callers, visitors, botCheck, policy } = embed;

  route(app, embedCalls.startEmbedVisit, async ({ params, query, request }) => {
    const embedding = embeddingOf(request);
    // Pages of other sites cannot load Google's script.
    if (embedding.mode === "inline" && botCheck.provider === "recaptcha")
      throw new Refusal("INLINE_OFF", (say) => say.embedFrameOnly);
    if (embedding.mode === "frame") embedding.origin = query.parent ?? "";
    const key = surveyKeyOf(`/surveys/${params.key}`);
    if (key === null) throw notFound((say) => say.surveyNotFound);
    const own = ownOrigin(policy, request);
    const survey = await openSurvey(policy, key, embedding.origin, own);
    const visitor = visitors.of(request);
    const earlier = callers.pass(request);
    const begun = await startVisit(embed, survey, embedding, visitor, earlier);
    const visit = serializeVisit(
      begun,
      originsFor(policy, survey, own),
      languageOf(request),
    );
    if (query.kept === "nowhere" && !visit.responded) {
      const { surveyId } = survey;
      visit.siteOnly = await hasToAnswerOnSite(embed, surveyId, request.ip);
    }
    if (query.drawn === undefined) return visit;
    const drawn = await drawVisit(deps, visit, request, namedLanguage(request));
    return drawn ? { ...visit, drawn } : visit;
  });

  route(app, embedCalls.getEmbedBotCheck, ({ query, request }) =>
    botCheck.challenge(request, query.action, query.price),
  );

  route(app, embedCalls.giveEmbedConsent, async ({ request }) => {
    const { actorId, optedOut } = await callers.actor(request);
    if (optedOut) {
      await deps.beforeNew(request);
      await keepConsent(db, actorId, clock());
    }
    return { consented: true };
  });

  /** Undefined for a visitor who has not responded with this request's token. */
  async function receiptFor(request: FastifyRequest) {
    const pass = callers.pass(request);
    if (pass === null || !(await hasResponded(db, pass))) return undefined;
    return mintReceipt(hash, { ...pass, issuedAt: clock() });
  }

  route(app, embedCalls.withdrawEmbedConsent, async ({ request }) => {
    const { actorId } = await callers.actor(request);
    await setOptedOut(db, actorId, true);
    const receipt = await receiptFor(request);
    return { consented: false, ...(receipt !== undefined && { receipt }) };
  });

  route(
    app,
    embedCalls.submitEmbedResponse,
    async ({ params, body, request }) => {
      const { duplicate } = await submitEmbedResponse(
        deps,
        params.id,
        body,
        request,
      );
      const receipt = await receiptFor(request);
      return { duplicate, ...(receipt !== undefined && { receipt }) };
    },
  );
}
