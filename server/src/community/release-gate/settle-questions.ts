import type { QuestionGain } from "./count-group.ts";
import { addGains, givesNobodyAway } from "./gain.ts";

interface Settled {
  /** Counted in what everybody sees from now on. */
  shown: QuestionGain[];
  /** Released too, but not to be seen before others join. */
  waiting: QuestionGain[];
}

/**
 * Which questions may show what a group answered. One that would give somebody
 * away waits, and is judged with the next group again, both taken together.
 */
export function settleQuestions(
  gains: readonly QuestionGain[],
  before: readonly QuestionGain[],
): Settled {
  const joined = gains.map((gain) => join(gain, before));
  return {
    shown: joined.filter(givesNobodyAway),
    waiting: joined.filter((gain) => !givesNobodyAway(gain)),
  };
}

function join(
  gain: QuestionGain,
  before: readonly QuestionGain[],
): QuestionGain {
  const waiting = before.find(
    ({ questionId }) => questionId === gain.questionId,
  );
  if (waiting === undefined) return gain;
  return {
    ...gain,
    ...addGains(gain, waiting),
    sentimentSum: gain.sentimentSum + waiting.sentimentSum,
  };
}
