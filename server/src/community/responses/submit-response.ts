import type { SurveyLanguage } from "@nearsay/core/contract";
import type { ResponseBody } from "@nearsay/core/contract/schema";
import { isExpired, isUpcoming } from "@nearsay/core/forms";
import type { Static } from "typebox";
import { analyseTexts } from "../../base/text/analyse-texts.ts";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import type { CheckContent } from "../../surveys/content/content-filter.ts";
import { StatementError } from "../../base/db/errors.ts";
import { Refusal, notFound, overloaded } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { CodeGuard } from "../../visitors/failed-attempts/code-guard.ts";
import { sessionEnded } from "../../visitors/session/session-ended.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import { isTrailKnown, readTrail } from "../../visitors/session/trail.ts";
import type { Visitor } from "../../visitors/visitor.ts";
import type { FindQuestions } from "../../surveys/question-repository.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import type { Visibility } from "../../surveys/visibility.ts";
import { checkChallenges } from "../../surveys/check-challenge.ts";
import { requireNear } from "./require-near.ts";
import { isTicketed } from "./require-ticket.ts";
import { markWriting } from "../integrity/mark-writing.ts";
import { keptLanguage, languagePart } from "../integrity/language-parts.ts";
import { keptRing, ringPart } from "../integrity/ring-parts.ts";
import { keptSquare, placedPart } from "../integrity/square-parts.ts";
import { flaggedPart, partOf, ticketPart } from "../integrity/marks.ts";
import { readAnswers } from "./read-answers.ts";
import type { StoredAnswers } from "../stored-responses/stored-answers.ts";
import { findRequestKeys } from "./response-repository.ts";
import { type StoredWayIn, isEmbedded } from "../stored-responses/way-in.ts";
import { type WriteResponse, wroteIt } from "./write-responses.ts";

export interface SubmitResponseDeps {
  db: Queryable;
  clock: Clock;
  hash: KeyedHash;
  guard: CodeGuard;
  visibility: Pick<Visibility, "open">;
  findQuestions: FindQuestions;
  checkContent: CheckContent;
  write: WriteResponse;
  /** Whether signs of stuffing are stored with responses. */
  flagResponses: boolean;
  /** Removes a survey that has been changed from the cache. */
  forget: (surveyId: number) => void;
}

/** How often answers are judged again if the survey changes in the meantime. */
const triesMax = 5;
/** The same if the person answers other surveys at the same time. */
const trailTriesMax = 12;

/**
 * Accepts a response; `duplicate` if this person has answered before in another
 * request. Stores no coordinates; only a ring or a map bin, with the person's
 * consent.
 */
export type SubmitResponse = ReturnType<typeof createSubmitResponse>;

export function createSubmitResponse(deps: SubmitResponseDeps) {
  const { clock, visibility, findQuestions, checkContent, write } = deps;

  async function submitOnce({
    actor,
    visitor,
    id,
    body,
    requestKey,
    wayIn,
  }: Submission) {
    const { answers: given, challenge_answers = {} } = body;
    const survey = await visibility.open({ id }, visitor);
    const { surveyId, results, edition, quota } = survey;
    const { actorId, bearer } = actor;
    const ballot = bearer.ballotIn(surveyId);
    const createdAt = clock();
    if (isExpired(survey, createdAt)) {
      const before = await findBefore(deps.db, survey, ballot, requestKey);
      if (before === null) throw closed(survey.expiresAt);
      return before;
    }
    if (isUpcoming(survey, createdAt)) throw notOpenYet(survey);
    // An embed sends the location of a page, not of a person.
    requireNear(survey, isEmbedded(wayIn) ? {} : body);
    const ticketed = await isTicketed(deps.db, survey, { ballot });
    const questions = await findQuestions(surveyId, edition);
    const answers = readAnswers(given, questions);
    await checkChallenges(deps, survey, visitor, questions, challenge_answers);
    const texts = textsOf(answers);
    await checkContent("answer", texts);
    const analysed = analyse(texts, survey.language);
    // A ticket is a person, so a group of tickets needs no networks, and people
    // in one room share one.
    const network =
      ticketed || results === "room"
        ? await visitor.personIn(surveyId, ballot)
        : await visitor.networkIn(surveyId);
    if (mayHaveSteps(actor, createdAt))
      await readTrail(deps.db, bearer, "ballots");
    const trail = bearer.nextBallot(surveyId, createdAt);
    const by = { actorId, ballot, trail };
    const written = { surveyId, results, quota, ...by, answers, createdAt };
    const language = keptLanguage(survey, body.language);
    const source = isEmbedded(wayIn) ? "page" : "device";
    const square = source === "page" ? null : keptSquare(survey, body);
    const ring = keptRing(survey, body);
    const own = ownPart({
      language,
      square,
      ringPart: ring && ringPart(source, ring),
    });
    const kept = { language, square, ownPart: own };
    const from = { requestKey, network, edition, ...kept, ...analysed };
    if (ticketed)
      return write({ ...written, ...from, ...byTicket(survey, own), ticketed });
    const marks = deps.flagResponses
      ? markWriting({ ...actor, now: createdAt, questions, answers })
      : 0;
    const part = partOf(marks) === flaggedPart ? flaggedPart : own;
    return write({ ...written, ...from, wayIn, marks, part, ticketed });
  }

  return async (
    actor: Actor,
    visitor: Visitor,
    id: number,
    body: Static<typeof ResponseBody>,
    requestKey: string | null = null,
    wayIn: StoredWayIn = body.way_in ?? "site",
  ): Promise<{ duplicate: boolean }> => {
    const submission = { actor, visitor, id, body, requestKey, wayIn };
    let outdated = 0;
    for (let tries = 0; tries < trailTriesMax; tries += 1) {
      const outcome = await submitOnce(submission).catch(grownTrail);
      if (outcome === "session-ended") throw sessionEnded();
      if (outcome === "survey-gone")
        throw notFound((say) => say.surveyNotFound);
      if (outcome === "outdated") {
        outdated += 1;
        if (outdated === triesMax) break;
        deps.forget(id);
      } else if (outcome === "trail-grown")
        await readTrail(deps.db, actor.bearer, "ballots");
      else return { duplicate: outcome === "duplicate" };
    }
    throw overloaded(1);
  };
}

/** The trail of a person who has just come has no steps. */
const justMs = 60_000;

/** Whether the person has a trail that this process does not know. */
function mayHaveSteps({ bearer, begunAt }: Actor, now: Date): boolean {
  if (!bearer.hasTrail || begunAt === undefined) return false;
  if (now.getTime() - begunAt.getTime() < justMs) return false;
  return !isTrailKnown(bearer, "ballots");
}

/** Another process has added to the person's trail at the same moment. */
function grownTrail(error: unknown): "trail-grown" {
  if (error instanceof StatementError && error.table === "trails")
    return "trail-grown";
  throw error;
}

interface Submission {
  actor: Actor;
  visitor: Visitor;
  id: number;
  body: Static<typeof ResponseBody>;
  requestKey: string | null;
  wayIn: StoredWayIn;
}

/**
 * Looks up a person's response to a closed survey: it may have been the one
 * that closed it, with a reply that was lost.
 */
async function findBefore(
  db: Queryable,
  { surveyId }: SurveyRow,
  ballot: string,
  requestKey: string | null,
): Promise<"written" | "duplicate" | null> {
  const keys = await findRequestKeys(db, surveyId, [{ ballot }]);
  const writtenBy = keys.get(ballot);
  return writtenBy === undefined ? null : wroteIt(requestKey, writtenBy);
}

/** Sums of these fractions are exact, so that they can be compared with a recount. */
const sentimentSteps = 1024;

function textsOf(answers: StoredAnswers): string[] {
  return Object.values(answers).filter((answer) => typeof answer === "string");
}

function analyse(texts: string[], asked: SurveyRow["language"]) {
  if (texts.length === 0) return { terms: null, sentiment: null };
  const { terms, sentiment } = analyseTexts(texts, asked);
  return {
    terms,
    sentiment:
      sentiment && Math.round(sentiment * sentimentSteps) / sentimentSteps,
  };
}

function ownPart(own: {
  language: SurveyLanguage | null;
  square: string | null;
  ringPart: number | null;
}): number {
  if (own.square !== null) return placedPart;
  if (own.ringPart !== null) return own.ringPart;
  return own.language === null ? 0 : languagePart(own.language);
}

/** A response by paper ticket comes from no script, so it gets no marks. */
function byTicket({ tickets }: SurveyRow, own: number) {
  const part = tickets === "apart" ? ticketPart : own;
  return { wayIn: "ticket", marks: 0, part } as const;
}

function notOpenYet({ opensAt }: SurveyRow): Refusal {
  return new Refusal("SURVEY_NOT_OPEN", (say) => say.surveyNotOpen, {
    data: { opensAt: opensAt?.toISOString() },
  });
}

function closed(expiresAt: Date): Refusal {
  return new Refusal("SURVEY_CLOSED", (say) => say.surveyClosed, { expiresAt });
}
