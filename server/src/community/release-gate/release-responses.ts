import { showsGroups } from "@nearsay/core/contract";
import { isExpired } from "@nearsay/core/forms";
import type { Job } from "../../base/jobs.ts";
import type { Clock } from "../../base/clock.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import type { Changes } from "../../base/changes/changes.ts";
import { markBlank } from "../integrity/mark-blank.ts";
import { markWaiting } from "../integrity/mark-waiting.ts";
import { addPartItems } from "../integrity/part-repository.ts";
import { partOfSquare } from "../integrity/square-parts.ts";
import { chooseGroup } from "./choose-group.ts";
import { groupOf, networksOf } from "./choose-release.ts";
import { countNames } from "./network-names.ts";
import {
  type QuestionGain,
  countGroup,
  countTerms,
  sentimentId,
} from "./count-group.ts";
import { leastOf } from "./gain.ts";
import { countItems, gainItems } from "./part-items.ts";
import { type Random, secureRandom } from "../../base/random.ts";
import {
  addLeast,
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
  takeWaiting,
} from "./waiting-repository.ts";
import { type Placed, placeClosed, placeGroup } from "./place-reading.ts";
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
    let found: Found = "some";
    while (found !== "nothing" && signal?.aborted !== true) {
      found = await releaseOnce(deps, surveyId, signal);
      if (found === "some") changes.announce({ surveyId, kind: "released" });
    }
  }
}

/**
 * Whether some were released, so that there may be more. "marked" is never
 * announced: that some responses were equal reveals their answers.
 */
type Found = "nothing" | "marked" | "some";

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
    !showsGroups(survey.results) && !closed
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
    const kept = markBlank(marked);
    await db.transaction((tx) => keepMarks(tx, surveyId, kept));
    return "marked";
  }
  const rule = { groupSize: survey.groupSize, closed: ends };
  const isRead = survey.results === "live" && rule.closed;
  if (isRead && (await placeClosed(db, read, signal))) return "some";
  const { group: chosen, ...place } = chooseGroup(waiting, rule, random);
  const hour = survey.partsReveal ? fullHour(now) : null;
  const group = hour ? chosen.map((one) => ({ ...one, hour })) : chosen;
  const gains = countGroup(group, await listCountedQuestions(db, surveyId));
  const terms = countTerms(group, random);
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
      await addTerms(tx, surveyId, part, terms);
      if (part !== 0)
        await addPartItems(tx, surveyId, part, countItems(group, 1));
      const placed = await countQuestions(tx, read, part, gains, random);
      await placeGroup(tx, read, group, { part, ...placed });
      return "some";
    }
    if (!closed)
      await scheduleEvaluation(tx, surveyId, evaluation, survey.expiresAt);
    else if (came === 0) await endEvaluations(tx, surveyId);
    if (!mayEvaluate) await evaluateAtNext(tx, surveyId, survey.groupSize);
    return "nothing";
  });
}

/**
 * Whether the responses since the last evaluation are a group. Otherwise a few
 * people who submit and withdraw responses could force an evaluation after each
 * response, and the release would reveal what that one is like.
 */
function isNewGroup(
  waiting: readonly WaitingAnswers[],
  survey: DueSurvey,
): boolean {
  const since = survey.lookedUntil?.getTime() ?? 0;
  const { least, share } = groupOf(survey);
  const came = waiting.filter(({ at }) => at >= since);
  return countNames(networksOf(came), share) >= least;
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
  { surveyId, groupSize }: { surveyId: number; groupSize: number },
  part: number,
  gains: readonly QuestionGain[],
  random: Random,
): Promise<Placed> {
  const before = await listWaitingAnswers(tx, surveyId, part);
  const { shown, waiting } = settleQuestions(gains, before, groupSize, random);
  const isSentiment = ({ questionId }: QuestionGain) =>
    questionId === sentimentId;
  await countShown(
    tx,
    surveyId,
    shown.filter((gain) => !isSentiment(gain)),
  );
  for (const gain of shown.filter(isSentiment))
    await countSentiment(tx, surveyId, gain);
  const least = shown
    .filter(({ answers }) => answers > 0)
    .map((gain) => ({ questionId: gain.questionId, ...leastOf(gain) }));
  await addLeast(tx, surveyId, part, least);
  if (part !== 0) await addPartItems(tx, surveyId, part, gainItems(shown, 1));
  if (waiting.length + before.length > 0)
    await keepWaitingAnswers(tx, surveyId, part, waiting);
  const waited = new Set(before.map(({ questionId }) => questionId));
  return {
    freed: idsOf(shown).filter((questionId) => waited.has(questionId)),
    held: idsOf(waiting),
  };
}

function idsOf(gains: readonly QuestionGain[]): number[] {
  return gains.map(({ questionId }) => questionId);
}

/**
 * @param deps.showSeconds Seconds between a response that fills a group and its
 * release, at most. With few, a watcher sees when somebody answered.
 */
export function createReleaseJobs({
  showSeconds,
  ...deps
}: ReleaseDeps & { showSeconds: number }): Job[] {
  return [
    {
      name: "releasing responses",
      everyMs: Math.max(1, showSeconds) * 1000,
      run: (signal) => releaseDue(deps, signal),
    },
  ];
}
