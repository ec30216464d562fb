import type { Database, Queryable } from "../../base/db/database.ts";
import type { StoredAnswers } from "../stored-responses/stored-answers.ts";
import { groupOf, networksOf } from "./choose-release.ts";
import { countNames, networksMin } from "./network-names.ts";
import {
  type HeldTexts,
  type ReadSurvey,
  type WrittenTexts,
  insertRows,
  forgetLiveNetworks,
  insertTexts,
  listAnswered,
  listHeldTexts,
  listLiveNetworks,
  listUnplaced,
  placeThese,
  showHeldAnswers,
} from "./place-repository.ts";
import { lockCounts } from "./release-repository.ts";

/** Questions by number, after a release. */
export interface Placed {
  /** Those that figures show, although they did not after the last release. */
  freed: number[];
  /** Those whose answers figures do not show yet. */
  held: number[];
}

interface ReadResponse {
  ballot: string;
  network: string;
  answers: StoredAnswers;
}

/**
 * Lets keys of the survey read a released group: its responses in random order,
 * and its texts. Only a few of a group may answer a question, so its texts wait
 * until a full group of them appears together, with texts of six networks at
 * once. An attacker who subtracts the texts of four networks as their own is
 * then never left with a single one.
 */
export async function placeGroup(
  tx: Queryable,
  survey: ReadSurvey,
  group: readonly ReadResponse[],
  { part, freed, held: unread }: Placed & { part: number },
): Promise<void> {
  const { surveyId, reads, groupSize } = survey;
  if (reads === "figures" || group.length === 0) return;
  const ballots = group.map(({ ballot }) => ballot);
  await insertRows(tx, surveyId, ballots, unread);
  if (freed.length > 0) await showHeldAnswers(tx, surveyId, part, freed);
  const texts = textsOf(group);
  const held = await listHeldTexts(tx, surveyId);
  await insertTexts(tx, surveyId, texts, shownBy(texts, held, groupSize));
}

/** One more than a group needs, so that a text of two other people remains. */
const textNetworksMin = networksMin + 1;

/** The questions of which these texts are a group, together with those held. */
function shownBy(
  texts: readonly WrittenTexts[],
  held: readonly HeldTexts[],
  groupSize: number,
): string[] {
  const heldOf = new Map(held.map((one) => [one.questionId, one]));
  return texts
    .filter(({ questionId, ballots, networks }) => {
      const before = heldOf.get(questionId);
      return (
        ballots.length + (before?.texts ?? 0) >= groupSize &&
        Math.max(networks, before?.networks ?? 0) >= textNetworksMin
      );
    })
    .map(({ questionId }) => questionId);
}

function textsOf(group: readonly ReadResponse[]): WrittenTexts[] {
  return [...byQuestion(group)].map(([questionId, writers]) => ({
    questionId,
    ballots: writers.map(({ ballot }) => ballot),
    networks: countNames(networksOf(writers)),
  }));
}

function byQuestion(
  group: readonly ReadResponse[],
): Map<string, ReadResponse[]> {
  const writers = new Map<string, ReadResponse[]>();
  for (const response of group)
    for (const [questionId, answer] of Object.entries(response.answers)) {
      if (typeof answer !== "string") continue;
      const others = writers.get(questionId);
      if (others === undefined) writers.set(questionId, [response]);
      else others.push(response);
    }
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
 * groups: all of it, step by step, when it is first closed, if that is a group
 * by its networks, and texts from six networks.
 * Responses written after it was opened again are never readable, because its
 * author could close and open it around one person.
 * @returns Whether there was something to place, so that there may be more.
 */
export async function placeClosed(
  db: Database,
  survey: ClosedSurvey,
  signal?: AbortSignal,
): Promise<boolean> {
  const { surveyId, reads } = survey;
  if (reads === "figures") return false;
  const texts = await findReadable(db, survey);
  if (texts === null) {
    await forgetLiveNetworks(db, surveyId);
    return false;
  }
  const unplaced = await listUnplaced(db, surveyId, listSize);
  for (let at = 0; at < unplaced.length; at += stepSize) {
    if (signal?.aborted) return true;
    const step = unplaced.slice(at, at + stepSize);
    if (!(await placeStep(db, survey, step, texts))) return true;
  }
  if (unplaced.length === 0) await forgetLiveNetworks(db, surveyId);
  return unplaced.length > 0;
}

/**
 * The questions whose texts may be read; null if no response may be. Networks
 * of withdrawn responses are still counted, so these are subtracted.
 */
async function findReadable(
  db: Queryable,
  { surveyId, groupSize, responses }: ClosedSurvey,
): Promise<number[] | null> {
  const networks = await listLiveNetworks(db, surveyId);
  const { least, share } = groupOf({ groupSize });
  const count = (questionId: number, answers: number, most: number) => {
    const own = networks.filter((one) => one.questionId === questionId);
    const written = own.reduce((sum, { people }) => sum + people, 0);
    const names = own.flatMap(({ network, people }) =>
      Array<string>(Math.min(people, most)).fill(network),
    );
    return countNames(names, most) - Math.max(0, written - answers);
  };
  if (count(0, responses, share) < least) return null;
  const answered = await listAnswered(db, surveyId);
  return answered
    .filter(
      ({ questionId, answers }) =>
        answers >= groupSize &&
        count(questionId, answers, 1) >= textNetworksMin,
    )
    .map(({ questionId }) => questionId);
}

/** Returns false if its closing time changed in the meantime. */
function placeStep(
  db: Database,
  survey: ClosedSurvey,
  ballots: readonly string[],
  texts: readonly number[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const counts = await lockCounts(tx, survey.surveyId);
    if (counts?.edition !== survey.edition) return false;
    await placeThese(tx, survey.surveyId, ballots, texts);
    return true;
  });
}
