import { sum } from "@nearsay/core/domain";
import { isExpired } from "@nearsay/core/forms";
import type { Job } from "../../base/jobs.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import type { Changes } from "../../base/changes/changes.ts";
import { markWaiting } from "../integrity/mark-waiting.ts";
import { addPartItems } from "../integrity/part-repository.ts";
import { partOfSquare } from "../integrity/square-parts.ts";
import { chooseGroup } from "./choose-group.ts";
import {
  countNetworks,
  networksMin,
  networksMinOfPart,
} from "./choose-release.ts";
import {
  type QuestionGain,
  countGroup,
  countTerms,
  sentimentId,
} from "./count-group.ts";
import { countItems, gainItems } from "./part-items.ts";
import { type Random, secureRandom } from "../../base/random.ts";
import {
  addTerms,
  countSentiment,
  countShown,
  keepWaitingAnswers,
  listCountedQuestions,
  listWaitingAnswers,
} from "./counter-repository.ts";
import {
  type DueSurvey,
  type ReleaseCounts,
  findDueSurvey,
  scheduleEvaluation,
  endEvaluations,
  keepEvaluation,
  listDueSurveys,
  lockCounts,
  evaluateAtNext,
  noteEvaluation,
} from "./release-repository.ts";
import {
  type WaitingAnswers,
  countTogether,
  keepMarks,
  listWaiting,
  renameNetworks,
  takeWaiting,
} from "./waiting-repository.ts";
import { placeClosed, placeGroup } from "./place-reading.ts";
import { settleQuestions } from "./settle-questions.ts";

interface ReleaseDeps {
  db: Database;
  clock: Clock;
  changes: Changes;
  /** Whether responses are checked for signs of stuffing; see integrity/. */
  flagResponses?: boolean;
  random?: Random;
}

/** Maximum number of surveys per run. */
const surveysMax = 100;
/** Maximum number of waiting responses that are evaluated together. */
const waitingMax = 5000;

/**
 * Releases the responses that are due, survey by survey. This is the only way
 * by which an answer enters a figure, except in surveys that show each at once.
 * Any number of processes can do so at the same time.
 */
export async function releaseDue(
  deps: ReleaseDeps,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock, changes } = deps;
  for (const surveyId of await listDueSurveys(db, clock(), surveysMax)) {
    let found: Found = "more";
    while (isUnfinished(found) && signal?.aborted !== true) {
      found = await releaseOnce(deps, surveyId, signal);
      if (found === "some" || found === "more")
        changes.announce({ surveyId, kind: "released" });
    }
  }
}

/**
 * What was released; "more" if not all that wait were evaluated. "marked" is
 * never announced: that some responses were equal reveals their answers.
 */
type Found = "nothing" | "marked" | "some" | "more";

function isUnfinished(found: Found): boolean {
  return found === "more" || found === "marked";
}

/**
 * Everything is read and counted before the survey's counter is locked, because
 * nobody can respond while it is. If another process released responses in
 * between, the next run evaluates again.
 */
async function releaseOnce(
  { db, clock, flagResponses = false, random = secureRandom }: ReleaseDeps,
  surveyId: number,
  signal?: AbortSignal,
): Promise<Found> {
  const now = clock();
  const survey = await findDueSurvey(db, surveyId, now);
  if (survey === null) return "nothing";
  const closed = isExpired(survey, now);
  // An author who can close the survey again and again learns no more than by
  // watching it.
  const ends = closed && !survey.reopened;
  const read = { surveyId, ...survey };
  const listed =
    survey.results !== "groups" && !closed
      ? []
      : await listWaiting(db, surveyId, waitingMax);
  const mayEvaluate =
    ends || survey.lookedAt !== null || isNewGroup(listed, survey);
  // A response that arrived since would be revealed by the next release; see
  // waitForRelease.
  const lookedAt = survey.lookedAt ?? now;
  const waiting = listed.filter(
    ({ at }) => mayEvaluate && (ends || at <= lookedAt.getTime()),
  );
  const checked = waiting.filter(({ wayIn }) => wayIn !== "ticket");
  const marked = flagResponses ? await markWaiting(checked) : [];
  if (marked.length > 0) {
    await db.transaction((tx) => keepMarks(tx, surveyId, marked));
    return "marked";
  }
  const rule = { groupSize: survey.groupSize, closed: ends };
  const isRead = survey.results === "live" && rule.closed;
  if (isRead && (await placeClosed(db, read, signal))) return "more";
  const { group: chosen, ...place } = chooseGroup(waiting, rule, random);
  const hour = survey.partsReveal ? fullHour(now) : null;
  const group = hour ? chosen.map((one) => ({ ...one, hour })) : chosen;
  const gains = countGroup(group, await listCountedQuestions(db, surveyId));
  const terms = countTerms(group);
  return db.transaction(async (tx) => {
    const counts = await lockCounts(tx, surveyId);
    if (!isAsRead(counts, survey)) return "nothing";
    const came = counts.responses - survey.responses;
    const evaluation = { lookedAt, unseen: survey.unseen + came };
    if (mayEvaluate) await noteEvaluation(tx, surveyId, lookedAt);
    if (group.length > 0) {
      if (!ends) await keepEvaluation(tx, surveyId, evaluation);
      await takeWaiting(tx, surveyId, group, now);
      const part =
        "square" in place
          ? await partOfSquare(tx, surveyId, place.square)
          : place.part;
      if (hour !== null || group.some((one) => one.part !== part))
        await countTogether(tx, surveyId, { part, hour }, group);
      await placeGroup(tx, read, group);
      await addTerms(tx, surveyId, part, terms);
      if (part !== 0)
        await addPartItems(tx, surveyId, part, countItems(group, 1));
      await countQuestions(tx, surveyId, part, gains);
      return listed.length === waitingMax ? "more" : "some";
    }
    if (!closed)
      await scheduleEvaluation(tx, surveyId, evaluation, survey.expiresAt);
    else if (came === 0) await endEvaluations(tx, surveyId);
    if (!mayEvaluate) await evaluateAtNext(tx, surveyId, survey.groupSize);
    return "nothing";
  });
}

/**
 * Whether the responses since the last evaluation are a group, of which no
 * network is more than a third, or a fifth if parts reveal something about
 * people. Otherwise a few people who submit and withdraw responses could force
 * an evaluation after each response, and the release would reveal what that one
 * is like.
 */
function isNewGroup(
  waiting: readonly WaitingAnswers[],
  { groupSize, lookedUntil, partsReveal }: DueSurvey,
): boolean {
  const since = lookedUntil?.getTime() ?? 0;
  const networks = partsReveal ? networksMinOfPart : networksMin;
  const share = Math.ceil(groupSize / networks);
  const came = countNetworks(waiting.filter(({ at }) => at >= since));
  const counted = [...came.values()].map((count) => Math.min(count, share));
  return sum(counted) >= groupSize;
}

const hourMs = 3_600_000;

/**
 * Everyone sees when the number of responses grew, so the hours in which the
 * responses of a release arrived would reveal who is in it. If the release
 * belongs to a part, which reveals something about each of them, all of it
 * counts in the hour of its release.
 */
function fullHour(now: Date): string {
  return new Date(now.getTime() - (now.getTime() % hourMs)).toISOString();
}

/**
 * Returns false if others released in the meantime, the closing time changed,
 * or someone withdrew a response that may be in the group.
 */
function isAsRead(
  counts: ReleaseCounts | null,
  { released, withdrawn, edition }: ReleaseCounts,
): counts is ReleaseCounts {
  return (
    counts?.released === released &&
    counts.withdrawn === withdrawn &&
    counts.edition === edition
  );
}

async function countQuestions(
  tx: Queryable,
  surveyId: number,
  part: number,
  gains: readonly QuestionGain[],
): Promise<void> {
  const before = await listWaitingAnswers(tx, surveyId, part);
  const { shown, waiting } = settleQuestions(gains, before);
  const isSentiment = ({ questionId }: QuestionGain) =>
    questionId === sentimentId;
  await countShown(
    tx,
    surveyId,
    shown.filter((gain) => !isSentiment(gain)),
  );
  for (const gain of shown.filter(isSentiment))
    await countSentiment(tx, surveyId, gain);
  if (part !== 0) await addPartItems(tx, surveyId, part, gainItems(shown, 1));
  if (waiting.length + before.length > 0)
    await keepWaitingAnswers(tx, surveyId, part, waiting);
}

/** At most this time passes between the response that fills a group and its release. */
const releaseEveryMs = 1000;
const renameEveryMs = 600_000;
/** Long enough that a day's responses from one network can be matched, and deleted within a day. */
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
