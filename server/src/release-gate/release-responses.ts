import type { Job } from "../background/jobs.ts";
import type { Clock } from "../clock.ts";
import type { Database, Queryable } from "../db/database.ts";
import type { Changes } from "../live/changes.ts";
import { type WaitingResponse, chooseRelease } from "./choose-release.ts";
import { type QuestionGain, countGroup, moodId } from "./count-group.ts";
import { type Random, secureRandom } from "./random.ts";
import {
  type DueSurvey,
  countMood,
  countReleased,
  countShown,
  countTerms,
  keepWaitingAnswers,
  listCountedQuestions,
  listDueSurveys,
  listWaiting,
  listWaitingAnswers,
  lockDueSurvey,
  renameNetworks,
  setDue,
  takeWaiting,
} from "./release-repository.ts";
import { settleQuestions } from "./settle-questions.ts";

export interface ReleaseDeps {
  db: Database;
  clock: Clock;
  changes: Changes;
  random?: Random;
}

/** Surveys of one run. */
const surveysMax = 100;
/** Waiting responses that are looked at together. */
const waitingMax = 2000;

/**
 * Releases the responses that are due, survey by survey: the one way by which
 * an answer comes into any figure, but for surveys that show each at once. Any
 * number of processes may do so at the same time.
 */
export async function releaseDue(
  { db, clock, changes, random = secureRandom }: ReleaseDeps,
  signal?: AbortSignal,
): Promise<void> {
  for (const surveyId of await listDueSurveys(db, clock(), surveysMax)) {
    let released = true;
    while (released && signal?.aborted !== true) {
      const now = clock();
      released = await db.transaction((tx) =>
        releaseOnce(tx, surveyId, now, random),
      );
      if (released) changes.announce({ surveyId, kind: "released" });
    }
  }
}

/** Whether there was something to release, and so perhaps more. */
async function releaseOnce(
  tx: Queryable,
  surveyId: number,
  now: Date,
  random: Random,
): Promise<boolean> {
  const survey = await lockDueSurvey(tx, surveyId, now);
  if (survey === null) return false;
  const closed = survey.expiresAt <= now;
  const group = await chooseGroup(tx, surveyId, survey, closed, random);
  if (group.length === 0) {
    await setDue(tx, surveyId, closed ? null : survey.expiresAt);
    return false;
  }
  await release(tx, surveyId, group, now);
  return true;
}

async function chooseGroup(
  tx: Queryable,
  surveyId: number,
  { results, groupSize }: DueSurvey,
  closed: boolean,
  random: Random,
): Promise<WaitingResponse[]> {
  if (results === "closed" && !closed) return [];
  const waiting = await listWaiting(tx, surveyId, waitingMax);
  return chooseRelease(waiting, { groupSize, closed }, random);
}

async function release(
  tx: Queryable,
  surveyId: number,
  group: readonly WaitingResponse[],
  now: Date,
): Promise<void> {
  await countReleased(tx, surveyId, group, now);
  await countTerms(tx, surveyId, group);
  const networks = new Map(group.map((one) => [one.actorId, one.network]));
  const taken = await takeWaiting(tx, surveyId, group);
  const responses = taken.map(({ actorId, ...response }) => ({
    ...response,
    network: networks.get(actorId) ?? "",
  }));
  const questions = await listCountedQuestions(tx, surveyId);
  await countQuestions(tx, surveyId, countGroup(responses, questions));
}

async function countQuestions(
  tx: Queryable,
  surveyId: number,
  gains: readonly QuestionGain[],
): Promise<void> {
  const before = await listWaitingAnswers(tx, surveyId);
  const { shown, waiting } = settleQuestions(gains, before);
  const isMood = ({ questionId }: QuestionGain) => questionId === moodId;
  await countShown(
    tx,
    surveyId,
    shown.filter((gain) => !isMood(gain)),
  );
  for (const mood of shown.filter(isMood)) await countMood(tx, surveyId, mood);
  if (waiting.length + before.length > 0)
    await keepWaitingAnswers(tx, surveyId, waiting);
}

/** A second at most lies between the response that fills a group and its release. */
const releaseEveryMs = 1000;
const renameEveryMs = 600_000;
/** Long enough for a day's responses from one network to meet, and gone within a day. */
const networkLifetimeMs = 23 * 3_600_000;

export function createReleaseJobs(deps: ReleaseDeps): Job[] {
  const { db, clock } = deps;
  return [
    {
      name: "releasing responses",
      everyMs: releaseEveryMs,
      run: (signal) => releaseDue(deps, signal),
    },
    {
      name: "renaming the networks of waiting responses",
      everyMs: renameEveryMs,
      run: () =>
        renameNetworks(db, new Date(clock().getTime() - networkLifetimeMs)),
    },
  ];
}
