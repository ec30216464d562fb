import type { Queryable } from "../../base/db/database.ts";
import { chooseRelease } from "./choose-release.ts";
import {
  type QuestionGain,
  countGroup,
  countTerms,
  moodId,
} from "./count-group.ts";
import {
  listLeaving,
  listShownCounts,
  takeLeaving,
  takeMood,
  takeTerms,
} from "./leave-repository.ts";
import { type Random, secureRandom } from "./random.ts";
import {
  countShown,
  keepWaitingAnswers,
  leavingAnswers,
  listCountedQuestions,
  listWaitingAnswers,
} from "./release-repository.ts";
import { settleLeaving } from "./settle-questions.ts";

/**
 * Lets withdrawn responses leave the figures once there are enough: chosen as
 * those that come in while a survey is open, so a group of them stays behind, and
 * with it a group in the figures, and no network has more than a third. The
 * caller holds the survey's counter.
 */
export async function leaveFigures(
  tx: Queryable,
  surveyId: number,
  groupSize: number,
  random: Random = secureRandom,
): Promise<void> {
  const leaving = await listLeaving(tx, surveyId);
  const rule = { groupSize, closed: false };
  const group = chooseRelease(leaving, rule, random);
  if (group.length === 0) return;
  const questions = await listCountedQuestions(tx, surveyId);
  const gains = countGroup(group, questions);
  await takeLeaving(tx, surveyId, group);
  await takeTerms(tx, surveyId, countTerms(group));
  await takeQuestions(tx, surveyId, gains);
}

async function takeQuestions(
  tx: Queryable,
  surveyId: number,
  gains: readonly QuestionGain[],
): Promise<void> {
  const before = await listWaitingAnswers(tx, surveyId, leavingAnswers);
  const { gone, kept } = settleLeaving(gains, before, {
    unshown: await listWaitingAnswers(tx, surveyId),
    shown: await listShownCounts(tx, surveyId),
  });
  const isMood = ({ questionId }: QuestionGain) => questionId === moodId;
  const questions = gone.filter((gain) => !isMood(gain));
  await countShown(tx, surveyId, questions.map(negate));
  for (const mood of gone.filter(isMood)) await takeMood(tx, surveyId, mood);
  await keepWaitingAnswers(tx, surveyId, kept, leavingAnswers);
}

function negate(gain: QuestionGain): QuestionGain {
  const choices = gain.choices.map((count) => -count);
  return { ...gain, answers: -gain.answers, choices };
}
