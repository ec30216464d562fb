import { checkForms } from "@nearsay/core/forms";
import type { Services } from "../app/services.ts";
import type { Database } from "../base/db/database.ts";
import { Refusal } from "../base/refusal.ts";
import { listQuestions } from "../surveys/question-repository.ts";
import { readNewSurvey } from "../surveys/new-survey.ts";
import type { Actor } from "../visitors/session/session-repository.ts";
import { startSession } from "../visitors/session/session-service.ts";
import { visitorAs } from "../visitors/visitor.ts";
import {
  type DefinedQuestion,
  answerAtWill,
  answersById,
  defineSurvey,
  writeQuestion,
} from "./define-survey.ts";
import { isToBeTaken } from "./judge-surveys.ts";
import { seededRandom } from "./simulate-survey.ts";

export interface Site {
  db: Database;
  services: Pick<Services, "publisher" | "submitResponse">;
  /** Returns a new person who may answer. */
  newActor: () => Promise<Actor>;
  clock: () => Date;
}

/** The outcomes of the submitted responses. */
export interface Answered {
  surveys: number;
  taken: number;
  turnedAway: number;
  /** Responses that were accepted or refused wrongly. */
  wrong: string[];
}

/**
 * Publishes generated surveys that are valid, every other one with live
 * figures, and submits random responses to each.
 */
export async function answerSurveys(
  site: Site,
  { surveys, responses }: { surveys: number; responses: number },
  seed: number,
): Promise<Answered> {
  const random = seededRandom(seed);
  const found: Answered = { surveys: 0, taken: 0, turnedAway: 0, wrong: [] };
  const author = await startSession(site.db, site.clock());
  while (found.surveys < surveys) {
    const questions = defineSurvey(random);
    const isLive = found.surveys % 2 === 0;
    if (checkForms(questions).length > 0) continue;
    const surveyId = await publish(site, author, questions, isLive);
    found.surveys += 1;
    const rows = await listQuestions(site.db, surveyId);
    const ids = rows.map(({ questionId }) => questionId);
    const all = Array.from({ length: responses }, () =>
      answerAtWill(questions, random),
    );
    const actors = await Promise.all(all.map(site.newActor));
    const outcomes = await Promise.allSettled(
      all.map((given, index) => {
        const answers = answersById(ids, questions, given);
        return respond(site, actors[index]!, surveyId, answers);
      }),
    );
    for (const [index, outcome] of outcomes.entries()) {
      const given = all[index] ?? [];
      const taken = wasTaken(outcome);
      found[taken ? "taken" : "turnedAway"] += 1;
      if (taken !== isToBeTaken(questions, given))
        found.wrong.push(JSON.stringify({ questions, given, taken }));
    }
  }
  return found;
}

async function publish(
  { services: { publisher }, clock }: Site,
  author: Actor,
  questions: readonly DefinedQuestion[],
  isLive: boolean,
): Promise<number> {
  const token = await publisher.reserveToken(author.actorId);
  const payload = {
    title: "Trees along the lanes",
    type: "geo" as const,
    results: isLive ? ("live" as const) : ("groups" as const),
    visibility: { mode: "global" as const, code: null },
    questions: questions.map(writeQuestion),
    embeddedToken: token,
  };
  const survey = readNewSurvey(payload, clock());
  return (await publisher.publish(author, token, survey)).surveyId;
}

function respond(
  { services: { submitResponse } }: Site,
  actor: Actor,
  surveyId: number,
  answers: Record<string, string | string[]>,
): Promise<unknown> {
  const input = { answers, lat: null, lng: null };
  return submitResponse(actor, visitorAs(actor), surveyId, input);
}

/** @throws Any error that is no Refusal. */
function wasTaken(outcome: PromiseSettledResult<unknown>): boolean {
  if (outcome.status === "fulfilled") return true;
  if (outcome.reason instanceof Refusal) return false;
  throw outcome.reason;
}
