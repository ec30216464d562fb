import type { StoredAnswers } from "../responses/read-answers.ts";
import { countNetworks } from "./choose-release.ts";
import { type Gain, type GroupAnswer, gainOf } from "./gain.ts";

/** A response that is about to be released. */
export interface GroupResponse {
  network: string;
  answers: StoredAnswers;
  /** From -1 to 1; null where its texts say nothing of it. */
  sentiment: number | null;
}

/** A question by its number, and how many options it has. */
export interface CountedQuestion {
  questionId: number;
  optionCount: number;
}

/** How people feel is judged like a question with ten options. */
export const moodId = 0;
const moodBins = 10;

export interface QuestionGain extends Gain {
  questionId: number;
  /** Of those counted under the mood; 0 for a question. */
  sentimentSum: number;
}

/** Counts what a group answers, question by question, and how it feels. */
export function countGroup(
  group: readonly GroupResponse[],
  questions: readonly CountedQuestion[],
): QuestionGain[] {
  const sole = countNetworks(group).size === 1;
  return [
    ...questions.map((question) => countQuestion(group, question, sole)),
    countMood(group, sole),
  ];
}

function countQuestion(
  group: readonly GroupResponse[],
  { questionId, optionCount }: CountedQuestion,
  sole: boolean,
): QuestionGain {
  const answers = group.flatMap(({ network, answers }): GroupAnswer[] => {
    const answer = answers[questionId];
    if (answer === undefined) return [];
    return [{ network, choices: typeof answer === "string" ? [] : answer }];
  });
  const gain = gainOf(answers, optionCount, sole);
  return { questionId, ...gain, sentimentSum: 0 };
}

function countMood(
  group: readonly GroupResponse[],
  sole: boolean,
): QuestionGain {
  const moods = group.flatMap(({ network, sentiment }) =>
    sentiment === null ? [] : [{ network, sentiment }],
  );
  const answers = moods.map(({ network, sentiment }) => ({
    network,
    choices: [binOf(sentiment)],
  }));
  return {
    questionId: moodId,
    ...gainOf(answers, moodBins, sole),
    sentimentSum: moods.reduce((sum, { sentiment }) => sum + sentiment, 0),
  };
}

/** Ten bins of equal width from -1 to 1. */
function binOf(sentiment: number): number {
  return Math.min(moodBins - 1, Math.floor((sentiment + 1) * 5));
}
