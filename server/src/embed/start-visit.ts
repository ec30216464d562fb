import { randomUUID } from "node:crypto";
import type { Ready } from "../base/cache/ready.ts";
import type { Clock } from "../base/clock.ts";
import type { Queryable } from "../base/db/database.ts";
import { listRespondedIds } from "../community/responses/responded-repository.ts";
import type { Visitor } from "../visitors/session/visitor.ts";
import type { AskQuestions, QuestionSet } from "../surveys/ask-questions.ts";
import { isExpired } from "../surveys/survey.ts";
import type { SurveyRow } from "../surveys/survey-repository.ts";
import type { EmbedPlace } from "./embed-door.ts";
import {
  type EmbedPass,
  type EmbedTokens,
  freshUntil,
  isRemembered,
} from "./embed-token.ts";
import { findVisitor, noteVisit } from "./visitor-repository.ts";

export interface EmbedVisit {
  token: string;
  /** Until when the token opens calls. */
  expiresAt: Date;
  consented: boolean;
  responded: boolean;
  /** Null for whoever has not responded. */
  receipt: string | null;
  survey: SurveyRow;
  expired: boolean;
  questions: Ready<QuestionSet>;
}

/** What a page needs to show a survey, once the door is open. Nothing is written of strangers. */
export type StartVisit = (
  survey: SurveyRow,
  place: EmbedPlace,
  visitor: Visitor,
  earlier: EmbedPass | null,
) => Promise<EmbedVisit>;

export interface StartVisitDeps {
  db: Queryable;
  clock: Clock;
  tokens: EmbedTokens;
  askQuestions: AskQuestions;
}

export function createStartVisit(deps: StartVisitDeps): StartVisit {
  const { db, clock, tokens, askQuestions } = deps;

  /** What an earlier visit to this survey left behind; null for strangers. */
  function recall({ surveyId }: SurveyRow, pass: EmbedPass | null) {
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

  return async (survey, place, visitor, earlier) => {
    const now = clock();
    const [{ actorId, consented, responded }, questions] = await Promise.all([
      visitorOf(recall(survey, earlier), place),
      askQuestions(survey, visitor),
    ]);
    const { surveyId } = survey;
    const pass = { ...place, surveyId, responded, issuedAt: now };
    return {
      token: tokens.mint({ ...pass, actorId }),
      expiresAt: freshUntil(now),
      ...{ consented, responded, survey, questions },
      receipt: responded ? mintReceipt(tokens, pass) : null,
      expired: isExpired(survey, now),
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
