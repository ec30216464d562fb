import type { Queryable } from "../../base/db/database.ts";
import { addPartItems, sumPartItems } from "../integrity/part-repository.ts";
import { chooseOfPart } from "./choose-release.ts";
import {
  type QuestionGain,
  countGroup,
  countTerms,
  sentimentId,
} from "./count-group.ts";
import {
  listLeaving,
  listShownCounts,
  takeLeaving,
  takeSentiment,
  takeTerms,
} from "./leave-repository.ts";
import { countItems, gainItems } from "./part-items.ts";
import { type Random, secureRandom } from "../../base/random.ts";
import {
  addLeast,
  countShown,
  keepWaitingAnswers,
  leavingAnswers,
  listCountedQuestions,
  listLeast,
  listWaitingAnswers,
} from "./counter-repository.ts";
import { type ShownCounts, leavingOf } from "./gain.ts";
import { settleLeaving } from "./settle-questions.ts";

/** Maximum number of withdrawn responses that are evaluated together. */
export const leavingMax = 5000;

/**
 * Removes withdrawn responses from the figures when there are enough. They are
 * chosen like those released while a survey is open: a group of them stays
 * behind, and with it a group in the figures. The caller holds the lock on the
 * survey's counter.
 * @returns Whether some were removed.
 */
export async function leaveFigures(
  tx: Queryable,
  surveyId: number,
  groupSize: number,
  random: Random = secureRandom,
): Promise<boolean> {
  const leaving = await listLeaving(tx, surveyId, 2 * groupSize, leavingMax);
  const rule = { groupSize, closed: false };
  const { part, group } = chooseOfPart(leaving, rule, random);
  if (group.length === 0) return false;
  const questions = await listCountedQuestions(tx, surveyId);
  const gains = countGroup(group, questions);
  await takeLeaving(tx, surveyId, group);
  await takeTerms(tx, surveyId, part, countTerms(group, random));
  if (part !== 0) await addPartItems(tx, surveyId, part, countItems(group, -1));
  await takeQuestions(tx, { surveyId, groupSize }, part, gains, random);
  return true;
}

async function takeQuestions(
  tx: Queryable,
  { surveyId, groupSize }: { surveyId: number; groupSize: number },
  part: number,
  gains: readonly QuestionGain[],
  random: Random,
): Promise<void> {
  const before = await listWaitingAnswers(tx, surveyId, part, leavingAnswers);
  const figures = {
    groupSize,
    unshown: await listWaitingAnswers(tx, surveyId, part),
    shown: await listShownOf(tx, surveyId, part),
  };
  const { gone, kept } = settleLeaving(gains, before, figures, random);
  const isSentiment = ({ questionId }: QuestionGain) =>
    questionId === sentimentId;
  const questions = gone.filter((gain) => !isSentiment(gain));
  await countShown(tx, surveyId, questions.map(negate));
  for (const gain of gone.filter(isSentiment))
    await takeSentiment(tx, surveyId, gain);
  if (part !== 0) await addPartItems(tx, surveyId, part, gainItems(gone, -1));
  const leaving = gone.map((gain) => ({
    questionId: gain.questionId,
    ...leavingOf(gain),
  }));
  await addLeast(tx, surveyId, part, leaving, -1);
  await keepWaitingAnswers(tx, surveyId, part, kept, leavingAnswers);
}

/** What the figures show of a part; for part 0, the total minus that of the other parts. */
async function listShownOf(
  tx: Queryable,
  surveyId: number,
  part: number,
): Promise<ShownCounts[]> {
  const all = await listShownCounts(tx, surveyId);
  const least = new Map(
    (await listLeast(tx, surveyId, part)).map((one) => [one.questionId, one]),
  );
  const items = await sumPartItems(tx, surveyId, part);
  const totals = new Map(
    items.map(({ kind, item, total }) => [`${kind} ${item}`, total]),
  );
  const of = (kind: string, item: string) => totals.get(`${kind} ${item}`) ?? 0;
  const share = (count: number, own: number) =>
    part === 0 ? count - own : own;
  return all.map(({ questionId, answers, choices }) => {
    const isSentiment = questionId === sentimentId;
    const given = isSentiment
      ? of("sentiments", "")
      : of("answers", `${questionId}`);
    return {
      questionId,
      least: least.get(questionId) ?? { others: [], answered: 0 },
      answers: share(answers, given),
      choices: choices.map((count, place) =>
        share(
          count,
          isSentiment
            ? of("sentiment bins", `${place}`)
            : of("choices", `${questionId}/${place}`),
        ),
      ),
    };
  });
}

function negate(gain: QuestionGain): QuestionGain {
  const choices = gain.choices.map((count) => -count);
  return { ...gain, answers: -gain.answers, choices };
}
