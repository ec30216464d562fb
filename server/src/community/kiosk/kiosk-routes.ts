import { kioskCalls, kioskGrantCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { Refusal } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { uuidOf } from "../../base/security/uuid-of.ts";
import { languageOf } from "../../http/language.ts";
import { route } from "../../http/route.ts";
import type { AskQuestions } from "../../surveys/ask-questions.ts";
import {
  serializeQuestions,
  serializeSurvey,
} from "../../surveys/serialize-survey.ts";
import type { limitActBy } from "../../visitors/limits/rate-limits.ts";
import { visitorAs } from "../../visitors/visitor.ts";
import type { Visitors } from "../../visitors/visitor.ts";
import type { OwnershipRoutesDeps } from "../ownership/ownership-routes.ts";
import type { SubmitResponse } from "../responses/submit-response.ts";
import type { KioskCallers } from "./kiosk-callers.ts";
import { insertPerson, listGrants } from "./kiosk-grant-repository.ts";
import { createGrant, endGrant } from "./kiosk-grants.ts";
import { Bearer } from "../../visitors/session/bearer.ts";

/**
 * How long the ID of a person at a kiosk outlives their response, so that the
 * response can be sent again under it.
 */
const personMs = 86_400_000;

/** The endpoints with which a survey's owner manages its kiosks. */
export function kioskGrantRoutes(
  app: FastifyInstance,
  deps: OwnershipRoutesDeps,
): void {
  const { holders, db } = deps;

  route(app, kioskGrantCalls.listKioskGrants, async ({ request }) => {
    const { surveyId } = await holders.require(request);
    return { items: await listGrants(db, surveyId) };
  });

  route(app, kioskGrantCalls.createKioskGrant, async ({ body, request }) => {
    const holder = await holders.require(request);
    return createGrant(deps, holder, body.label, request.requestSecret);
  });

  route(app, kioskGrantCalls.endKioskGrant, async ({ params, request }) =>
    endGrant(deps, await holders.require(request), params.grantId),
  );
}

export interface KioskRoutesDeps {
  db: Queryable;
  clock: Clock;
  hash: KeyedHash;
  kiosks: KioskCallers;
  visitors: Visitors;
  askQuestions: AskQuestions;
  submitResponse: SubmitResponse;
  /** Accepts a response if the daily limit allows it. */
  withinDay: ReturnType<typeof limitActBy>;
}

/** The endpoints that a kiosk uses. */
export function kioskRoutes(app: FastifyInstance, deps: KioskRoutesDeps): void {
  const { db, clock, hash, kiosks } = deps;

  route(app, kioskCalls.getKioskSurvey, async ({ request }) => {
    const survey = await kiosks.open(request);
    const { value } = await deps.askQuestions(survey, visitorAs(null));
    const questions = value.questions.filter(({ isChallenge }) => !isChallenge);
    return {
      survey: serializeSurvey(survey, clock()),
      questions: serializeQuestions(
        { ...value, questions },
        languageOf(request),
      ),
    };
  });

  route(app, kioskCalls.submitKioskResponse, async ({ body, request }) => {
    const { surveyId } = await kiosks.open(request);
    const { requestKey, requestSecret } = request;
    if (requestSecret === null) throw keyMissing();
    const actorId = uuidOf(hash.of("person at a kiosk", requestSecret));
    const now = clock();
    const until = new Date(now.getTime() + personMs);
    const bearer = new Bearer(requestSecret);
    const actor = { actorId, bearer, optedOut: false };
    const visitor = deps.visitors.of(request);
    await deps.withinDay(request, async () => {
      await insertPerson(db, { actorId, now, until });
      await deps.submitResponse(
        actor,
        visitor,
        surveyId,
        body,
        requestKey,
        "kiosk",
      );
    });
  });
}

function keyMissing(): Refusal {
  return new Refusal("IDEMPOTENCY_KEY_INVALID", (say) => say.kioskKeyMissing);
}
