import type { Random } from "../../base/random.ts";
import type { QuestionGain } from "./count-group.ts";
import {
  type ShownCounts,
  addGains,
  givesNobodyAway,
  remainsSafe,
} from "./gain.ts";
import { drawCrowd } from "./network-names.ts";

export interface Settled {
  /** Visible in the public figures from now on. */
  shown: QuestionGain[];
  /** Released too, but not visible until more are added. */
  waiting: QuestionGain[];
}

/**
 * Decides which questions may show a group's answers. A question that would
 * reveal a person's answer waits and is judged again with the next group, both
 * together.
 */
export function settleQuestions(
  gains: readonly QuestionGain[],
  before: readonly QuestionGain[],
  groupSize: number,
  random: Random,
): Settled {
  const settled: Settled = { shown: [], waiting: [] };
  for (const gain of gains.map((gain) => join(gain, before))) {
    const isSafe = givesNobodyAway(gain, {
      groupSize,
      crowd: drawCrowd(random),
    });
    settled[isSafe ? "shown" : "waiting"].push(gain);
  }
  return settled;
}

interface Leaving {
  /** Removed from the public figures. */
  gone: QuestionGain[];
  /** Still counted there, and judged again with the next group. */
  kept: QuestionGain[];
}

/** What figures contain of each question: released but not shown yet, and shown. */
interface Figures {
  groupSize: number;
  unshown: readonly QuestionGain[];
  shown: readonly ShownCounts[];
}

/**
 * Decides from which questions a withdrawn group is removed. A question stays
 * unchanged if what leaves or what remains would reveal a person's answer, or
 * if some of the group may not be shown in it yet.
 */
export function settleLeaving(
  gains: readonly QuestionGain[],
  before: readonly QuestionGain[],
  { groupSize, unshown, shown }: Figures,
  random: Random,
): Leaving {
  const of = ({ questionId }: QuestionGain) => {
    const isIt = (one: { questionId: number }) => one.questionId === questionId;
    return { waits: unshown.some(isIt), counts: shown.find(isIt) };
  };
  const goes = (gain: QuestionGain) => {
    const { waits, counts } = of(gain);
    return (
      !waits &&
      givesNobodyAway(gain, { groupSize, crowd: drawCrowd(random) }) &&
      remainsSafe(counts, gain, groupSize)
    );
  };
  const settled: Leaving = { gone: [], kept: [] };
  for (const gain of gains.map((gain) => join(gain, before)))
    settled[goes(gain) ? "gone" : "kept"].push(gain);
  return settled;
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
