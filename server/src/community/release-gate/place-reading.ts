import type { Database, Queryable } from "../../base/db/database.ts";
import type { StoredAnswers } from "../stored-responses/stored-answers.ts";
import { countNetworks, networksMin } from "./choose-release.ts";
import {
  type PlacedText,
  type ReadSurvey,
  insertRows,
  insertTexts,
  listUnplaced,
  placeThese,
  showHeldTexts,
} from "./place-repository.ts";
import { lockCounts } from "./release-repository.ts";

interface ReadResponse {
  actorId: string;
  network: string;
  answers: StoredAnswers;
}

/**
 * Lets keys of the survey read a released group: its responses in random order,
 * and its texts. Only a few of a group may answer a question, so its texts wait
 * until a full group of them appears together, with texts of three networks at
 * once. An attacker who subtracts the texts of one network as their own is then
 * never left with a single one.
 */
export async function placeGroup(
  tx: Queryable,
  survey: ReadSurvey,
  group: readonly ReadResponse[],
): Promise<void> {
  const { surveyId, reads, groupSize } = survey;
  if (reads === "figures" || group.length === 0) return;
  const actorIds = group.map(({ actorId }) => actorId);
  await insertRows(tx, surveyId, actorIds);
  await insertTexts(tx, surveyId, textsOf(group, groupSize));
  await showHeldTexts(tx, survey, Math.min(networksMin, groupSize));
}

function textsOf(
  group: readonly ReadResponse[],
  groupSize: number,
): PlacedText[] {
  const sole = countNetworks(group).size === 1;
  return [...byQuestion(group)].flatMap(([questionId, writers]) => {
    const networks = countNetworks(writers).size;
    // A class in one network, whose people count instead of networks.
    const shown = sole && writers.length >= groupSize;
    return writers.map(({ actorId }) => ({
      questionId,
      actorId,
      networks,
      shown,
    }));
  });
}

function byQuestion(
  group: readonly ReadResponse[],
): Map<string, ReadResponse[]> {
  const writers = new Map<string, ReadResponse[]>();
  for (const response of group)
    for (const [questionId, answer] of Object.entries(response.answers))
      if (typeof answer === "string")
        writers.set(questionId, [...(writers.get(questionId) ?? []), response]);
  return writers;
}

/** Number of responses placed in one step; others who lock the counter wait until it ends. */
const stepSize = 1000;
/** Maximum number that is listed together; listing reads all responses without a place. */
const listSize = 100_000;

interface ClosedSurvey extends ReadSurvey {
  responses: number;
  /** The edition with which it was closed. */
  edition: number;
}

/**
 * Lets keys read a survey that shows each response at once, which has no
 * groups: all of it, step by step, when it is first closed, if that is a group.
 * Responses written after it was opened again are never readable, because its
 * author could close and open it around one person.
 * @returns Whether there was something to place, so that there may be more.
 */
export async function placeClosed(
  db: Database,
  survey: ClosedSurvey,
  signal?: AbortSignal,
): Promise<boolean> {
  const { surveyId, reads, groupSize, responses } = survey;
  if (reads === "figures" || responses < groupSize) return false;
  const unplaced = await listUnplaced(db, surveyId, listSize);
  for (let at = 0; at < unplaced.length; at += stepSize) {
    if (signal?.aborted) break;
    const step = unplaced.slice(at, at + stepSize);
    if (!(await placeStep(db, survey, step))) break;
  }
  return unplaced.length > 0;
}

/** Returns false if its closing time changed in the meantime. */
function placeStep(
  db: Database,
  survey: ClosedSurvey,
  actorIds: readonly string[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const counts = await lockCounts(tx, survey.surveyId);
    if (counts?.edition !== survey.edition) return false;
    await placeThese(tx, survey, actorIds);
    return true;
  });
}
