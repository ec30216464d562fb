import type { StoredAnswers } from "../responses/read-answers.ts";
import { countNetworks } from "./choose-release.ts";
import {
  type Gain,
  type GroupAnswer,
  countOthers,
  gainOf,
  hasOthers,
} from "./gain.ts";

/** A response that is about to be released. */
export interface GroupResponse {
  network: string;
  answers: StoredAnswers;
  /** What its texts say: each term once, and a sentiment from -1 to 1; null without text. */
  terms: string[] | null;
  sentiment: number | null;
  createdAt: Date;
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

export interface TermGain {
  term: string;
  count: number;
  /** How many networks it comes from. */
  networks: number;
  /** Whether it gives somebody away, as all who wrote used it. */
  waits: boolean;
}

/** Everything that a group adds to a survey's figures. */
export interface GroupCount {
  responses: number;
  questions: QuestionGain[];
  terms: TermGain[];
  /** Whether terms that wait from groups before can hide among those who wrote. */
  freesTerms: boolean;
  /** By the start of an hour in epoch milliseconds. */
  hours: { at: number; count: number }[];
}

/** Counts a group, and tells what would give one of it away. */
export function countGroup(
  group: readonly GroupResponse[],
  questions: readonly CountedQuestion[],
): GroupCount {
  const sole = countNetworks(group).size === 1;
  return {
    responses: group.length,
    questions: [
      ...questions.map((question) => countQuestion(group, question, sole)),
      countMood(group, sole),
    ],
    ...countTerms(group, sole),
    hours: countHours(group),
  };
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

function countTerms(
  group: readonly GroupResponse[],
  sole: boolean,
): Pick<GroupCount, "terms" | "freesTerms"> {
  const writers = group.filter(({ terms }) => terms !== null);
  const all = countNetworks(writers);
  const users = new Map<string, GroupResponse[]>();
  for (const writer of writers)
    for (const term of new Set(writer.terms)) {
      const by = users.get(term);
      if (by === undefined) users.set(term, [writer]);
      else by.push(writer);
    }
  const isSafe = (by: readonly GroupResponse[]) =>
    hasOthers(
      countOthers(all, countNetworks(by)),
      writers.length - by.length,
      sole,
    );
  return {
    terms: [...users].map(([term, by]) => ({
      term,
      count: by.length,
      networks: countNetworks(by).size,
      waits: !isSafe(by),
    })),
    freesTerms: !sole && isSafe([]),
  };
}

const hourMs = 3_600_000;

function countHours(group: readonly GroupResponse[]): GroupCount["hours"] {
  const counts = new Map<number, number>();
  for (const { createdAt } of group) {
    const at = Math.floor(createdAt.getTime() / hourMs) * hourMs;
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts].map(([at, count]) => ({ at, count }));
}
