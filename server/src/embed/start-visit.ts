import { randomUUID } from "node:crypto";
import type { EmbedVisitReply } from "@nearsay/core/contract/schema";
import type { FastifyRequest } from "fastify";
import type { Static } from "typebox";
import type { Clock } from "../clock.ts";
import type { Queryable } from "../db/database.ts";
import { listRespondedIds } from "../responses/responded-repository.ts";
import type { Visitors } from "../session/visitor.ts";
import type { AskQuestions } from "../surveys/ask-questions.ts";
import { isExpired } from "../surveys/survey-item.ts";
import type { SurveyRow } from "../surveys/survey-repository.ts";
import type { EmbedCallers } from "./embed-callers.ts";
import type { EmbedDoor, EmbedPlace } from "./embed-door.ts";
import { type EmbedTokens, freshUntil, isRemembered } from "./embed-token.ts";
import { findVisitor, noteVisit } from "./visitor-repository.ts";

export type EmbedVisit = Static<typeof EmbedVisitReply>;

/** What a page needs to show a survey, once the door is open. Nothing is written of strangers. */
export type StartVisit = (
  survey: SurveyRow,
  place: EmbedPlace,
  request: FastifyRequest,
) => Promise<EmbedVisit>;

export interface StartVisitDeps {
  db: Queryable;
  clock: Clock;
  tokens: EmbedTokens;
  callers: EmbedCallers;
  visitors: Visitors;
  door: Pick<EmbedDoor, "originsOf">;
  askQuestions: AskQuestions;
}

export function createStartVisit(deps: StartVisitDeps): StartVisit {
  const { db, clock, tokens, callers, visitors, door, askQuestions } = deps;

  /** The person of an earlier visit to this survey on this page, else null. */
  function returning(
    { surveyId }: SurveyRow,
    place: EmbedPlace,
    request: FastifyRequest,
  ): string | null {
    const pass = callers.pass(request);
    if (pass === null || !isRemembered(pass, clock())) return null;
    const same = pass.surveyId === surveyId && isAt(pass, place);
    return same ? pass.actorId : null;
  }

  async function standingOf(surveyId: number, actorId: string | null) {
    if (actorId === null) return { consented: false, responded: false };
    const [{ optedOut }, responded] = await Promise.all([
      findVisitor(db, actorId),
      listRespondedIds(db, actorId, [surveyId]),
      noteVisit(db, actorId, clock()),
    ]);
    return { consented: !optedOut, responded: responded.has(surveyId) };
  }

  return async (survey, place, request) => {
    const { surveyId, title, instructions } = survey;
    const known = returning(survey, place, request);
    const now = clock();
    const [standing, questions] = await Promise.all([
      standingOf(surveyId, known),
      askQuestions(survey, visitors.of(request)),
    ]);
    const actorId = known ?? randomUUID();
    const origins = door.originsOf(survey, request);
    return {
      token: tokens.mint({ ...place, surveyId, actorId, issuedAt: now }),
      expiresAt: freshUntil(now).toISOString(),
      ...standing,
      ...(origins !== "*" && { embedOrigins: [...origins] }),
      survey: {
        surveyId,
        title,
        instructions,
        expired: isExpired(survey, now),
      },
      questions: questions.value,
    };
  };
}

export function isAt(pass: EmbedPlace, { mode, origin }: EmbedPlace): boolean {
  return pass.mode === mode && pass.origin === origin;
}
