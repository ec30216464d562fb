import { randomUUID } from "node:crypto";
import type { EmbedVisitReply } from "@nearsay/core/contract/schema";
import type { FastifyRequest } from "fastify";
import type { Static } from "typebox";
import type { Clock } from "../base/clock.ts";
import type { Queryable } from "../base/db/database.ts";
import { listRespondedIds } from "../community/responses/responded-repository.ts";
import type { Visitors } from "../visitors/session/visitor.ts";
import type { AskQuestions } from "../surveys/ask-questions.ts";
import { isExpired } from "../surveys/survey-item.ts";
import type { SurveyRow } from "../surveys/survey-repository.ts";
import type { EmbedCallers } from "./embed-callers.ts";
import type { EmbedDoor, EmbedPlace } from "./embed-door.ts";
import {
  type EmbedPass,
  type EmbedTokens,
  freshUntil,
  isRemembered,
} from "./embed-token.ts";
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

  /** What an earlier visit to this survey left behind; null for strangers. */
  function earlier({ surveyId }: SurveyRow, request: FastifyRequest) {
    const pass = callers.pass(request);
    if (pass === null || !isRemembered(pass, clock())) return null;
    return pass.surveyId === surveyId ? pass : null;
  }

  async function hasResponded({ surveyId, actorId, responded }: EmbedPass) {
    if (responded) return true;
    return (await listRespondedIds(db, actorId, [surveyId])).has(surveyId);
  }

  /** Elsewhere on the page the visitor is another, but has responded all the same. */
  async function visitorOf(
    pass: EmbedPass | null,
    place: EmbedPlace,
  ): Promise<EmbedVisitor> {
    const stranger = { actorId: randomUUID(), consented: false };
    if (pass === null || !isBeside(pass, place))
      return { ...stranger, responded: false };
    if (!isAt(pass, place))
      return { ...stranger, responded: await hasResponded(pass) };
    const { actorId } = pass;
    const [{ optedOut }, responded] = await Promise.all([
      findVisitor(db, actorId),
      hasResponded(pass),
      noteVisit(db, actorId, clock()),
    ]);
    return { actorId, consented: !optedOut, responded };
  }

  return async (survey, place, request) => {
    const { surveyId, title, instructions } = survey;
    const now = clock();
    const [{ actorId, consented, responded }, questions] = await Promise.all([
      visitorOf(earlier(survey, request), place),
      askQuestions(survey, visitors.of(request)),
    ]);
    const origins = door.originsOf(survey, request);
    const pass = { ...place, surveyId, responded, issuedAt: now };
    return {
      token: tokens.mint({ ...pass, actorId }),
      expiresAt: freshUntil(now).toISOString(),
      ...{ consented, responded },
      ...(responded && { receipt: mintReceipt(tokens, pass) }),
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

/** Who is there, and whether they consented and responded. */
interface EmbedVisitor {
  actorId: string;
  consented: boolean;
  responded: boolean;
}

function isAt(pass: EmbedPlace, { mode, origin }: EmbedPlace): boolean {
  return pass.mode === mode && pass.origin === origin;
}

/** On the same page, framed or inline; our frames share a storage whether they are told the page's name or not. */
function isBeside(pass: EmbedPlace, { mode, origin }: EmbedPlace): boolean {
  if (pass.origin === origin) return true;
  const framed = pass.mode === "frame" && mode === "frame";
  return framed && (pass.origin === "" || origin === "");
}

/** Says that its holder has responded, and names nobody. */
export function mintReceipt(
  tokens: EmbedTokens,
  pass: Omit<EmbedPass, "actorId">,
): string {
  return tokens.mint({ ...pass, actorId: randomUUID(), responded: true });
}
