import type { Database, Queryable } from "../../base/db/database.ts";
import type { StoredAnswers } from "../responses/read-answers.ts";
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
 * Lets keys of the survey read a group that is released: its responses, in an
 * order drawn by lot, and its texts. Few of a group may write to a question, so
 * its texts wait until as many as a group appear together, of which some come
 * from three networks at once: who takes away the texts of one network, as their
 * own, is never left with a single one.
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
    // A class, whose people take the place of networks.
    const shown = sole && writers.length >= groupSize;
    return writers.map(({ actorId }) => ({
      ...{ questionId, actorId, networks, shown },
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

/** Responses that are placed in one step, for which whoever else locks the counter waits. */
const stepSize = 1000;
/** Of those that are listed together: listing reads all that have no place. */
const listSize = 100_000;

interface ClosedSurvey extends ReadSurvey {
  responses: number;
  /** By which it is closed. */
  edition: number;
}

/**
 * Lets keys read a survey that shows each response at once, which has no groups:
 * all of it when it is first closed, if that is a group, step by step. What is
 * written once it was opened again is never read, as its author could close and
 * open it around one person.
 * @returns Whether there was something to place, and may be more.
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

/** False where its closing time moved meanwhile. */
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
