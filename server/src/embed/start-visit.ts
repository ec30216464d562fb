import { randomUUID } from "node:crypto";
import { isExpired } from "@nearsay/core/forms";
import type { Ready } from "../base/cache/ready.ts";
import type { Database, Queryable } from "../base/db/database.ts";
import { Bearer } from "../visitors/session/bearer.ts";
import { listRespondedIds } from "../community/responses/responded-repository.ts";
import type { QuestionSet } from "../surveys/ask-questions.ts";
import type { SurveyRow } from "../surveys/survey-repository.ts";
import type { Visitor } from "../visitors/visitor.ts";
import type { Embedding } from "./embed-policy.ts";
import type { EmbedServices } from "./embed-services.ts";
import {
  type EmbedPass,
  freshUntil,
  isRemembered,
  mintReceipt,
  mintToken,
  newSecret,
} from "./embed-token.ts";
import { findVisitor, noteVisit } from "./visitor-repository.ts";

export interface EmbedVisit {
  token: string;
  /** Until when the token is valid for requests. */
  expiresAt: Date;
  consented: boolean;
  responded: boolean;
  /** Null for people who have not responded. */
  receipt: string | null;
  survey: SurveyRow;
  expired: boolean;
  questions: Ready<QuestionSet>;
}

/**
 * The data that a page needs to show a survey that was opened for it. Stores
 * nothing about new visitors.
 * @param earlier The content of an earlier visit's token; null without one.
 */
export async function startVisit(
  { db, clock, hash, askQuestions }: EmbedServices,
  survey: SurveyRow,
  embedding: Embedding,
  visitor: Visitor,
  earlier: EmbedPass | null,
): Promise<EmbedVisit> {
  const { surveyId } = survey;
  const now = clock();
  const isOfThis = earlier?.surveyId === surveyId && isRemembered(earlier, now);
  const [{ actorId, secret, consented, responded }, questions] =
    await Promise.all([
      knowVisitor(db, now, isOfThis ? earlier : null, embedding),
      askQuestions(survey, visitor),
    ]);
  const pass = { ...embedding, surveyId, responded, issuedAt: now };
  return {
    token: mintToken(hash, { ...pass, actorId, secret }),
    expiresAt: freshUntil(now),
    consented,
    responded,
    receipt: responded ? mintReceipt(hash, pass) : null,
    survey,
    expired: isExpired(survey, now),
    questions,
  };
}

/**
 * Elsewhere on the page, the visitor has another id, but still counts as having
 * responded.
 * @param pass The content of the token of an earlier visit to this survey; null
 * for new visitors.
 */
async function knowVisitor(
  db: Database,
  now: Date,
  pass: EmbedPass | null,
  embedding: Embedding,
) {
  const stranger = {
    actorId: randomUUID(),
    secret: newSecret(),
    consented: false,
  };
  if (pass === null || !isBeside(pass, embedding))
    return { ...stranger, responded: false };
  if (pass.mode !== embedding.mode || pass.origin !== embedding.origin)
    return { ...stranger, responded: await hasResponded(db, pass) };
  const { actorId } = pass;
  const known = { ...pass, secret: pass.secret ?? stranger.secret };
  // First, because it may rename the visitor's rows.
  const { optedOut } = await findVisitor(db, known);
  const responded = await hasResponded(db, known);
  await noteVisit(db, actorId, now);
  return { ...known, consented: !optedOut, responded };
}

/** Whether the token states it, or its visitor has responded since. */
export async function hasResponded(
  db: Queryable,
  { surveyId, secret, responded }: EmbedPass,
): Promise<boolean> {
  if (responded) return true;
  if (secret === null) return false;
  const bearer = new Bearer(secret);
  return (await listRespondedIds(db, bearer, [surveyId])).has(surveyId);
}

/**
 * Whether both are on the same page, framed or inline; the site's frames share
 * a storage whether or not they know the page's origin.
 */
function isBeside(pass: Embedding, { mode, origin }: Embedding): boolean {
  if (pass.origin === origin) return true;
  const framed = pass.mode === "frame" && mode === "frame";
  return framed && (pass.origin === "" || origin === "");
}
