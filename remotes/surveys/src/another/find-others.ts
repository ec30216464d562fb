import type { Survey } from "@nearsay/core/contract";
import {
  type Coordinates,
  language,
  surveyDistance,
} from "@nearsay/core/domain";
import { getParticipation } from "../api/participation.ts";
import { getQuestions, listSurveys } from "../api/survey-calls.ts";

/** For whom surveys are sought. */
export interface Seeker {
  /** Null if unknown. */
  near: Coordinates | null;
  /** Without consent nothing was answered. */
  consented: boolean;
  /** Surveys that are not wanted: the one on the page, and reported ones. */
  isUnwanted: (surveyId: string) => boolean;
}

/** Number of nearest surveys that are considered. */
const considered = 20;

/**
 * Open surveys that a person has not answered and can answer here: first those
 * in the reader's language, each nearest first.
 */
export async function findOthers(
  seeker: Seeker,
  signal: AbortSignal,
): Promise<Survey[]> {
  const { near, consented, isUnwanted } = seeker;
  const filters = { openOnly: true };
  const { items } = await listSurveys(near, filters, null, signal);
  const open = items
    .filter((survey) => isAnswerable(survey, near) && !isUnwanted(survey.id))
    .sort((one, other) => foreignness(one) - foreignness(other))
    .slice(0, considered);
  if (!consented || open.length === 0) return open;
  const ids = open.map(({ id }) => id);
  const { responded } = await getParticipation(ids, signal);
  return open.filter(({ id }) => !responded.has(id));
}

/** 1 if it is known to be in another language than the page. */
function foreignness({ language: written }: Survey): number {
  return written === null || written === language() ? 0 : 1;
}

function isAnswerable(survey: Survey, near: Coordinates | null): boolean {
  const { expired, upcoming, requiresCode, scope, radiusMeters } = survey;
  if (expired || upcoming || requiresCode) return false;
  if (scope !== "answer" || radiusMeters === undefined) return true;
  return near !== null && (surveyDistance(survey, near) ?? 0) <= radiusMeters;
}

interface FoundSurvey {
  survey: Survey;
  /** Its first question. */
  question: string;
}

/** Number of surveys whose questions are requested to find one. */
const tries = 3;

/** The first of those surveys, with its first question; null if there is none. */
export async function findAnother(
  seeker: Seeker,
  signal: AbortSignal,
): Promise<FoundSurvey | null> {
  const others = await findOthers(seeker, signal);
  for (const survey of others.slice(0, tries)) {
    const asked = await getQuestions(survey.id, {}, signal);
    const first = asked.questions.find((each) => !each.isChallenge);
    if (first && asked.tickets !== "only" && !asked.expired)
      return { survey, question: first.text };
  }
  return null;
}
