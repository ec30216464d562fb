import {
  embedCalls,
  type EmbedResponseBody,
} from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Static } from "typebox";
import { Refusal, notFound } from "../base/refusal.ts";
import type { NoteEmbedSite } from "../community/integrity/note-embed-sites.ts";
import { listRespondedIds } from "../community/responses/responded-repository.ts";
import type { StoredWayIn } from "../community/stored-responses/way-in.ts";
import type { SubmitResponse } from "../community/responses/submit-response.ts";
import { languageOf, namedLanguage } from "../http/language.ts";
import { route } from "../http/route.ts";
import { surveyKeyOf } from "../surveys/survey.ts";
import {
  type Actor,
  setOptedOut,
} from "../visitors/session/session-repository.ts";
import { drawVisit, type DrawVisitDeps } from "./draw-visit.ts";
import { embeddingOf, ownOrigin } from "./embed-callers.ts";
import { openSurvey, originsFor } from "./embed-policy.ts";
import type { EmbedServices } from "./embed-services.ts";
import { mintReceipt } from "./embed-token.ts";
import { serializeVisit } from "./serialize-visit.ts";
import { hasResponded, startVisit } from "./start-visit.ts";
import { admitStorageless, hasToAnswerOnSite } from "./storageless-visits.ts";
import { keepConsent } from "./visitor-repository.ts";

type EmbedResponse = Static<typeof EmbedResponseBody>;

export interface EmbedRoutesDeps extends DrawVisitDeps {
  embed: EmbedServices;
  submitResponse: SubmitResponse;
  noteEmbedSite: NoteEmbedSite;
  /** Checks a request before a person is stored for the first time. */
  beforeNew: (request: FastifyRequest) => Promise<void>;
}

export function embedRoutes(app: FastifyInstance, deps: EmbedRoutesDeps): void {
  const { embed } = deps;
  const { db, clock, hash, callers, visitors, botCheck, policy } = embed;

  async function respond(
    actor: Actor,
    surveyId: number,
    { kept = "here", ...input }: EmbedResponse,
    request: FastifyRequest,
  ) {
    const { requestKey, ip } = request;
    const pass = callers.pass(request);
    if (pass?.responded) return { duplicate: true };
    const visitor = visitors.of(request);
    const write = (way: StoredWayIn) =>
      deps.submitResponse(actor, visitor, surveyId, input, requestKey, way);
    const submit = (way: StoredWayIn) =>
      noteSite(deps, surveyId, pass?.origin ?? "", write(way));
    if (kept === "here") return submit("embed");
    const before = await listRespondedIds(db, actor.actorId, [surveyId]);
    if (before.has(surveyId)) return submit("embed");
    const solvedDifficulty = () =>
      botCheck.solvedDifficulty(request, "survey_response");
    const response = { surveyId, ip, kept, solvedDifficulty };
    return admitStorageless(embed, response, () =>
      submit(kept === "nowhere" ? "embed-unkept" : "embed"),
    );
  }

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
      const actor = await callers.participant(request);
      const { duplicate } = await respond(actor, params.id, body, request);
      const receipt = await receiptFor(request);
      return { duplicate, ...(receipt !== undefined && { receipt }) };
    },
  );
}

/** Counts an accepted response under the site it came from. */
async function noteSite(
  { noteEmbedSite }: Pick<EmbedRoutesDeps, "noteEmbedSite">,
  surveyId: number,
  site: string,
  submitted: Promise<{ duplicate: boolean }>,
): Promise<{ duplicate: boolean }> {
  const result = await submitted;
  if (!result.duplicate) await noteEmbedSite(surveyId, site);
  return result;
}
