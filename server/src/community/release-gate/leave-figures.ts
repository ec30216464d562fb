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
  countShown,
  keepWaitingAnswers,
  leavingAnswers,
  listCountedQuestions,
  listWaitingAnswers,
} from "./counter-repository.ts";
import type { ShownCounts } from "./gain.ts";
import { settleLeaving } from "./settle-questions.ts";

/** Maximum number of withdrawn responses that are evaluated together. */
export const leavingMax = 5000;

/**
 * Removes withdrawn responses from the figures when there are enough. They are
 * chosen like those released while a survey is open: a group of them stays
 * behind, and with it a group in the figures, and no network has more than a
 * third. The caller holds the lock on the survey's counter.
 */
export async function leaveFigures(
  tx: Queryable,
  surveyId: number,
  groupSize: number,
  random: Random = secureRandom,
): Promise<void> {
  const leaving = await listLeaving(tx, surveyId, 2 * groupSize, leavingMax);
  const rule = { groupSize, closed: false };
  const { part, group } = chooseOfPart(leaving, rule, random);
  if (group.length === 0) return;
  const questions = await listCountedQuestions(tx, surveyId);
  const gains = countGroup(group, questions);
  await takeLeaving(tx, surveyId, group);
  await takeTerms(tx, surveyId, part, countTerms(group));
  if (part !== 0) await addPartItems(tx, surveyId, part, countItems(group, -1));
  await takeQuestions(tx, surveyId, part, gains);
}

async function takeQuestions(
  tx: Queryable,
  surveyId: number,
  part: number,
  gains: readonly QuestionGain[],
): Promise<void> {
  const before = await listWaitingAnswers(tx, surveyId, part, leavingAnswers);
  const { gone, kept } = settleLeaving(gains, before, {
    unshown: await listWaitingAnswers(tx, surveyId, part),
    shown: await listShownOf(tx, surveyId, part),
  });
  const isSentiment = ({ questionId }: QuestionGain) =>
    questionId === sentimentId;
  const questions = gone.filter((gain) => !isSentiment(gain));
  await countShown(tx, surveyId, questions.map(negate));
  for (const gain of gone.filter(isSentiment))
    await takeSentiment(tx, surveyId, gain);
  if (part !== 0) await addPartItems(tx, surveyId, part, gainItems(gone, -1));
  await keepWaitingAnswers(tx, surveyId, part, kept, leavingAnswers);
}

/** What the figures show of a part; for part 0, the total minus that of the other parts. */
async function listShownOf(
  tx: Queryable,
  surveyId: number,
  part: number,
): Promise<ShownCounts[]> {
  const all = await listShownCounts(tx, surveyId);
  const items = await sumPartItems(tx, surveyId, part);
  const totals = new Map(
    items.map(({ kind, item, total }) => [`${kind} ${item}`, total]),
  );
  const of = (kind: string, item: string) => totals.get(`${kind} ${item}`) ?? 0;
  const share = (count: number, own: number) =>
    part === 0 ? count - own : own;
  return all.map(({ questionId, released, answers, choices }) => {
    const isSentiment = questionId === sentimentId;
    const given = isSentiment
      ? of("sentiments", "")
      : of("answers", `${questionId}`);
    return {
      questionId,
      released: share(released, of("released", "")),
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
