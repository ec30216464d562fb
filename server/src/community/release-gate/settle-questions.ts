import type { QuestionGain } from "./count-group.ts";
import {
  type ShownCounts,
  addGains,
  givesNobodyAway,
  remainsSafe,
} from "./gain.ts";

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

interface Leaving {
  /** Counted no more in what everybody sees. */
  gone: QuestionGain[];
  /** Still counted there, and judged with the next group again. */
  kept: QuestionGain[];
}

/** What figures hold of each question: released and not shown yet, and shown. */
interface Figures {
  unshown: readonly QuestionGain[];
  shown: readonly ShownCounts[];
}

/**
 * Which questions a group leaves that withdrew. One stays as it is where what
 * goes or what remains would give somebody away, and where some of the group may
 * not be shown in it yet.
 */
export function settleLeaving(
  gains: readonly QuestionGain[],
  before: readonly QuestionGain[],
  { unshown, shown }: Figures,
): Leaving {
  const of = ({ questionId }: QuestionGain) => {
    const isIt = (one: { questionId: number }) => one.questionId === questionId;
    return { waits: unshown.some(isIt), counts: shown.find(isIt) };
  };
  const goes = (gain: QuestionGain) => {
    const { waits, counts } = of(gain);
    return !waits && givesNobodyAway(gain) && remainsSafe(counts, gain);
  };
  const joined = gains.map((gain) => join(gain, before));
  return {
    gone: joined.filter(goes),
    kept: joined.filter((gain) => !goes(gain)),
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
